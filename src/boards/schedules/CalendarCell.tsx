import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../i18n/useLanguage';
import { DayNotes } from '../../page/DayNotes';
import { quantityText } from '../look/cardText';
import { dayText } from '../look/dayText';
import { useScheduleText } from '../look/useScheduleText';
import type { CalendarCategory } from './calendarApi';
import type { CalendarDay } from './calendarDays';
import { CalendarItem } from './CalendarItem';

/** As many entries stand in a day before the rest is folded. */
const SHOWN = 6;

const DAY_PATH: Readonly<Record<CalendarCategory, string>> = { gunite: '/DayView/Gunite', pebble: '/DayView/Pebble' };

interface Props {
  day: CalendarDay;
  category: CalendarCategory;
  isToday: boolean;
  /** With the day's name, where there is no head above. */
  isList?: boolean;
  /** With every entry, and nothing to press. */
  isWhole?: boolean;
}

/** One day: its number, which leads to the day's board, its entries, and what they come to [RPT-015 NAV-131]. */
export const CalendarCell = ({
  day: { date, isOfMonth, entries, quantity, notes },
  category,
  isToday,
  isList = false,
  isWhole = false,
}: Props) => {
  const text = useScheduleText();
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { full } = dayText(date, language);
  const visible = isList ? full : String(Number(date.slice(8)));
  const shown = isOpen || isList || isWhole ? entries : entries.slice(0, SHOWN);
  const rest = entries.length - shown.length;
  const classes = ['calendar-day', !isOfMonth && 'is-other', isToday && 'is-today'].filter(Boolean).join(' ');
  return (
    <section
      className={classes}
      aria-label={`${full}, ${text('calendar_entries', { smart_count: entries.length })}`}
      aria-current={isToday ? 'date' : undefined}
    >
      <Link
        className="calendar-number"
        to={`${DAY_PATH[category]}?date=${date}`}
        aria-label={`${visible}: ${text('calendar_day', { date: full })}`}
      >
        {visible}
      </Link>
      <DayNotes notes={notes} />
      {shown.map((entry) => (
        <CalendarItem key={entry.key} entry={entry} category={category} />
      ))}
      {rest > 0 && (
        <button type="button" className="calendar-more" onClick={() => setOpen(true)}>
          {text('wall_more', { count: rest })}
        </button>
      )}
      {isOpen && !isWhole && entries.length > SHOWN && (
        <button type="button" className="calendar-more" onClick={() => setOpen(false)}>
          {text('calendar_fewer')}
        </button>
      )}
      {quantity > 0 && (
        <p className="calendar-foot">
          {text(category === 'gunite' ? 'calendar_yards' : 'calendar_feet', { quantity: quantityText(quantity) })}
        </p>
      )}
    </section>
  );
};
