import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import { phoneMask, readPhone, type PhoneProblem } from '#domain/inputs/readPhone';
import { useT } from '../i18n/useT';
import { caretAfterDigits, digitsBefore } from './caret';
import type { InputProps } from './inputProps';
import { OutlinedField } from './OutlinedField';
import { textFieldProps } from './textFieldProps';
import { useTypedValue, type TypedMeaning } from './useTypedValue';

interface Props extends InputProps<string | null> {
  /** The field of the extension that belongs to the number; where there is none, an extension is refused. */
  extension?: { held: () => string | null; onChange: (extension: string) => void };
}

const TEXTS = {
  incomplete: 'inputs.phone_invalid',
  too_long: 'inputs.phone_invalid',
  first_digit: 'inputs.phone_invalid',
  unclear: 'inputs.phone_unclear',
  foreign: 'inputs.phone_foreign',
  several: 'inputs.phone_several',
} as const satisfies Record<PhoneProblem, string>;

/**
 * A phone number, formatted as (ddd) ddd-dddd while digits are typed and read as people write it when it is pasted; its
 * extension goes into the field beside it. What is no one number of the country stays as typed, in red
 * [KEY-011 UI-010 UI-011].
 */
export const PhoneInput = ({ value, onChange, onBlur, error, extension, ...rest }: Props) => {
  const t = useT();
  const caret = useRef<number | null>(null);
  const read = (typed: string): TypedMeaning<string> => {
    const found = readPhone(typed);
    if ('problem' in found) return { wrong: t(TEXTS[found.problem]) };
    if (found.extension === null) return { value: found.phone };
    if (!extension) return { wrong: t('inputs.phone_extension') };
    const held = extension.held()?.trim() ?? '';
    return held === '' || held.replaceAll(/\D/g, '') === found.extension
      ? { value: found.phone }
      : { wrong: t('inputs.phone_extension_kept', { extension: held }) };
  };
  const [typing, input] = useTypedValue(
    value,
    onChange,
    { format: (phone) => phone ?? '', read, mask: phoneMask },
    { label: rest.label, isLocked: Boolean(rest.disabled || rest.readOnly) },
  );

  // Formatting puts the caret at the end; it belongs behind the digit that was typed.
  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    input.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const typed = event.target.value;
    const position = event.target.selectionStart ?? typed.length;
    const next = phoneMask(typed);
    if (position < typed.length)
      caret.current = next === typed ? position : caretAfterDigits(next, digitsBefore(typed, position));
    typing.onText(typed);
  };
  const leave = (): void => {
    const found = readPhone(typing.text);
    if (!typing.isWrong && 'phone' in found && found.extension !== null) extension?.onChange(found.extension);
    typing.onLeave();
  };
  return (
    <OutlinedField
      {...textFieldProps({ ...rest, error: typing.error ?? error }, { inputMode: 'tel', type: 'tel' })}
      inputRef={input}
      value={typing.text}
      onChange={change}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
      }}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
    />
  );
};
