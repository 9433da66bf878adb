import { useScheduleApi } from './schedules/useScheduleApi';
import { WarrantyMonth } from './schedules/WarrantyMonth';

/** The address of the month list [NAV-019]. */
export default function WarrantyMonthScreen() {
  return <WarrantyMonth api={useScheduleApi()} />;
}
