import { useEffect, useRef } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { useLanguage } from '../../i18n/useLanguage';
import { dayText } from '../look/dayText';
import type { CalendarCategory } from './calendarApi';
import { CalendarCell } from './CalendarCell';
import type { CalendarDay } from './calendarDays';

interface Props {
  weeks: readonly (readonly CalendarDay[])[];
  today: CivilDate;
  category: CalendarCategory;
  isNarrow: boolean;
  /** Every entry of a day is shown. */
  isWhole: boolean;
  label: string;
}

/**
 * The days of a month as a grid, or on a telephone those that have something, one below the other. It opens where today
 * is.
 */
export const CalendarDays = ({ weeks, today, category, isNarrow, isWhole, label }: Props) => {
  const { language } = useLanguage();
  const scroller = useRef<HTMLDivElement>(null);
  // Once a month that is opened: what comes later keeps the place that was scrolled to.
  useEffect(() => {
    scroller.current?.querySelector('.is-today')?.scrollIntoView({ block: isNarrow ? 'start' : 'nearest' });
  }, [label, isNarrow]);
  const cell = (day: CalendarDay) => (
    <CalendarCell
      key={day.date}
      day={day}
      category={category}
      isToday={day.date === today}
      isList={isNarrow}
      isWhole={isWhole}
    />
  );
  if (isNarrow)
    return (
      <div ref={scroller} className="calendar-list">
        {weeks
          .flat()
          .filter(({ isOfMonth, entries, notes }) => isOfMonth && entries.length + notes.length > 0)
          .map(cell)}
      </div>
    );
  return (
    <div ref={scroller} className="calendar-scroll" tabIndex={0} role="group" aria-label={label}>
      <div className="calendar-heads" aria-hidden="true">
        {weeks[0]?.map(({ date }) => (
          <span key={date}>{dayText(date, language).short.split(' ')[0]}</span>
        ))}
      </div>
      <div className="calendar-grid">{weeks.flat().map(cell)}</div>
    </div>
  );
};
