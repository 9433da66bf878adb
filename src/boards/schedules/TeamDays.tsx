import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { DayNotes } from '../../page/DayNotes';
import { dayText } from '../look/dayText';
import { useScheduleText } from '../look/useScheduleText';
import type { TeamWeek } from './scheduleQueries';
import { teamNotes, type TeamRow } from './teamRows';
import { TeamVisit } from './TeamVisit';

/** The week on a telephone: day after day, and in each the workers who go out. */
export const TeamDays = ({ week, rows }: { week: TeamWeek; rows: readonly TeamRow[] }) => {
  const text = useScheduleText();
  const { language } = useLanguage();
  const now = useRef<HTMLElement>(null);
  const { days, today } = week;
  const [first] = days;
  // Whoever opens the week asks about today; what is told later does not move the page.
  // What browsers answer to it by now, a promise, is no end of an effect.
  useEffect(() => {
    now.current?.scrollIntoView({ block: 'start' });
  }, [first]);
  return (
    <div className="team-list">
      {days.map((day, index) => {
        const busy = rows.filter(({ visits, notes }) => (visits[index]?.length ?? 0) + (notes[index]?.length ?? 0) > 0);
        return (
          <section
            key={day}
            ref={day === today ? now : undefined}
            className={day === today ? 'team-day is-today' : 'team-day'}
            aria-current={day === today ? 'date' : undefined}
          >
            <h2>{dayText(day, language).full}</h2>
            <DayNotes notes={teamNotes(week, day)} />
            {busy.length === 0 && <p className="team-none">{text('team_none')}</p>}
            {busy.map((row) => (
              <div key={row.id ?? 'nobody'} className="team-worker">
                <h3>{row.name}</h3>
                <DayNotes notes={row.notes[index] ?? []} isOfRow />
                {(row.visits[index] ?? []).map((visit) => (
                  <TeamVisit key={visit.key} visit={visit} />
                ))}
              </div>
            ))}
          </section>
        );
      })}
    </div>
  );
};
