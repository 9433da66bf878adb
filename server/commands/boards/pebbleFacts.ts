import { boardFacts, type BoardFacts } from '#domain/boards/boardFacts';
import { boardConfig } from '#domain/boards/config';
import type { BoardView } from '#domain/boards/kinds';
import { boardState } from '#domain/boards/boardState';
import { withStandIns } from '#domain/boards/standIns';
import type { CivilDate } from '#domain/civilDate';
import { AppError } from '#domain/errors';
import { loadCards } from '../../boards/loadCards';
import { loadCrews } from '../../boards/loadCrews';
import { loadSubJobs } from '../../boards/loadSubJobs';
import { boardRights } from '../../boards/boardRights';
import { lockRows } from '../lockRows';
import type { Mutation } from '../mutation';
import { runText } from '../statement';
import { crewDaysOf, lockCrewDays, subJobsIn, type CrewDay } from './lockBins';

export interface PebbleFactsRequest {
  view: BoardView;
  /** The shown date: what a drop in an unassigned bin of a day view takes. */
  date: CivilDate;
  /** Sub-jobs that the command concerns. */
  subJobs: readonly number[];
  /** Whether the cascade of a repair can reach every pebble sub-job of the same jobs. */
  wholeJobs?: boolean;
  /** Crew days that cards come into. */
  targets: readonly CrewDay[];
  /** Rows that will change for certain. */
  lock?: Readonly<Record<string, readonly number[]>>;
}

const wholeJobs = async (mutation: Mutation, subJobs: readonly number[]): Promise<number[]> =>
  (await runText(mutation.client, `
    select sibling.id from job_detail own join job_detail sibling on sibling.job_id = own.job_id and sibling.deleted_at is null
    where own.id = any($1) and (sibling.job_category_id = 2 or sibling.id = own.id)`, [subJobs])).map(({ id }) => Number(id));

/**
 * What a decision on the pebble board reads, under lock: crew days by key, then sub-jobs, then entries, always in that order.
 * @throws AppError NOT_FOUND when a sub-job does not exist, is deleted or belongs to an estimate
 */
export const pebbleFacts = async (mutation: Mutation, request: PebbleFactsRequest): Promise<BoardFacts> => {
  const { client } = mutation;
  const config = boardConfig('pebble', request.view);
  const concerned = request.wholeJobs ? await wholeJobs(mutation, request.subJobs) : [...request.subJobs];
  const days = [...request.targets, ...(await crewDaysOf(client, concerned))];
  await lockCrewDays(client, days);
  await lockRows(mutation, { job_detail: concerned, ...request.lock });
  const scope = { subJobs: [...new Set([...concerned, ...(await subJobsIn(client, days))])] };
  const [cards, sub_jobs, crews] = [await loadCards(client, scope), await loadSubJobs(client, scope), await loadCrews(client, config.division_id)];
  if (!request.subJobs.every((id) => sub_jobs.some((subJob) => subJob.id === id))) throw new AppError('NOT_FOUND');
  const state = boardState({ cards: withStandIns(sub_jobs, cards), sub_jobs });
  return boardFacts({ config, date: request.date, today: mutation.today, crews, rights: boardRights(config, mutation.actor), ...state });
};
