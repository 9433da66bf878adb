import { useLanguage } from '../../i18n/useLanguage';
import { DayNotes } from '../../page/DayNotes';
import { dayText } from '../look/dayText';
import { useScheduleText } from '../look/useScheduleText';
import type { TeamWeek } from './scheduleQueries';
import { teamNotes, type TeamRow } from './teamRows';
import { TeamVisit } from './TeamVisit';

/** Fieldworkers down, days across; names and days stay in view. */
export const TeamTable = ({ week, rows }: { week: TeamWeek; rows: readonly TeamRow[] }) => {
  const text = useScheduleText();
  const { language } = useLanguage();
  const { days, today } = week;
  return (
    <div className="team-scroll" tabIndex={0} role="group" aria-label={text('team_title')}>
      <table className="team-table">
        <thead>
          <tr>
            <th scope="col">{text('fieldworker')}</th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                className={day === today ? 'is-today' : undefined}
                aria-current={day === today ? 'date' : undefined}
              >
                {dayText(day, language).medium}
                <DayNotes notes={teamNotes(week, day)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id ?? 'nobody'}>
              <th scope="row" className={row.isActive ? undefined : 'is-inactive'}>
                {row.name}
                <small>{text('team_visits', { smart_count: row.count })}</small>
              </th>
              {row.visits.map((visits, index) => (
                <td key={days[index]} className={days[index] === today ? 'is-today' : undefined}>
                  <DayNotes notes={row.notes[index] ?? []} isOfRow />
                  {visits.map((visit) => (
                    <TeamVisit key={visit.key} visit={visit} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="team-none">{text('team_none')}</p>}
    </div>
  );
};
