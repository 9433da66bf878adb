import type { BoardState } from '#domain/boards/boardState';
import type { BoardAnswer } from '#domain/boards/types';
import { isSameRow } from './sameRow';

export type News = Partial<Pick<BoardAnswer, 'cards' | 'sub_jobs' | 'removed' | 'crews'>>;

/**
 * What is new in an answer: one's own echo leaves nothing to draw. A card that comes without its sub-job was renumbered where
 * this board does not show it.
 */
export const withoutKnown = (
  state: BoardState,
  { cards = [], sub_jobs = [], removed = [] }: News,
): Required<Omit<News, 'crews'>> => {
  const comes = new Set(sub_jobs.map(({ id }) => id));
  return {
    cards: cards.filter((card) => {
      const known = state.cards.get(card.key);
      return known ? !isSameRow(known, card) : comes.has(card.job_detail_id) || state.sub_jobs.has(card.job_detail_id);
    }),
    sub_jobs: sub_jobs.filter((subJob) => {
      const known = state.sub_jobs.get(subJob.id);
      return !known || !isSameRow(known, subJob);
    }),
    removed: removed.filter((key) => state.cards.has(key)),
  };
};
