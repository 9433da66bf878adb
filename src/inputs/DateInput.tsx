import { fetchedLater } from '../page/fetchedLater';
import { formatCivilDate, type CivilDate } from '#domain/civilDate';
import { dateLimits, YEARS_AHEAD } from '#domain/inputs/dateInput';
import { useToday } from '../clock/useToday';
import { useT } from '../i18n/useT';
import type { InputProps } from './inputProps';
import { PickerField } from './PickerField';
import { useDateTyping } from './useDateTyping';

const CalendarPopup = fetchedLater(() => import('./CalendarPopup'));

interface Props extends InputProps<CivilDate | null> {
  /** Years after this one whose 31 December is the last day; 2 but for presite dates [UI-004]. */
  yearsAhead?: number;
  /** What is no date leaves the value as it is: of a screen that shows a day there is always one. */
  keepsWhenWrong?: boolean;
}

/**
 * A day: typed as 12/5, 1205 or 12/5/2026, by the keys t, + and -, pasted as spreadsheets and mails write it, or chosen
 * in a calendar. What is no date in the limits clears the value and stays as typed, in red
 * [UI-001 UI-002 UI-003 UI-004 UI-005 KEY-004].
 */
export const DateInput = ({ value, onChange, yearsAhead = YEARS_AHEAD, keepsWhenWrong = false, ...rest }: Props) => {
  const t = useT();
  const today = useToday();
  const limits = dateLimits(today, yearsAhead);
  const { commit, field } = useDateTyping(value, onChange, { limits, today, keepsWhenWrong });
  return (
    <PickerField
      {...rest}
      {...field}
      placeholder={t('inputs.date_format')}
      renderPopup={(close) => (
        <CalendarPopup
          label={rest.label}
          value={value}
          limits={limits}
          onChoose={(date) => {
            close();
            commit(formatCivilDate(date));
          }}
        />
      )}
    />
  );
};
