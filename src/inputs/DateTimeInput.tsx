import { useState } from 'react';
import { fetchedLater } from '../page/fetchedLater';
import { dateLimits, YEARS_AHEAD } from '#domain/inputs/dateInput';
import { formatDateTime, MINUTE_STEP, parseDateTimeInput, type LocalDateTime } from '#domain/inputs/dateTimeInput';
import { useToday } from '../clock/useToday';
import { useT } from '../i18n/useT';
import type { InputProps } from './inputProps';
import { PickerField } from './PickerField';
import { useTypedText } from './useTypedText';

const DateTimePopup = fetchedLater(() => import('./DateTimePopup'));

interface Props extends InputProps<LocalDateTime | null> {
  yearsAhead?: number;
  /** Minutes; a multiple of 15. */
  step?: number;
}

/** A wall-clock moment, MM/DD/YYYY hh:mm A; minutes are rounded up to the step, what is no moment clears the value [UI-003 UI-006]. */
export const DateTimeInput = ({
  value,
  onChange,
  yearsAhead = YEARS_AHEAD,
  step = MINUTE_STEP,
  helperText,
  ...rest
}: Props) => {
  const t = useT();
  const limits = dateLimits(useToday(), yearsAhead);
  const [cleared, setCleared] = useState(false);
  const parse = (typed: string): LocalDateTime | null => parseDateTimeInput(typed, limits, step);
  const { text, setText } = useTypedText<LocalDateTime | null>(value, formatDateTime, parse);

  const commit = (typed: string): void => {
    const moment = parse(typed);
    setCleared(moment === null && typed.trim() !== '');
    setText(formatDateTime(moment));
    if (moment !== value) onChange(moment);
  };

  return (
    <PickerField
      {...rest}
      text={text}
      isUntaken={text !== formatDateTime(value)}
      placeholder={t('inputs.date_time_format')}
      helperText={cleared ? t('inputs.date_invalid') : helperText}
      onText={(typed) => {
        setCleared(false);
        setText(typed);
      }}
      onCommit={() => {
        if (text !== formatDateTime(value)) commit(text);
      }}
      renderPopup={(close) => (
        <DateTimePopup
          label={rest.label}
          value={value}
          limits={limits}
          step={step}
          onChoose={(moment) => commit(formatDateTime(moment))}
          onClose={close}
        />
      )}
    />
  );
};
