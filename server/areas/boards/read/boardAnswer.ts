import type { BoardView } from '#domain/boards/kinds';
import type { BoardAnswer, BoardRights } from '#domain/boards/types';
import { weekOf, type CivilDate } from '#domain/civilDate';
import type { Runner } from '../../../db/statement';
import { cursorAt, seenSince } from '../../../events/standing';
import { ON_DAYS_WITHOUT_WORK } from '../../workdays/loadDaysWithoutWork';
import { loadCrewPlants } from '../../plants/loadCrewPlants';
import { affectedSubJobs } from './affectedSubJobs';
import { snapshotsOf } from './boardSnapshots';
import type { BoardSource } from './boardSource';
import { daysWithoutWorkFrom } from './daysWithoutWorkFrom';
import { goneCards } from './goneCards';

export interface BoardQuestion {
  view: BoardView;
  date: CivilDate;
  today: CivilDate;
  since?: string | null;
  /** The rights of the user who asks. */
  rights: BoardRights;
}

/** The result of `boardCards`. */
export type ServedBoard = BoardAnswer & { is_complete: boolean; rights: BoardRights };

type Rows = Pick<
  BoardAnswer,
  'cursor' | 'crews' | 'cards' | 'sub_jobs' | 'removed' | 'days_without_work' | 'crew_plants'
>;

/** More changes than this are told by the whole board. */
const MAX_CHANGES = 2_000;
const MAX_SUB_JOBS = 500;

/**
 * What changed after a cursor; null when that is too much, or the cursor is none of ours. The new cursor is taken with
 * the changes, so whatever is committed while the rows are read comes again and is not lost.
 */
const changedSince = async (
  runner: Runner,
  source: BoardSource,
  since: string,
  days: readonly CivilDate[],
): Promise<Rows | null> => {
  const entities = [...new Set([...Object.keys(source.subJobsOf), ...ON_DAYS_WITHOUT_WORK])];
  const seen = await seenSince(runner, since, { entities, limit: MAX_CHANGES });
  if (!seen || seen.rows.length === MAX_CHANGES) return null;
  const { standing, rows: changes } = seen;
  const subJobs = await affectedSubJobs(runner, source, changes);
  if (subJobs.length > MAX_SUB_JOBS) return null;
  const areDaysTouched = changes.some(({ entity }) => ON_DAYS_WITHOUT_WORK.includes(entity));
  const [rows, crews, days_without_work, crew_plants] = await Promise.all([
    source.load(runner, subJobs),
    source.crews(runner),
    areDaysTouched ? daysWithoutWorkFrom(runner, days) : null,
    areDaysTouched ? loadCrewPlants(runner, days) : null,
  ]);
  return {
    cursor: cursorAt(standing),
    crews,
    ...rows,
    days_without_work,
    crew_plants,
    removed: await goneCards(runner, source, changes, subJobs, rows),
  };
};

/** Whole views as they were told, by the view as it stands and by what is told with it. */
const told = new WeakMap<object, Map<string, ServedBoard>>();

/** Shared between viewers with equal rights; frozen because it is cached. */
const toldOf = (view: object, make: () => ServedBoard, ...by: readonly (string | boolean)[]): ServedBoard => {
  const known = told.get(view) ?? new Map<string, ServedBoard>();
  told.set(view, known);
  const key = by.join(' ');
  const answer = known.get(key) ?? Object.freeze(make());
  known.set(key, answer);
  return answer;
};

/** The answer of `boardCards`: the whole view, or with `since` what changed after that cursor [BAPI-017]. */
export const boardAnswer = async (
  runner: Runner,
  source: BoardSource,
  { view, date, today, since, rights }: BoardQuestion,
): Promise<ServedBoard> => {
  const days = view === 'week' ? weekOf(date) : [date];
  const changed = since ? await changedSince(runner, source, since, days) : null;
  const asked = { category: source.category, view, date, today, days, rights };
  if (changed) return { ...asked, is_complete: false, ...changed };
  const whole = await snapshotsOf(runner).of(days, source);
  const make = (): ServedBoard => ({ ...asked, is_complete: true, removed: [], ...whole });
  const { can_edit, can_move_all, can_override = false, refuses_days_without_work = false } = rights;
  return toldOf(whole, make, view, date, today, can_edit, can_move_all, can_override, refuses_days_without_work);
};
