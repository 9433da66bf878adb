import { GUNITE_TYPE } from '../statuses';
import { withSwaps } from './applyChanges';
import type { BoardState, Swap } from './boardState';
import { isStandIn, standInKey } from './standIns';
import { isVisit, newVisitKey } from './timeGrid/visitCard';
import type { BoardAnswer, Card, SubJob } from './types';

/** The stand-in that a card with a row takes the place of. */
const replacedStandIn = (card: Card): string | null => {
  if (isStandIn(card)) return null;
  if (isVisit(card)) return newVisitKey(card.job_detail_id);
  if (card.entity === 'crew_information' && card.phase_id !== null)
    return standInKey(card.job_detail_id, card.phase_id);
  return card.entity === 'gunite_history' && (card.type_id ?? 0) >= GUNITE_TYPE.DAY_1
    ? standInKey(card.job_detail_id, 'g1')
    : null;
};

/** A board with the news taken in, and what they changed; the same board when nothing is new. */
export interface Merged {
  state: BoardState;
  cards: ReadonlyMap<string, Swap<Card | undefined>>;
  sub_jobs: ReadonlyMap<number, Swap<SubJob | undefined>>;
}

/**
 * Takes in what the server tells: cards and sub-jobs that are not older than the stored ones (renumbering raises no
 * version), and the keys of cards that are gone. A stand-in goes when its entry comes.
 */
export const mergeAnswer = (
  state: BoardState,
  answer: Partial<Pick<BoardAnswer, 'cards' | 'sub_jobs' | 'removed'>>,
): Merged => {
  const cards = new Map<string, Swap<Card | undefined>>();
  const subJobs = new Map<number, Swap<SubJob | undefined>>();
  const set = (key: string, after: Card | undefined): void => {
    const before = state.cards.get(key);
    if (before || after) cards.set(key, { before, after });
  };
  for (const key of answer.removed ?? []) set(key, undefined);
  for (const card of answer.cards ?? []) {
    const known = state.cards.get(card.key);
    if (known && known.version > card.version) continue;
    set(card.key, card);
    const standIn = replacedStandIn(card);
    if (standIn) set(standIn, undefined);
  }
  for (const subJob of answer.sub_jobs ?? []) {
    const before = state.sub_jobs.get(subJob.id);
    if (!before || before.version <= subJob.version) subJobs.set(subJob.id, { before, after: subJob });
  }
  return {
    state: cards.size + subJobs.size === 0 ? state : withSwaps(state, cards, subJobs),
    cards,
    sub_jobs: subJobs,
  };
};
