import { MySchedule } from './schedules/MySchedule';
import { useScheduleApi } from './schedules/useScheduleApi';

/** The address of one's own schedule [NAV-108]. */
export default function MyScheduleScreen() {
  return <MySchedule api={useScheduleApi()} />;
}
