import { useCallback } from 'react';
import { clockText } from '#domain/boards/timeGrid/wallTime';
import { businessMinutes } from '../../clock/businessMinutes';
import { useLanguage } from '../../i18n/useLanguage';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { daysText } from '../look/dayText';
import { IconSheet } from '../look/IconSheet';
import { DateNavigator } from '../look/DateNavigator';
import { useShownDate } from '../look/useShownDate';
import { useBoardText } from '../look/useBoardText';
import { useWallData } from '../../live/useWallData';
import { WallStage } from '../wall/WallStage';
import { isVisitNews, type ScheduleApi } from './scheduleQueries';
import { TeamDays } from './TeamDays';
import { TeamTable } from './TeamTable';
import { teamRows } from './teamRows';
import { useScheduleApi } from './useScheduleApi';
import '../css/team.css';

/** A narrower window shows the days one below the other. */
const TABLE = 900;

/** The warranty week by fieldworker, read-only and always new [BRD-011 RPT-008]. */
export const TeamSchedule = ({ api }: { api: ScheduleApi }) => {
  const text = useBoardText();
  const { language } = useLanguage();
  const { date, setDate } = useShownDate();
  const isNarrow = useNarrowerThan(TABLE);
  const load = useCallback(() => api.team(date), [api, date]);
  const data = useWallData(load, isVisitNews);
  return (
    <WallStage data={data}>
      {(week, updatedAt) => {
        const at = clockText(businessMinutes(updatedAt));
        const rows = teamRows(week, text('no_worker'));
        return (
          <div className="team">
            <IconSheet />
            <header className="team-head">
              <h1 className="team-title">{text('team_title')}</h1>
              <DateNavigator
                date={date ?? week.today}
                view="week"
                today={week.today}
                onDate={(next) => (next === date ? data.refresh() : setDate(next))}
              />
              <span className="team-days">{daysText(week.days, language)}</span>
              <span className={data.isLost ? 'team-note is-lost' : 'team-note'} role="status">
                {text(data.isLost ? 'wall_lost' : 'wall_updated', { at })}
              </span>
            </header>
            {isNarrow ? <TeamDays week={week} rows={rows} /> : <TeamTable week={week} rows={rows} />}
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
