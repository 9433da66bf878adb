import { DateInput } from '../../inputs/DateInput';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

/** A day; `yearsAhead` is 5 for the days of a presite. */
export const DateField = ({ yearsAhead, ...props }: FieldProps & { yearsAhead?: number }) => {
  const { value, set, common } = useFieldInput(props);
  return (
    <DateInput
      {...common}
      {...(yearsAhead === undefined ? {} : { yearsAhead })}
      value={typeof value === 'string' ? value : null}
      onChange={set}
    />
  );
};
