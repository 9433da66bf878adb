import { TeamSchedule } from './TeamSchedule';
import { useScheduleApi } from './useScheduleApi';

/** The address of the team's week [NAV-109]. */
export default function TeamScheduleScreen() {
  return <TeamSchedule api={useScheduleApi()} />;
}
