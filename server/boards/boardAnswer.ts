import { boardConfig } from '#domain/boards/config';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import type { BoardAnswer } from '#domain/boards/types';
import { weekOf, type CivilDate } from '#domain/civilDate';
import type { Runner } from '../commands/statement';
import { cursorAt, cursorBefore, seenAfter, standingNow } from '../events/standing';
import { affectedSubJobs, ON_CARDS } from './affectedSubJobs';
import { snapshotsOf } from './boardSnapshots';
import { goneCards } from './goneCards';
import { loadBoard } from './loadBoard';
import { loadCrews } from './loadCrews';

export interface BoardQuestion { category: BoardCategory; view: BoardView; date: CivilDate; today: CivilDate; since?: string | null }

type Rows = Pick<BoardAnswer, 'cursor' | 'crews' | 'cards' | 'sub_jobs' | 'removed'>;

/** More changes than this are told by the whole board. */
const MAX_CHANGES = 2_000;
const MAX_SUB_JOBS = 500;
const ENTITIES: readonly string[] = [...ON_CARDS];

/**
 * What changed after a cursor; null when that is too much, or the cursor is none of ours. The new cursor is taken first, so
 * whatever is committed while the rows are read comes again and is not lost.
 */
const changedSince = async (runner: Runner, since: string, division_id: number): Promise<Rows | null> => {
  const standing = await standingNow(runner);
  const from = cursorBefore(since, standing);
  const changes = from && (await seenAfter(runner, from, { entities: ENTITIES, limit: MAX_CHANGES }));
  if (!changes || changes.length === MAX_CHANGES) return null;
  const subJobs = await affectedSubJobs(runner, changes);
  if (subJobs.length > MAX_SUB_JOBS) return null;
  const [rows, crews] = await Promise.all([loadBoard(runner, subJobs), loadCrews(runner, division_id)]);
  return { cursor: cursorAt(standing), crews, ...rows, removed: await goneCards(runner, changes, subJobs, rows) };
};

/** The answer of `boardCards`: the whole view, or with `since` what changed after that cursor [BAPI-017]. */
export const boardAnswer = async (runner: Runner, { category, view, date, today, since }: BoardQuestion): Promise<BoardAnswer & { is_complete: boolean }> => {
  const { division_id } = boardConfig(category, view);
  const days = view === 'week' ? weekOf(date) : [date];
  const changed = since ? await changedSince(runner, since, division_id) : null;
  const rows = changed ?? { ...(await snapshotsOf(runner).of(days, division_id)), removed: [] };
  return { category, view, date, today, days, is_complete: changed === null, ...rows };
};
