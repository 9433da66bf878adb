import type { Change } from '../changes';
import { fieldsOf, JOB_DETAIL, SUMMARIES } from './changeFields';
import { withBadge } from './badges';
import type { BoardState, Swap } from './boardState';
import { carryIndex } from './cardIndex';
import { changedCard } from './changedCard';
import { carrySubJobs, subJobsOf } from './subJobIndex';
import { followJob, setVisit } from './timeGrid/applyVisits';
import { VISIT } from './timeGrid/visitCard';
import type { BoardCrew, Card, SubJob } from './types';
import { withEntries } from './withEntries';

/** A board with the changes of a decision, and what it takes to put them back. */
export interface Applied {
  state: BoardState;
  /** Absent before for a card that is made, after for one that goes. */
  cards: ReadonlyMap<string, Swap<Card | undefined>>;
  sub_jobs: ReadonlyMap<number, Swap<SubJob>>;
}

/** Renumbering and derived fields raise no version; see Change. */
const versionAfter = (version: number, change: Change): number =>
  change.effect || change.op === 'insert' ? version : version + 1;

const withChange = (card: Card, change: Change, crews: ReadonlyMap<number, BoardCrew>): Card => {
  const fields = Object.fromEntries(
    fieldsOf(card.entity).flatMap(([name, column]) => (column in change.set ? [[name, change.set[column]]] : [])),
  );
  const after: Card = { ...card, ...fields, version: versionAfter(card.version, change) };
  if (after.foreman_id === card.foreman_id) return after;
  const crew = after.crew_id === null ? undefined : crews.get(after.crew_id);
  return { ...after, foreman_name: crew && crew.foreman_id === after.foreman_id ? crew.foreman_name : null };
};

const changedSubJob = (subJob: SubJob, change: Change): SubJob => {
  if (change.entity === JOB_DETAIL) {
    const { is_in_print_queue, ...set } = change.set;
    const badges =
      is_in_print_queue === undefined
        ? subJob.badges
        : withBadge(subJob.badges, 'PRINT_QUEUE', is_in_print_queue === true);
    return { ...subJob, ...set, badges, version: versionAfter(subJob.version, change) };
  }
  const kept = SUMMARIES.find(({ entity }) => entity === change.entity);
  return kept ? { ...subJob, [kept.name]: { ...subJob[kept.name], ...change.set } } : subJob;
};

const subJobOf = (state: BoardState, change: Change): SubJob | undefined => {
  if (change.id === null) return undefined;
  if (change.entity === JOB_DETAIL) return state.sub_jobs.get(change.id);
  const kept = SUMMARIES.find(({ entity }) => entity === change.entity);
  if (!kept || change.job_id === undefined) return undefined;
  return subJobsOf(state.sub_jobs, change.job_id).find(
    (subJob) => subJob.details_id === change.id && subJob[kept.name] !== null,
  );
};

/**
 * Shows the changes of a decision on the browser's store before the server answers; cards that they do not name keep
 * their identity. A card made from a stand-in keeps its key until the answer brings its id.
 */
export const applyChanges = (
  state: BoardState,
  changes: readonly Change[],
  crews: ReadonlyMap<number, BoardCrew>,
): Applied => {
  const cards = new Map<string, Swap<Card | undefined>>();
  const subJobs = new Map<number, Swap<SubJob>>();
  for (const change of changes) {
    if (change.entity === VISIT) {
      setVisit(cards, state, change, crews);
      continue;
    }
    const key = changedCard(change);
    if (key !== null) {
      const before = state.cards.get(key);
      const now = cards.get(key)?.after ?? before;
      if (before && now) cards.set(key, { before, after: withChange(now, change, crews) });
      continue;
    }
    const before = subJobOf(state, change);
    if (before)
      subJobs.set(before.id, { before, after: changedSubJob(subJobs.get(before.id)?.after ?? before, change) });
  }
  for (const { after } of subJobs.values()) followJob(cards, state, after);
  return { state: withSwaps(state, cards, subJobs), cards, sub_jobs: subJobs };
};

type Swaps<K, T> = ReadonlyMap<K, Swap<T | undefined>>;

/** A board with cards and sub-jobs put in place of others, on the named side of each swap. */
export const withSwaps = (
  state: BoardState,
  cards: Swaps<string, Card>,
  subJobs: Swaps<number, SubJob>,
  side: 'before' | 'after' = 'after',
): BoardState => {
  const put = <K, T>(into: ReadonlyMap<K, T>, swaps: Swaps<K, T>): ReadonlyMap<K, T> =>
    swaps.size === 0
      ? into
      : withEntries(
          into,
          [...swaps].map(([key, { [side]: one }]) => [key, one] as const),
        );
  const next = { cards: put(state.cards, cards), sub_jobs: put(state.sub_jobs, subJobs) };
  if ([...subJobs].every(([id, { [side]: one }]) => one !== undefined && state.sub_jobs.has(id)))
    carrySubJobs(state.sub_jobs, next.sub_jobs);
  carryIndex(
    state.cards,
    next.cards,
    [...cards].map(([key, { [side]: card }]) => ({ before: state.cards.get(key), after: card })),
  );
  return next;
};

const stillThere = <K, T>(swaps: ReadonlyMap<K, Swap<T>>, now: ReadonlyMap<K, T>): Map<K, Swap<T>> =>
  new Map([...swaps].filter(([key, swap]) => now.get(key) === swap.after));

/**
 * Takes a refused move back: its card and those that its cascade moved stand as before the drop [BRD-064]. What another
 * change has reached since then stays.
 */
export const rollback = (state: BoardState, applied: Applied): BoardState =>
  withSwaps(state, stillThere(applied.cards, state.cards), stillThere(applied.sub_jobs, state.sub_jobs), 'before');
