import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { addDays, type CivilDate, formatCivilDate, isoWeekday, weekOf } from '#domain/civilDate';
import { isWithin, PRESITE_YEARS_AHEAD } from '#domain/inputs/dateInput';
import { scheduleLimits } from '#domain/presite/schedule/scheduleDates';
import type { Language } from '#domain/localText';
import { DateInput } from '../../inputs/DateInput';
import { useLanguage } from '../../i18n/useLanguage';
import type { Span } from '../schedule/presiteApi';
import { usePresiteText } from '../schedule/usePresiteText';
import { IconButton } from './IconButton';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  es: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
};

/** The weekday of a date. */
const dayName = (date: CivilDate, language: Language): string => NAMES[language][isoWeekday(date) - 1] ?? '';

interface Props {
  date: CivilDate;
  today: CivilDate;
  span: Span;
  /** Null means today. */ onDate: (date: CivilDate | null) => void;
}

/** Previous, today, next, and any day of the next five years, or its week [PSC-002 PSC-005 PSC-016 SDY-017]. */
export const DayNavigator = ({ date, today, span, onDate }: Props) => {
  const text = usePresiteText();
  const { language } = useLanguage();
  const limits = scheduleLimits(today);
  const isWeek = span === 'week';
  const step = isWeek ? 7 : 1;
  const [previous, next] = [addDays(date, -step), addDays(date, step)];
  const week = weekOf(date);
  return (
    <div className="presite-navigator" role="group" aria-label={text('date')}>
      <IconButton
        icon={ChevronLeft}
        label={text(isWeek ? 'previous_week' : 'previous_day')}
        reason={isWithin(previous, limits) ? null : text('day_out_of_range')}
        onClick={() => onDate(previous)}
      />
      <button
        type="button"
        className="presite-button"
        onClick={() => onDate(null)}
        aria-pressed={isWeek ? week.includes(today) : date === today}
      >
        {text('today')}
      </button>
      <IconButton
        icon={ChevronRight}
        label={text(isWeek ? 'next_week' : 'next_day')}
        reason={isWithin(next, limits) ? null : text('day_out_of_range')}
        onClick={() => onDate(next)}
      />
      <div className="presite-date">
        <DateInput
          label={text('date')}
          value={date}
          onChange={onDate}
          yearsAhead={PRESITE_YEARS_AHEAD}
          keepsWhenWrong
        />
      </div>
      <span className="presite-weekday">
        {isWeek
          ? `${formatCivilDate(week[0]).slice(0, 5)} - ${formatCivilDate(week[6]).slice(0, 5)}`
          : dayName(date, language)}
      </span>
    </div>
  );
};
