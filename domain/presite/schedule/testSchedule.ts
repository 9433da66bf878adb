import { CATEGORY, STATUS } from '../../statuses';
import type { ScheduleItem } from './scheduleItem';
import type { PresiteSupervisor } from './supervisor';

/** The shown day of the tests, a Wednesday; today unless a test says otherwise. */
export const DAY = '2026-03-11';

/** An open gunite presite without supervisor and date; `given` says what a test is about. */
export const anItem = (given: Partial<ScheduleItem> = {}): ScheduleItem => ({
  id: 1,
  version: 1,
  job_id: 10,
  job_detail_id: 100,
  category_id: CATEGORY.GUNITE,
  status_id: STATUS.PENDING,
  scheduled_date: null,
  checkin_date: null,
  presite_supervisor_id: null,
  ...given,
});

/** An active presite supervisor of both divisions. */
export const aSupervisor = (
  id: number,
  last_name: string,
  given: Partial<PresiteSupervisor> = {},
): PresiteSupervisor => ({
  id,
  first_name: 'Sam',
  last_name,
  is_active: true,
  is_presite_supervisor: true,
  divisions: [2, 3],
  ...given,
});
