import type { CivilDate } from '../../civilDate';
import { isOpenStatus } from '../../statusTable';

/** The presite of a sub-job, as the rules of the schedule read it [PSC-006]. */
export interface ScheduleItem {
  /** The presite itself: job_presite_details_id of the documents. */
  id: number;
  version: number;
  job_id: number;
  job_detail_id: number;
  category_id: number;
  /** The status of the sub-job. */
  status_id: number | null;
  scheduled_date: CivilDate | null;
  checkin_date: CivilDate | null;
  /** Null while nobody is assigned [PSC-007]. */
  presite_supervisor_id: number | null;
}

/** Complete and cancelled sub-jobs need no visit. */
export const isClosed = ({ status_id }: Pick<ScheduleItem, 'status_id'>): boolean => !isOpenStatus(status_id);

/** The site is still to be visited [PSC-014]. */
export const isOpen = (item: Pick<ScheduleItem, 'status_id' | 'checkin_date'>): boolean =>
  item.checkin_date === null && !isClosed(item);
