import { ownItems, type OwnItem, type Worker } from '#domain/boards/ownItems';
import type { BoardCategory } from '#domain/boards/kinds';
import type { CivilDate } from '#domain/civilDate';
import { subJobAssigned } from '../../../access/scope';
import type { Runner } from '../../../db/statement';
import type { Tx } from '../../../db/database';
import { jobDetail } from '../../../db/tables/jobs';
import { loadPresiteVisits } from './loadPresiteVisits';
import { scheduleRows } from './loadSchedule';

const BOARDS: readonly BoardCategory[] = ['gunite', 'pebble', 'warranty'];

/** All that an employee has to do on some days: presite visits, then the boards' cards, each day by itself [RPT-008 RPT-015]. */
export const loadOwnItems = async (
  runner: Runner,
  db: Tx,
  worker: Worker,
  days: readonly CivilDate[],
): Promise<OwnItem[]> => {
  const assigned = await db.select({ id: jobDetail.id }).from(jobDetail).where(subJobAssigned(worker));
  const ids = new Set(assigned.map(({ id }) => id));
  const visits = await loadPresiteVisits(runner, worker.employee_id, days);
  const cards = await Promise.all(
    BOARDS.map(async (category) => ownItems(await scheduleRows(runner, category, days, ids), days, worker, category)),
  );
  const all = [...visits, ...cards.flat()];
  return days.flatMap((day) => all.filter(({ date }) => date === day));
};
