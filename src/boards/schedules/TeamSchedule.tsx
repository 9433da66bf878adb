import { useCallback } from 'react';
import { clockText } from '#domain/wallTime';
import { businessMinutes } from '../../clock/businessMinutes';
import { useIsPrinting } from '../../page/useIsPrinting';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { useScheduleText } from '../look/useScheduleText';
import { useWallData } from '../../live/useWallData';
import { WallStage } from '../wall/WallStage';
import { isVisitNews, type ScheduleApi } from './scheduleQueries';
import { TeamDays } from './TeamDays';
import { TeamTable } from './TeamTable';
import { teamRows } from './teamRows';
import { useScheduleApi } from './useScheduleApi';
import { visitCalendarWork } from './views/calendarWork';
import { LateCalendar } from './views/LateCalendar';
import { useScheduleView } from './views/useScheduleView';
import { ViewTools } from './views/ViewTools';
import '../css/team.css';
import '../css/schedulePrint.css';

/** A narrower window shows the days one below the other. */
const TABLE = 900;

/** The warranty week by fieldworker, its month or its agenda, read-only and always new [BRD-011 RPT-008 PRT-005]. */
export const TeamSchedule = ({ api }: { api: ScheduleApi }) => {
  const text = useScheduleText();
  const address = useScheduleView();
  const { view, asked, date } = address;
  const isPrinting = useIsPrinting();
  const isNarrow = useNarrowerThan(TABLE) && !isPrinting;
  const load = useCallback(() => api.team(asked), [api, asked]);
  const data = useWallData(load, isVisitNews);
  return (
    <WallStage data={data}>
      {(week, updatedAt) => {
        const at = clockText(businessMinutes(updatedAt));
        const Week = isNarrow ? TeamDays : TeamTable;
        return (
          <div className="team">
            <header className="team-head">
              <h1 className="team-title">{text('team_title')}</h1>
              <ViewTools address={address} today={week.today} days={week.days} onAgain={data.refresh} />
              <span className={data.isLost ? 'team-note is-lost' : 'team-note'} role="status">
                {text(data.isLost ? 'wall_lost' : 'wall_updated', { at })}
              </span>
            </header>
            {view === 'week' ? (
              <Week week={week} rows={teamRows(week, text('no_worker'))} />
            ) : (
              <LateCalendar
                view={view}
                date={date ?? week.today}
                today={week.today}
                label={text('team_title')}
                work={week.visits.map((visit) => visitCalendarWork(visit, text))}
                notes={week.day_notes}
                onDay={(day) => address.setView('agenda', day)}
              />
            )}
          </div>
        );
      }}
    </WallStage>
  );
};

/** The address of the team's week [NAV-109]. */
export default function TeamScheduleScreen() {
  return <TeamSchedule api={useScheduleApi()} />;
}
