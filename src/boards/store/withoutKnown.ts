import type { BoardState } from '#domain/boards/boardState';
import type { BoardAnswer } from '#domain/boards/types';
import { isSameRow } from './sameRow';

export type News = Partial<Pick<BoardAnswer, 'cards' | 'sub_jobs' | 'removed' | 'crews'>>;

/** What is new in an answer: one's own echo leaves nothing to draw. */
export const withoutKnown = (state: BoardState, { cards = [], sub_jobs = [], removed = [] }: News): Required<Omit<News, 'crews'>> => ({
  cards: cards.filter((card) => {
    const known = state.cards.get(card.key);
    return !known || !isSameRow(known, card);
  }),
  sub_jobs: sub_jobs.filter((subJob) => {
    const known = state.sub_jobs.get(subJob.id);
    return !known || !isSameRow(known, subJob);
  }),
  removed: removed.filter((key) => state.cards.has(key)),
});
