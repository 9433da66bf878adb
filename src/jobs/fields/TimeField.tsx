import { TimeInput } from '../../inputs/TimeInput';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

/** A time of day. */
export default function TimeField(props: FieldProps) {
  const { value, set, common } = useFieldInput(props);
  return <TimeInput {...common} value={typeof value === 'string' && value !== '' ? value : null} onChange={set} />;
}
