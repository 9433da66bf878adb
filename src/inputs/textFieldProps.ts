import type { TextFieldProps } from '@mui/material/TextField';
import type { InputProps } from './inputProps';

interface Slots {
  htmlInput: Record<string, unknown>;
  input: Record<string, unknown>;
}

type Given = Omit<InputProps<unknown>, 'value' | 'onChange' | 'onBlur'>;

/**
 * The common props of an input as MUI's TextField takes them; `html` adds attributes of the input element, `frame` of
 * its frame.
 */
export const textFieldProps = (
  { label, error, helperText, disabled = false, required = false, readOnly = false, name, autoFocus = false }: Given,
  html: Record<string, unknown> = {},
  frame: Record<string, unknown> = {},
): Pick<TextFieldProps, 'label' | 'error' | 'helperText' | 'disabled' | 'required' | 'name' | 'autoFocus'> & {
  slotProps: Slots;
} => ({
  label,
  error: Boolean(error),
  helperText: error || helperText,
  disabled,
  required,
  autoFocus,
  ...(name === undefined ? {} : { name }),
  slotProps: { htmlInput: { autoComplete: 'off', readOnly, ...html }, input: { readOnly, ...frame } },
});
