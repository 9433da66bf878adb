import { DateTimeInput } from '../../inputs/DateTimeInput';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

/** A day with a time, in steps of 15 minutes [JOB-035]. */
export const DateTimeField = (props: FieldProps) => {
  const { value, set, common } = useFieldInput(props);
  return <DateTimeInput {...common} value={typeof value === 'string' ? value : null} onChange={set} />;
};
