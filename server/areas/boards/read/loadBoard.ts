import { CATEGORY } from '#domain/statuses';
import { withStandIns } from '#domain/boards/standIns';
import type { BoardAnswer } from '#domain/boards/types';
import type { Runner } from '../../../db/statement';
import { loadCards } from './loadCards';
import { loadSubJobs } from './loadSubJobs';

export type BoardRows = Pick<BoardAnswer, 'cards' | 'sub_jobs'>;

const NOTHING: BoardRows = { cards: [], sub_jobs: [] };

/**
 * Sub-jobs of the pebble board with all their cards, stand-ins included. Ids of deleted jobs and estimates are passed
 * over.
 */
export const loadBoard = async (runner: Runner, ids: readonly number[]): Promise<BoardRows> => {
  if (ids.length === 0) return NOTHING;
  const [cards, sub_jobs] = await Promise.all([loadCards(runner, ids), loadSubJobs(runner, ids)]);
  const pebble = sub_jobs.filter(({ category_id }) => category_id === CATEGORY.PEBBLE);
  const withCards = new Set(cards.map(({ job_detail_id }) => job_detail_id));
  // A sub-job of another category is on this board only by its pebble repairs.
  const shown = sub_jobs.filter(({ id, category_id }) => category_id === CATEGORY.PEBBLE || withCards.has(id));
  return { sub_jobs: shown, cards: withStandIns(pebble, cards) };
};
