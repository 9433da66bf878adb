import type { ClipboardEvent } from 'react';
import { fetchedLater } from '../page/fetchedLater';
import { formatCivilDate, type CivilDate } from '#domain/civilDate';
import { dateLimits, readDate, YEARS_AHEAD } from '#domain/inputs/dateInput';
import { parseDateInput } from '#domain/inputs/typedDate';
import { useToday } from '../clock/useToday';
import { useT } from '../i18n/useT';
import type { InputProps } from './inputProps';
import { PickerField } from './PickerField';
import { useTypedMoment } from './useTypedMoment';

const CalendarPopup = fetchedLater(() => import('./CalendarPopup'));

interface Props extends InputProps<CivilDate | null> {
  /** Years after this one whose 31 December is the last day; 2 but for presite dates [UI-004]. */
  yearsAhead?: number;
  /** What is no date leaves the value as it is: of a screen that shows a day there is always one. */
  keepsWhenWrong?: boolean;
}

/**
 * A day, typed as a date or as a shorthand such as 12/5, t, +3 or mon, pasted, or chosen in a calendar. What is no date
 * in the limits clears the value and stays as typed, in red [UI-001 UI-003 UI-004 UI-005 KEY-004].
 */
export const DateInput = ({ value, onChange, yearsAhead = YEARS_AHEAD, keepsWhenWrong = false, ...rest }: Props) => {
  const t = useT();
  const today = useToday();
  const limits = dateLimits(today, yearsAhead);
  const { commit, ...typing } = useTypedMoment(value, onChange, {
    format: formatCivilDate,
    read: readDate,
    parse: (typed) => parseDateInput(typed, limits, today),
    keepsWhenWrong,
  });
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    commit(event.clipboardData.getData('text').trim());
  };

  return (
    <PickerField
      {...rest}
      {...typing}
      placeholder={t('inputs.date_format')}
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
