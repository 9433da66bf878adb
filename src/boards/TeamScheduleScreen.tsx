import { TeamSchedule } from './schedules/TeamSchedule';
import { useScheduleApi } from './schedules/useScheduleApi';

/** The address of the team's week [NAV-109]. */
export default function TeamScheduleScreen() {
  return <TeamSchedule api={useScheduleApi()} />;
}
