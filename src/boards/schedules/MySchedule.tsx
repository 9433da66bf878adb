import { Suspense, useCallback, useMemo, useState } from 'react';
import { civilDateOf } from '#domain/civilDate';
import type { Language } from '#domain/localText';
import { useSearchParams } from 'react-router-dom';
import { clockText } from '#domain/wallTime';
import { useProfile } from '../../auth/useProfile';
import { businessMinutes } from '../../clock/businessMinutes';
import { CallError } from '../../dataProvider/CallError';
import { useLanguage } from '../../i18n/useLanguage';
import { DayNotes } from '../../page/DayNotes';
import { fetchedLater } from '../../page/fetchedLater';
import { LargeText, LargeTextButton } from '../../theme/LargeText';
import { dayText } from '../look/dayText';
import { useScheduleText } from '../look/useScheduleText';
import { isDayNews } from '../../live/isDayNews';
import type { LiveEvent } from '../../live/liveEvent';
import { useWallData } from '../../live/useWallData';
import { keptName } from '../store/kept';
import { WallStage } from '../wall/WallStage';
import { keptWeek } from './keptWeek';
import { OwnWork } from './OwnWork';
import type { OwnWeek, Person, ScheduleApi } from './scheduleQueries';
import { useScheduleApi } from './useScheduleApi';
import { ownCalendarWork } from './views/calendarWork';
import { LateCalendar } from './views/LateCalendar';
import { useScheduleView } from './views/useScheduleView';
import { ViewTools } from './views/ViewTools';
import '../css/team.css';
import '../css/ownSchedule.css';
import '../css/schedulePrint.css';

const CalendarFeeds = fetchedLater(async () => ({ default: (await import('./CalendarFeeds')).CalendarFeeds }));

const isNews = (event: LiveEvent): boolean => event.name === 'cards' || isDayNews(event);

/** Whose schedule is shown: the choice of those who supervise others. */
const EmployeePicker = ({
  employees,
  shown,
  onChoose,
}: {
  employees: readonly Person[];
  shown: number | null;
  onChoose: (id: string) => void;
}) => {
  const text = useScheduleText();
  return (
    <select
      className="plain-input own-picker"
      aria-label={text('my_employee')}
      value={shown ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{text('my_own')}</option>
      {employees.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
};

/** "Wed 11 Mar, 05:12 PM" of the business's clock. */
const momentText = (at: Date, language: Language): string =>
  `${dayText(civilDateOf(at), language).medium}, ${clockText(businessMinutes(at))}`;

const Days = ({ week: { days, today, items, employee, day_notes } }: { week: OwnWeek }) => {
  const text = useScheduleText();
  const { language } = useLanguage();
  if (employee === null)
    return (
      <p className="own-none" role="alert">
        {text('my_unlinked')}
      </p>
    );
  if (items.length + day_notes.length === 0) return <p className="own-none">{text('my_none')}</p>;
  return (
    <div className="team-list">
      {days.map((day) => {
        const work = items.filter(({ date }) => date === day);
        return (
          <section
            key={day}
            className={day === today ? 'team-day is-today' : 'team-day'}
            aria-current={day === today ? 'date' : undefined}
          >
            <h2>{dayText(day, language).full}</h2>
            <DayNotes notes={day_notes.filter(({ date }) => date === day)} />
            {work.length === 0 && <p className="team-none">{text('my_none')}</p>}
            <div className="own-items">
              {work.map((item) => (
                <OwnWork key={item.key} item={item} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
};

/**
 * Seven days of what is assigned to the user, or to an employee whom the user supervises, or a month or an agenda of it;
 * without a network the seven as they were known last [NAV-108 RPT-008 RPT-015].
 */
export const MySchedule = ({ api }: { api: ScheduleApi }) => {
  const text = useScheduleText();
  const { language } = useLanguage();
  const address = useScheduleView();
  const { view, date, asked } = address;
  const [params, setParams] = useSearchParams();
  const named = Number(params.get('employee'));
  const chosen = Number.isSafeInteger(named) && named > 0 ? named : null;
  const userId = useProfile()?.id ?? null;
  const kept = useMemo(
    () => keptWeek(keptName('schedule', chosen === null ? 'own' : `of-${chosen}`, userId)),
    [chosen, userId],
  );
  const isKept = view === 'week' && date === null;
  const load = useCallback(async () => {
    const week = await api.mine(asked, chosen);
    if (isKept) kept.keep(week);
    return week;
  }, [api, kept, asked, chosen, isKept]);
  const data = useWallData(load, isNews);
  // What the server says no to is not shown out of what was kept.
  const isRefused = data.error instanceof CallError && data.error.isRefusal;
  const last = data.answer === null && data.isLost && !isRefused && view === 'week' ? kept.read() : null;
  const [showsFeeds, setShowsFeeds] = useState(false);
  const choose = (id: string): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (id === '') next.delete('employee');
      else next.set('employee', id);
      return next;
    });
  return (
    <WallStage data={last ? { ...data, answer: last.week, updatedAt: last.at } : data}>
      {(week, updatedAt) => (
        <div className="team">
          <header className="team-head">
            <h1 className="team-title">{text('my_title')}</h1>
            <ViewTools address={address} today={week.today} days={week.days} onAgain={data.refresh} />
            {week.employees.length > 0 && (
              <EmployeePicker employees={week.employees} shown={chosen} onChoose={choose} />
            )}
            {week.employee !== null && (
              <button
                type="button"
                className="plain-button"
                aria-expanded={showsFeeds}
                onClick={() => setShowsFeeds(!showsFeeds)}
              >
                {text('feed_open')}
              </button>
            )}
            <LargeTextButton />
            {data.isLost && (
              <span className="team-note is-lost" role="status">
                {text('my_as_of', { at: momentText(updatedAt, language) })}
              </span>
            )}
          </header>
          <Suspense fallback={null}>
            {showsFeeds && <CalendarFeeds key={chosen} api={api} employee_id={chosen} />}
          </Suspense>
          <LargeText className="own-days">
            {data.isLost && date !== null && !week.days.includes(date) ? (
              <p className="own-none" role="alert">
                {text('my_not_known', { date: dayText(date, language).full })}
              </p>
            ) : view === 'week' || week.employee === null ? (
              <Days week={week} />
            ) : (
              <LateCalendar
                view={view}
                date={date ?? week.today}
                today={week.today}
                label={text('my_title')}
                work={week.items.map((item) => ownCalendarWork(item, text))}
                notes={week.day_notes}
                onDay={(day) => address.setView('agenda', day)}
              />
            )}
          </LargeText>
        </div>
      )}
    </WallStage>
  );
};

/** The address of one's own schedule [NAV-108]. */
export default function MyScheduleScreen() {
  return <MySchedule api={useScheduleApi()} />;
}
