import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { es } from 'date-fns/locale/es';
import type { CivilDate } from '#domain/civilDate';
import type { DateLimits } from '#domain/inputs/dateInput';
import { WEEK_START_NUMBER } from '#domain/weekStart';
import { useWeekStart } from '../auth/useWeekStart';
import { useToday } from '../clock/useToday';
import { useLanguage } from '../i18n/useLanguage';
import { fromPickerDate, toPickerDate } from './pickerDate';

const beginning = (locale: Locale) => ({
  Sunday: { ...locale, options: { ...locale.options, weekStartsOn: WEEK_START_NUMBER.Sunday } },
  Monday: { ...locale, options: { ...locale.options, weekStartsOn: WEEK_START_NUMBER.Monday } },
});

/** Words of a language, and the weekday on which its weeks begin here. */
const LOCALES = { en: beginning(enUS), es: beginning(es) } as const;

interface Props {
  label: string;
  value: CivilDate | null;
  limits: DateLimits;
  onChoose: (date: CivilDate) => void;
}

/** The month calendar of a date input; days outside the limits cannot be chosen [UI-035]. */
const CalendarPopup = ({ label, value, limits, onChoose }: Props) => {
  const { language } = useLanguage();
  const today = useToday();
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={LOCALES[language][useWeekStart()]}>
      <div role="dialog" aria-label={label}>
        <DateCalendar
          autoFocus
          value={value ? toPickerDate(value) : null}
          referenceDate={toPickerDate(today)}
          minDate={toPickerDate(limits.earliest)}
          maxDate={toPickerDate(limits.latest)}
          onChange={(date, state) => {
            if (date && state === 'finish') onChoose(fromPickerDate(date));
          }}
        />
      </div>
    </LocalizationProvider>
  );
};

export default CalendarPopup;
