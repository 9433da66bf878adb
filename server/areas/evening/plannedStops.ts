import type pg from 'pg';
import type { BoardCategory } from '#domain/boards/kinds';
import type { ScheduleEntry } from '#domain/boards/scheduleEntry';
import type { CivilDate } from '#domain/civilDate';
import { loadSchedule } from '../boards/schedule/loadSchedule';

const BOARDS: readonly BoardCategory[] = ['gunite', 'pebble', 'warranty'];

/** All stops of a day, of all boards. */
export const plannedStops = async (pool: pg.Pool, day: CivilDate): Promise<ScheduleEntry[]> => {
  const schedules = await Promise.all(BOARDS.map((category) => loadSchedule(pool, category, [day], null)));
  return schedules.flatMap((schedule) => schedule.entries);
};
