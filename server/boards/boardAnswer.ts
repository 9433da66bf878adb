import { boardConfig } from '#domain/boards/config';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import { withStandIns } from '#domain/boards/standIns';
import type { BoardAnswer } from '#domain/boards/types';
import { weekOf, type CivilDate } from '#domain/civilDate';
import { changesAfter, currentCursor } from '../events/changeLog';
import { decodeCursor, encodeCursor } from '../events/cursor';
import type { Runner } from '../commands/statement';
import { affectedSubJobs } from './affectedSubJobs';
import type { BoardScope } from './boardScope';
import { goneCards } from './goneCards';
import { loadCards } from './loadCards';
import { loadCrews } from './loadCrews';
import { loadSubJobs } from './loadSubJobs';

export interface BoardQuestion { category: BoardCategory; view: BoardView; date: CivilDate; today: CivilDate; since?: string | null }

/** More changes than this are told by the whole board. */
const MAX_CHANGES = 2_000;

const boardState = async (runner: Runner, scope: BoardScope): Promise<Pick<BoardAnswer, 'cards' | 'sub_jobs'>> => {
  const [cards, sub_jobs] = await Promise.all([loadCards(runner, scope), loadSubJobs(runner, scope)]);
  return { sub_jobs, cards: withStandIns(sub_jobs, cards) };
};

/** What changed after a cursor; null when that is too long ago, or the cursor is none of ours. */
const changedSince = async (runner: Runner, since: string): Promise<Pick<BoardAnswer, 'cards' | 'sub_jobs' | 'removed'> | null> => {
  const cursor = decodeCursor(since);
  const rows = cursor ? await changesAfter(runner, cursor, MAX_CHANGES) : [];
  if (!cursor || rows.length === MAX_CHANGES) return null;
  const subJobs = await affectedSubJobs(runner, rows);
  const state = await boardState(runner, { subJobs });
  const removed = await goneCards(runner, rows, subJobs, state.sub_jobs);
  return { ...state, removed };
};

/**
 * The answer of `boardCards`: the whole view, or with `since` what changed after that cursor. The cursor is taken first, so
 * whatever is committed while the rows are read comes again and is not lost.
 */
export const boardAnswer = async (runner: Runner, { category, view, date, today, since }: BoardQuestion): Promise<BoardAnswer & { is_complete: boolean }> => {
  const days = view === 'week' ? weekOf(date) : [date];
  const cursor = encodeCursor(await currentCursor(runner));
  const crews = loadCrews(runner, boardConfig(category, view).division_id);
  const changed = since ? await changedSince(runner, since) : null;
  const state = changed ?? { ...(await boardState(runner, { days })), removed: [] };
  return { category, view, date, today, cursor, days, crews: await crews, is_complete: changed === null, ...state };
};

