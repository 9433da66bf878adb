import { fetchedLater } from '../page/fetchedLater';
import { dateLimits, YEARS_AHEAD } from '#domain/inputs/dateInput';
import { formatDateTime, MINUTE_STEP, parseDateTimeInput, type LocalDateTime } from '#domain/inputs/dateTimeInput';
import { useToday } from '../clock/useToday';
import { useT } from '../i18n/useT';
import type { InputProps } from './inputProps';
import { PickerField } from './PickerField';
import { useTypedMoment } from './useTypedMoment';

const DateTimePopup = fetchedLater(() => import('./DateTimePopup'));

interface Props extends InputProps<LocalDateTime | null> {
  yearsAhead?: number;
  /** Minutes; a multiple of 15. */
  step?: number;
}

/**
 * A wall-clock moment, MM/DD/YYYY hh:mm A, its day also as a shorthand; minutes are rounded up to the step. What is no
 * moment clears the value and stays as typed, in red [UI-003 UI-006 KEY-004].
 */
export const DateTimeInput = ({ value, onChange, yearsAhead = YEARS_AHEAD, step = MINUTE_STEP, ...rest }: Props) => {
  const t = useT();
  const today = useToday();
  const limits = dateLimits(today, yearsAhead);
  const { commit, field } = useTypedMoment(value, onChange, {
    format: formatDateTime,
    read: (text) => parseDateTimeInput(text, { limits, today, step }),
    parse: (text) => parseDateTimeInput(text, { limits, today, step, standing: value }),
  });

  return (
    <PickerField
      {...rest}
      {...field}
      placeholder={t('inputs.date_time_format')}
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
