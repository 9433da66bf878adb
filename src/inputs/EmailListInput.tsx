import Chip from '@mui/material/Chip';
import { OutlinedField } from './OutlinedField';
import { useCallback, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { isEmail } from '#domain/inputs/formats';
import { isEmailList, parseEmailList } from '#domain/inputs/emailList';
import { useT } from '../i18n/useT';
import type { InputProps } from './inputProps';
import { useUntakenText } from './untakenText';
import { textFieldProps } from './textFieldProps';

const ADD_KEYS = new Set(['Enter', ',', ';', ' ']);

/** A list of email addresses, each a chip; a bad one is marked and reads "Invalid email" [UI-017 UI-037]. */
export const EmailListInput = ({ value, onChange, onBlur, error, ...rest }: InputProps<readonly string[]>) => {
  const t = useT();
  const [typed, setTyped] = useState('');
  const locked = Boolean(rest.disabled || rest.readOnly);
  const input = useRef<HTMLInputElement>(null);
  useUntakenText(typed.trim() !== '', {
    label: rest.label,
    wrong: null,
    isPending: false,
    field: useCallback(() => input.current, []),
    drop: useCallback(() => setTyped(''), [setTyped]),
  });

  const add = (text: string): void => {
    const emails = parseEmailList([...value, text].join(' ')).map(({ email }) => email);
    setTyped('');
    if (emails.length !== value.length) onChange(emails);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (ADD_KEYS.has(event.key) && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && !locked) onChange(value.slice(0, -1));
  };
  const paste = (event: ClipboardEvent): void => {
    if (locked) return;
    event.preventDefault();
    add(`${typed}${event.clipboardData.getData('text')}`);
  };

  const chips =
    value.length === 0
      ? undefined
      : value.map((email) => (
          <Chip
            key={email}
            size="small"
            label={email}
            color={isEmail(email) ? 'default' : 'error'}
            variant={isEmail(email) ? 'filled' : 'outlined'}
            sx={{ my: 0.5, mr: 0.5, maxWidth: '100%' }}
            {...(locked
              ? {}
              : {
                  onDelete: () => onChange(value.filter((other) => other !== email)),
                  'aria-label': t('inputs.remove_entry', { name: email }),
                })}
          />
        ));
  return (
    <OutlinedField
      {...textFieldProps(
        { ...rest, error: error || (isEmailList(value) ? null : t('inputs.email_invalid')) },
        {
          inputMode: 'email',
          style: { minWidth: 120, flex: 1, width: 'auto' },
          placeholder: value.length === 0 ? t('inputs.add_email') : undefined,
        },
        { startAdornment: chips, sx: { flexWrap: 'wrap', py: 0.5 } },
      )}
      inputRef={input}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={keyDown}
      onPaste={paste}
      onBlur={() => {
        if (typed.trim() !== '') add(typed);
        onBlur?.();
      }}
    />
  );
};
