import type { BoardView } from '#domain/boards/kinds';
import type { BoardAnswer } from '#domain/boards/types';
import { weekOf, type CivilDate } from '#domain/civilDate';
import type { Runner } from '../../../db/statement';
import { cursorAt, cursorBefore, seenAfter, standingNow } from '../../../events/standing';
import { affectedSubJobs } from './affectedSubJobs';
import { snapshotsOf } from './boardSnapshots';
import type { BoardSource } from './boardSource';
import { goneCards } from './goneCards';

export interface BoardQuestion {
  view: BoardView;
  date: CivilDate;
  today: CivilDate;
  since?: string | null;
}

type Rows = Pick<BoardAnswer, 'cursor' | 'crews' | 'cards' | 'sub_jobs' | 'removed'>;

/** More changes than this are told by the whole board. */
const MAX_CHANGES = 2_000;
const MAX_SUB_JOBS = 500;

/**
 * What changed after a cursor; null when that is too much, or the cursor is none of ours. The new cursor is taken
 * first, so whatever is committed while the rows are read comes again and is not lost.
 */
const changedSince = async (runner: Runner, source: BoardSource, since: string): Promise<Rows | null> => {
  const standing = await standingNow(runner);
  const from = cursorBefore(since, standing);
  const changes =
    from && (await seenAfter(runner, from, { entities: Object.keys(source.subJobsOf), limit: MAX_CHANGES }));
  if (!changes || changes.length === MAX_CHANGES) return null;
  const subJobs = await affectedSubJobs(runner, source, changes);
  if (subJobs.length > MAX_SUB_JOBS) return null;
  const [rows, crews] = await Promise.all([source.load(runner, subJobs), source.crews(runner)]);
  return {
    cursor: cursorAt(standing),
    crews,
    ...rows,
    removed: await goneCards(runner, source, changes, subJobs, rows),
  };
};

/** The answer of `boardCards`: the whole view, or with `since` what changed after that cursor [BAPI-017]. */
export const boardAnswer = async (
  runner: Runner,
  source: BoardSource,
  { view, date, today, since }: BoardQuestion,
): Promise<BoardAnswer & { is_complete: boolean }> => {
  const days = view === 'week' ? weekOf(date) : [date];
  const changed = since ? await changedSince(runner, source, since) : null;
  const rows = changed ?? { ...(await snapshotsOf(runner).of(days, source)), removed: [] };
  return { category: source.category, view, date, today, days, is_complete: changed === null, ...rows };
};
