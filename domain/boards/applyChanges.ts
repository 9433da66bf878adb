import type { Change } from '../changes';
import { fieldsOf, JOB_DETAIL, SUMMARIES } from './changeFields';
import type { BoardState } from './boardState';
import { changedCard } from './changedCard';
import { followJob, setVisit } from './timeGrid/applyVisits';
import { VISIT } from './timeGrid/visitCard';
import type { BoardCrew, Card, SubJob } from './types';

export interface Swap<T> { before: T; after: T }

/** A board with the changes of a decision, and what it takes to put them back. */
export interface Applied {
  state: BoardState;
  /** Absent before for a card that is made, after for one that goes. */
  cards: ReadonlyMap<string, Swap<Card | undefined>>;
  sub_jobs: ReadonlyMap<number, Swap<SubJob>>;
}

/** Renumbering and derived fields raise no version; see Change. */
const versionAfter = (version: number, change: Change): number => (change.effect || change.op === 'insert' ? version : version + 1);

const withChange = (card: Card, change: Change, crews: ReadonlyMap<number, BoardCrew>): Card => {
  const fields = Object.fromEntries(fieldsOf(card.entity).flatMap(([name, column]) => (column in change.set ? [[name, change.set[column]]] : [])));
  const after: Card = { ...card, ...fields, version: versionAfter(card.version, change) };
  if (after.foreman_id === card.foreman_id) return after;
  const crew = after.crew_id === null ? undefined : crews.get(after.crew_id);
  return { ...after, foreman_name: crew && crew.foreman_id === after.foreman_id ? crew.foreman_name : null };
};

const changedSubJob = (subJob: SubJob, change: Change): SubJob => {
  if (change.entity === JOB_DETAIL) return { ...subJob, ...change.set, version: versionAfter(subJob.version, change) };
  const kept = SUMMARIES.find(({ entity }) => entity === change.entity);
  return kept ? { ...subJob, [kept.name]: { ...subJob[kept.name], ...change.set } } : subJob;
};

const subJobOf = (state: BoardState, change: Change): SubJob | undefined => {
  if (change.id === null) return undefined;
  if (change.entity === JOB_DETAIL) return state.sub_jobs.get(change.id);
  const kept = SUMMARIES.find(({ entity }) => entity === change.entity);
  if (!kept) return undefined;
  for (const subJob of state.sub_jobs.values()) if (subJob.details_id === change.id && subJob[kept.name] !== null) return subJob;
  return undefined;
};

/**
 * Shows the changes of a decision on the browser's store before the server answers; cards that they do not name keep their
 * identity. A card made from a stand-in keeps its key until the answer brings its id.
 */
export const applyChanges = (state: BoardState, changes: readonly Change[], crews: ReadonlyMap<number, BoardCrew>): Applied => {
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
    if (before) subJobs.set(before.id, { before, after: changedSubJob(subJobs.get(before.id)?.after ?? before, change) });
  }
  for (const { after } of subJobs.values()) followJob(cards, state, after);
  return { state: withAll(state, cards, subJobs, 'after'), cards, sub_jobs: subJobs };
};

const withAll = (
  state: BoardState, cards: Applied['cards'], subJobs: ReadonlyMap<number, Swap<SubJob>>, side: 'before' | 'after',
): BoardState => {
  const next = { cards: new Map(state.cards), sub_jobs: new Map(state.sub_jobs) };
  for (const [key, { [side]: card }] of cards) {
    if (card) next.cards.set(key, card);
    else next.cards.delete(key);
  }
  for (const [id, swap] of subJobs) next.sub_jobs.set(id, swap[side]);
  return next;
};

const stillThere = <K, T>(swaps: ReadonlyMap<K, Swap<T>>, now: ReadonlyMap<K, T>): Map<K, Swap<T>> =>
  new Map([...swaps].filter(([key, swap]) => now.get(key) === swap.after));

/**
 * Takes a refused move back: its card and those that its cascade moved stand as before the drop [BRD-064]. What another
 * change has reached since then stays.
 */
export const rollback = (state: BoardState, applied: Applied): BoardState =>
  withAll(state, stillThere(applied.cards, state.cards), stillThere(applied.sub_jobs, state.sub_jobs), 'before');
