import { MySchedule } from './MySchedule';
import { useScheduleApi } from './useScheduleApi';

/** The address of one's own schedule [NAV-108]. */
export default function MyScheduleScreen() {
  return <MySchedule api={useScheduleApi()} />;
}
