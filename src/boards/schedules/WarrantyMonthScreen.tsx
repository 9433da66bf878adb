import { useScheduleApi } from './useScheduleApi';
import { WarrantyMonth } from './WarrantyMonth';

/** The address of the month list [NAV-019]. */
export default function WarrantyMonthScreen() {
  return <WarrantyMonth api={useScheduleApi()} />;
}
