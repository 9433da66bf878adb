import { IntegerInput } from '../../inputs/IntegerInput';
import { NumberInput } from '../../inputs/NumberInput';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

interface Props extends FieldProps {
  unit?: string;
  /** Digits alone. */ isWhole?: boolean;
}

/** A number; an empty field is null, not 0 [JOB-036]. */
export const NumberField = ({ unit, isWhole = false, ...props }: Props) => {
  const { value, set, common } = useFieldInput(props);
  const Input = isWhole ? IntegerInput : NumberInput;
  return (
    <Input
      {...common}
      {...(unit === undefined ? {} : { unit })}
      value={typeof value === 'number' ? value : null}
      onChange={set}
    />
  );
};
