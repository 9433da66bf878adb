import { useMemo } from 'react';
import { Calendar, type DateHeaderProps, type EventProps } from 'react-big-calendar';
import { Link } from 'react-router-dom';
import type { DayNote } from '#domain/boards/workdays/dayNote';
import type { CivilDate } from '#domain/civilDate';
import { useWeekStart } from '../../../auth/useWeekStart';
import { useLanguage } from '../../../i18n/useLanguage';
import { useIsPrinting } from '../../../page/useIsPrinting';
import { useNarrowerThan } from '../../../theme/useNarrowerThan';
import { dayText } from '../../look/dayText';
import { useScheduleText } from '../../look/useScheduleText';
import { CALENDAR_LOCALIZERS, civilDayOf, dateOf, momentOf } from './calendarLocalizer';
import { noteCalendarWork, type CalendarWork } from './calendarWork';
import { AGENDA_DAYS, type ScheduleView } from './scheduleView';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import '../../css/bigCalendar.css';

interface Props {
  view: Exclude<ScheduleView, 'week'>;
  date: CivilDate;
  today: CivilDate;
  label: string;
  work: readonly CalendarWork[];
  /** Days without work; above the work of their day. */
  notes: readonly DayNote[];
  /** The agenda from a day on: what a click on a day's number, or on "+3 more", asks for. */
  onDay: (day: CivilDate) => void;
}

const VIEWS: ('month' | 'agenda')[] = ['month', 'agenda'];
const silent = (): void => undefined;

/** In a month when it begins and whose it is; the rest is in its title. */
const InMonth = ({ event: { when, title, begins, name, note, path } }: EventProps<CalendarWork>) =>
  path === null ? (
    <span className="month-note" title={title}>
      {name}
    </span>
  ) : (
    <Link to={path} title={[when, title, note].filter(Boolean).join(' · ')}>
      {begins !== '' && <span className="month-time">{begins}</span>} {name}
    </Link>
  );

const InAgenda = ({ event: { title, note, path } }: EventProps<CalendarWork>) => (
  <>
    {path === null ? <strong>{title}</strong> : <Link to={path}>{title}</Link>}
    {note !== '' && <span className="agenda-note">{note}</span>}
  </>
);

/** In the words of the boards; "No. 2" where a day has an order and no times. */
const Time = ({ event }: { event: object }) => ('when' in event && typeof event.when === 'string' ? event.when : null);

const DayNumber = ({ date, isOffRange, onDrillDown }: DateHeaderProps) => {
  const { language } = useLanguage();
  if (isOffRange) return <span>{date.getDate()}</span>;
  return (
    <button
      type="button"
      className="rbc-button-link"
      aria-label={dayText(civilDayOf(date), language).full}
      onClick={onDrillDown}
    >
      {date.getDate()}
    </button>
  );
};

const COMPONENTS = {
  month: { event: InMonth, dateHeader: DayNumber },
  agenda: { event: InAgenda, time: Time },
};

/** The month or the agenda of a schedule: a few dozen things, each a link, which react-big-calendar draws. */
export default function BigCalendar({ view, date, today, label, work, notes, onDay }: Props) {
  const text = useScheduleText();
  const { language } = useLanguage();
  const start = useWeekStart();
  const narrow = useNarrowerThan(600);
  // On paper a month is its list: a cell of the grid has room for two or three things [PRT-005].
  const asList = useIsPrinting() && view === 'month';
  const events = useMemo(
    () => [...notes.map((note) => noteCalendarWork(note, language)), ...work],
    [notes, work, language],
  );
  return (
    <section className="big-calendar" aria-label={label}>
      <Calendar<CalendarWork>
        culture={language}
        localizer={CALENDAR_LOCALIZERS[start]}
        toolbar={false}
        views={VIEWS}
        view={asList ? 'agenda' : view}
        date={dateOf(asList ? `${date.slice(0, 8)}01` : date)}
        length={AGENDA_DAYS}
        getNow={() => dateOf(today)}
        events={events}
        components={COMPONENTS}
        startAccessor={({ start, date: day }) => (start === null ? dateOf(day) : momentOf(start, day))}
        endAccessor={({ start, end, date: day }) => {
          const until = end ?? start;
          return until === null ? dateOf(day) : momentOf(until, day);
        }}
        allDayAccessor={({ start }) => start === null}
        eventPropGetter={({ stage }) => ({ className: `stage-${stage}` })}
        drilldownView="agenda"
        doShowMoreDrillDown
        onDrillDown={(day) => onDay(civilDayOf(day))}
        onNavigate={silent}
        onView={silent}
        messages={{
          date: text('agenda_date'),
          time: text('agenda_time'),
          event: text('agenda_work'),
          noEventsInRange: text('my_none'),
          showMore: (count) => (narrow ? `+${count}` : text('wall_more', { count })),
        }}
      />
    </section>
  );
}
