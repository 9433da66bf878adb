import { PhoneInput } from '../../inputs/PhoneInput';
import type { FieldProps } from './fieldProps';
import { useFieldInput } from './useFieldInput';

/** A phone number, formatted while it is typed [JOB-028]. */
export const PhoneField = (props: FieldProps) => {
  const { value, set, common } = useFieldInput(props);
  return <PhoneInput {...common} value={typeof value === 'string' ? value : null} onChange={set} />;
};
