import { OutlinedField } from './OutlinedField';
import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { isSavablePhone, parsePhoneInput, phoneMask } from '#domain/inputs/phoneInput';
import { useT } from '../i18n/useT';
import { caretAfterDigits, digitsBefore } from './caret';
import type { InputProps } from './inputProps';
import { textFieldProps } from './textFieldProps';

/**
 * A phone number, formatted as (ddd) ddd-dddd while digits are typed [UI-010]; an incomplete one is told once it is
 * left [UI-011].
 */
export const PhoneInput = ({ value, onChange, onBlur, error, ...rest }: InputProps<string | null>) => {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [left, setLeft] = useState(false);
  const incomplete = left && !isSavablePhone(value) ? t('inputs.phone_invalid') : null;

  // Formatting puts the caret at the end; it belongs behind the digit that was typed.
  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    input.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const typed = event.target.value;
    const next = phoneMask(typed);
    const position = event.target.selectionStart ?? typed.length;
    if (position < typed.length) caret.current = caretAfterDigits(next, digitsBefore(typed, position));
    onChange(parsePhoneInput(typed));
  };

  return (
    <OutlinedField
      {...textFieldProps({ ...rest, error: error || incomplete }, { inputMode: 'tel', type: 'tel' })}
      inputRef={input}
      value={value ?? ''}
      onChange={change}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
    />
  );
};
