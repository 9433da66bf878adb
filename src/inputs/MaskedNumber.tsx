import { OutlinedField } from './OutlinedField';
import type { ReactNode } from 'react';
import { parseNumberInput } from '#domain/inputs/numberInput';
import type { InputProps } from './inputProps';
import { textFieldProps } from './textFieldProps';
import { useTypedText } from './useTypedText';

interface Props extends InputProps<number | null> {
  /** The characters that stay of a typed text. */
  mask: (text: string) => string;
  /** How the value reads once the input is left. */
  format: (value: number) => string;
  inputMode: 'numeric' | 'decimal';
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
}

/** An input of a number, of which the mask keeps the characters that may be part of it; empty is null [UI-007]. */
export const MaskedNumber = ({
  value,
  onChange,
  onBlur,
  mask,
  format,
  inputMode,
  startAdornment,
  endAdornment,
  ...rest
}: Props) => {
  const show = (number: number | null): string => (number === null ? '' : format(number));
  const { text, setText } = useTypedText(value, show, parseNumberInput);
  return (
    <OutlinedField
      {...textFieldProps(
        rest,
        { inputMode, style: { fontVariantNumeric: 'tabular-nums' } },
        { startAdornment, endAdornment },
      )}
      value={text}
      onChange={(event) => {
        const masked = mask(event.target.value);
        setText(masked);
        const next = parseNumberInput(masked);
        if (next !== value) onChange(next);
      }}
      onBlur={() => {
        setText(show(value));
        onBlur?.();
      }}
    />
  );
};
