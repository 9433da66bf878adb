import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { fetchedLater } from '../page/fetchedLater';
import { formatCivilDate, type CivilDate } from '#domain/civilDate';
import { dateLimits, isDateKey, parseDateInput, readDate, YEARS_AHEAD } from '#domain/inputs/dateInput';
import { useToday } from '../clock/useToday';
import { useT } from '../i18n/useT';
import type { InputProps } from './inputProps';
import { PickerField } from './PickerField';
import { useTypedText } from './useTypedText';

const CalendarPopup = fetchedLater(() => import('./CalendarPopup'));

interface Props extends InputProps<CivilDate | null> {
  /** Years after this one whose 31 December is the last day; 2 but for presite dates [UI-004]. */
  yearsAhead?: number;
}

/** The typing of anything but a digit or "/" is stopped; shortcuts and keys without a character pass [UI-002]. */
const stopOtherKeys = (event: KeyboardEvent): void => {
  const typesText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (typesText && !isDateKey(event.key)) event.preventDefault();
};

/** A day, typed as M/D/YYYY or M/D/YY, pasted, or chosen in a calendar. What is no date in the limits clears the value [UI-001..005]. */
export const DateInput = ({ value, onChange, yearsAhead = YEARS_AHEAD, helperText, ...rest }: Props) => {
  const t = useT();
  const limits = dateLimits(useToday(), yearsAhead);
  const [cleared, setCleared] = useState(false);
  const { text, setText } = useTypedText<CivilDate | null>(value, formatCivilDate, readDate);

  const commit = (typed: string): void => {
    const date = parseDateInput(typed, limits);
    setCleared(date === null && typed.trim() !== '');
    setText(formatCivilDate(date));
    if (date !== value) onChange(date);
  };
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    commit(event.clipboardData.getData('text'));
  };

  return (
    <PickerField
      {...rest}
      text={text}
      isUntaken={text !== formatCivilDate(value)}
      placeholder={t('inputs.date_format')}
      helperText={cleared ? t('inputs.date_invalid') : helperText}
      onText={(typed) => {
        setCleared(false);
        setText(typed.replaceAll(/[^\d/]/g, ''));
      }}
      onCommit={() => {
        if (text !== formatCivilDate(value)) commit(text);
      }}
      onKey={stopOtherKeys}
      onPaste={paste}
      renderPopup={(close) => (
        <CalendarPopup
          label={rest.label}
          value={value}
          limits={limits}
          onChoose={(date) => {
            close();
            commit(date);
          }}
        />
      )}
    />
  );
};
