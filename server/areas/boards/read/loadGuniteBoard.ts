import { withStandIns } from '#domain/boards/standIns';
import { CATEGORY, DIVISION } from '#domain/statuses';
import { numberIn, runText, type Runner } from '../../../db/statement';
import type { BoardRows } from './loadBoard';
import { cardOfRow, repairsOf } from './loadCards';
import { loadGuniteSubJobs } from './loadGuniteSubJobs';

const HISTORY = `
  select e.id, e.version, s.job_id, e.job_detail_id, e.type_id, e.status_id, e.crew_id, e.gunite_date, e.job_order, e.position, e.notes, e.yardage, e.start_time
  from gunite_history e join job_detail s on s.id = e.job_detail_id and s.deleted_at is null
  join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate
  where e.job_detail_id = any($1)`;
const REPAIRS = repairsOf(DIVISION.GUNITE);

/**
 * Sub-jobs of the gunite board with all their cards, stand-ins included. Ids of deleted jobs, estimates and other
 * boards are passed over.
 */
export const loadGuniteBoard = async (runner: Runner, ids: readonly number[]): Promise<BoardRows> => {
  if (ids.length === 0) return { cards: [], sub_jobs: [] };
  const [history, repairs, sub_jobs] = await Promise.all([
    runText(runner, HISTORY, [ids]),
    runText(runner, REPAIRS, [ids]),
    loadGuniteSubJobs(runner, ids),
  ]);
  const cards = [
    ...history.map((row) => cardOfRow('gunite_history', row, numberIn(row, 'job_id'))),
    ...repairs.map((row) => cardOfRow('crew_repair_job', row, numberIn(row, 'job_id'))),
  ];
  const gunite = sub_jobs.filter(({ category_id }) => category_id === CATEGORY.GUNITE);
  const withRepairs = new Set(repairs.map((row) => numberIn(row, 'job_detail_id')));
  return {
    sub_jobs: sub_jobs.filter(({ id, category_id }) => category_id === CATEGORY.GUNITE || withRepairs.has(id)),
    cards: withStandIns(gunite, cards),
  };
};
