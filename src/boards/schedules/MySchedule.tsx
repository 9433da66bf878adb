import { useCallback, useMemo } from 'react';
import { civilDateOf } from '#domain/civilDate';
import type { Language } from '#domain/access/localText';
import { useSearchParams } from 'react-router-dom';
import { clockText } from '#domain/boards/timeGrid/wallTime';
import { useProfile } from '../../auth/useProfile';
import { businessMinutes } from '../../clock/businessMinutes';
import { useLanguage } from '../../i18n/useLanguage';
import { LargeText, LargeTextButton } from '../../page/LargeText';
import { dayText, daysText } from '../look/dayText';
import { IconSheet } from '../look/IconSheet';
import { DateNavigator } from '../look/DateNavigator';
import { useShownDate } from '../look/useShownDate';
import { useBoardText } from '../look/useBoardText';
import { useWallData } from '../../live/useWallData';
import { keptName } from '../store/kept';
import { WallStage } from '../wall/WallStage';
import { keptWeek } from './keptWeek';
import { OwnWork } from './OwnWork';
import type { OwnWeek, Person, ScheduleApi } from './scheduleQueries';
import { useScheduleApi } from './useScheduleApi';
import '../css/team.css';
import '../css/ownSchedule.css';

const isNews = ({ name }: { name: string }): boolean => name === 'cards';

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
  const text = useBoardText();
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

const Days = ({ week: { days, today, items, employee } }: { week: OwnWeek }) => {
  const text = useBoardText();
  const { language } = useLanguage();
  if (employee === null)
    return (
      <p className="own-none" role="alert">
        {text('my_unlinked')}
      </p>
    );
  if (items.length === 0) return <p className="own-none">{text('my_none')}</p>;
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
 * Seven days of what is assigned to the user, or to an employee whom the user supervises; without a network one's own as they were
 * known last [NAV-108 RPT-008 RPT-015].
 */
export const MySchedule = ({ api }: { api: ScheduleApi }) => {
  const text = useBoardText();
  const { language } = useLanguage();
  const { date, setDate } = useShownDate();
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('employee'));
  const chosen = Number.isSafeInteger(asked) && asked > 0 ? asked : null;
  const userId = useProfile()?.id ?? null;
  const kept = useMemo(() => keptWeek(keptName('schedule', 'own', userId)), [userId]);
  const load = useCallback(async () => {
    const week = await api.mine(date, chosen);
    if (date === null && chosen === null) kept.keep(week);
    return week;
  }, [api, kept, date, chosen]);
  const data = useWallData(load, isNews);
  const last = data.answer === null && data.isLost && chosen === null ? kept.read() : null;
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
          <IconSheet />
          <header className="team-head">
            <h1 className="team-title">{text('my_title')}</h1>
            <DateNavigator
              date={date ?? week.today}
              view="week"
              today={week.today}
              onDate={(next) => (next === date ? data.refresh() : setDate(next))}
            />
            <span className="team-days">{daysText(week.days, language)}</span>
            {week.employees.length > 0 && (
              <EmployeePicker employees={week.employees} shown={chosen} onChoose={choose} />
            )}
            <LargeTextButton />
            {data.isLost && (
              <span className="team-note is-lost" role="status">
                {text('my_as_of', { at: momentText(updatedAt, language) })}
              </span>
            )}
          </header>
          <LargeText className="own-days">
            {data.isLost && date !== null && !week.days.includes(date) ? (
              <p className="own-none" role="alert">
                {text('my_not_known', { date: dayText(date, language).full })}
              </p>
            ) : (
              <Days week={week} />
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
