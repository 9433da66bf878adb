import type { BoardState } from './boardState';
import { GUNITE_TYPE } from './cardKind';
import { isStandIn, standInKey } from './standIns';
import { isVisit, newVisitKey } from './timeGrid/visitCard';
import type { BoardAnswer, Card } from './types';

/** The stand-in that a card with a row takes the place of. */
const replacedStandIn = (card: Card): string | null => {
  if (isStandIn(card)) return null;
  if (isVisit(card)) return newVisitKey(card.job_detail_id);
  if (card.entity === 'crew_information' && card.phase_id !== null) return standInKey(card.job_detail_id, card.phase_id);
  return card.entity === 'gunite_history' && (card.type_id ?? 0) >= GUNITE_TYPE.DAY_1 ? standInKey(card.job_detail_id, 'g1') : null;
};

/**
 * Takes in what the server tells: cards and sub-jobs that are not older than the stored ones (renumbering raises no version),
 * and the keys of cards that are gone. A stand-in goes when its entry comes. Answers the same state when nothing is new.
 */
export const mergeAnswer = (state: BoardState, answer: Partial<Pick<BoardAnswer, 'cards' | 'sub_jobs' | 'removed'>>): BoardState => {
  const cards = new Map(state.cards);
  const subJobs = new Map(state.sub_jobs);
  let isNew = false;
  for (const key of answer.removed ?? []) isNew = cards.delete(key) || isNew;
  for (const card of answer.cards ?? []) {
    const known = cards.get(card.key);
    if (known && known.version > card.version) continue;
    cards.set(card.key, card);
    const standIn = replacedStandIn(card);
    if (standIn) cards.delete(standIn);
    isNew = true;
  }
  for (const subJob of answer.sub_jobs ?? []) {
    const known = subJobs.get(subJob.id);
    if (known && known.version > subJob.version) continue;
    subJobs.set(subJob.id, subJob);
    isNew = true;
  }
  return isNew ? { cards, sub_jobs: subJobs } : state;
};
