import type { DayWithoutWork } from './dayWithoutWork';

/** A day without work for tests: a holiday on 2026-03-12; what a test does not name is quiet. */
export const aDayWithoutWork = (day: Partial<DayWithoutWork> = {}): DayWithoutWork => ({
  id: 1,
  kind: 'holiday',
  first_day: '2026-03-12',
  last_day: day.first_day ?? '2026-03-12',
  division_id: null,
  plant_id: null,
  plant_name: null,
  plant_crew_days: [],
  crew_id: null,
  crew_employee_ids: [],
  employee_id: null,
  employee_name: null,
  employee_crew_ids: [],
  start_time: null,
  end_time: null,
  capacity: null,
  reason: null,
  name: null,
  ...day,
});
