import type { InputProps } from './inputProps';
import { OutlinedField } from './OutlinedField';
import { textFieldProps } from './textFieldProps';
import { useTypedValue } from './useTypedValue';

interface Props extends InputProps<string | null> {
  /** The code that a text means; null for none. */
  codeOf: (text: string) => string | null;
  /** What is wanted, said of a text that means none. */
  wanted: string | ((text: string) => string);
  autoCapitalize?: 'characters';
  inputMode?: 'decimal';
}

/**
 * A code that people also write otherwise, such as a state in full: it becomes the code once the field is left; what
 * means none stays as typed, in red [KEY-012].
 */
export const CodeInput = ({
  value,
  onChange,
  onBlur,
  codeOf,
  wanted,
  autoCapitalize,
  inputMode,
  error,
  ...rest
}: Props) => {
  const [typing, input] = useTypedValue(
    value,
    onChange,
    {
      format: (code) => code ?? '',
      read: (text) => {
        const code = codeOf(text);
        return code === null && text.trim() !== ''
          ? { wrong: typeof wanted === 'string' ? wanted : wanted(text) }
          : { value: code };
      },
    },
    { label: rest.label, isLocked: Boolean(rest.disabled || rest.readOnly) },
  );
  return (
    <OutlinedField
      {...textFieldProps({ ...rest, error: typing.error ?? error }, { autoCapitalize, inputMode })}
      inputRef={input}
      value={typing.text}
      onChange={(event) => typing.onText(event.target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') typing.onLeave();
      }}
      onBlur={() => {
        typing.onLeave();
        onBlur?.();
      }}
    />
  );
};
