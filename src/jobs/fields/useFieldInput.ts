import { useField } from '../form/state/useField';
import type { InputProps } from '../../inputs/inputProps';
import type { FieldProps } from './fieldProps';

type Common = Omit<InputProps<unknown>, 'value' | 'onChange'>;

/** A field of the form as the inputs take it; its value still as it lies in the draft. */
export const useFieldInput = ({
  name,
  label,
  required,
  readOnly = false,
  helperText,
  autoFocus,
}: FieldProps): { value: unknown; set: (value: unknown) => void; common: Common } => {
  const field = useField(name, label);
  return {
    value: field.value,
    set: field.set,
    common: { name, label, required, helperText, autoFocus, error: field.error, readOnly: readOnly || field.readOnly },
  };
};
