import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { addDays, type CivilDate, isoWeekday } from '#domain/civilDate';
import { isWithin, PRESITE_YEARS_AHEAD } from '#domain/inputs/dateInput';
import { scheduleLimits } from '#domain/presite/schedule/scheduleDates';
import type { Language } from '#domain/access/localText';
import { DateInput } from '../../inputs/DateInput';
import { useLanguage } from '../../i18n/useLanguage';
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
  /** Null means today. */ onDate: (date: CivilDate | null) => void;
}

/** Previous, today, next, and any day of the next five years [PSC-002 PSC-005 PSC-016]. */
export const DayNavigator = ({ date, today, onDate }: Props) => {
  const text = usePresiteText();
  const { language } = useLanguage();
  const limits = scheduleLimits(today);
  const [previous, next] = [addDays(date, -1), addDays(date, 1)];
  return (
    <div className="presite-navigator" role="group" aria-label={text('date')}>
      <IconButton
        icon={ChevronLeft}
        label={text('previous_day')}
        reason={isWithin(previous, limits) ? null : text('day_out_of_range')}
        onClick={() => onDate(previous)}
      />
      <button type="button" className="presite-button" onClick={() => onDate(null)} aria-pressed={date === today}>
        {text('today')}
      </button>
      <IconButton
        icon={ChevronRight}
        label={text('next_day')}
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
      <span className="presite-weekday">{dayName(date, language)}</span>
    </div>
  );
};
