import type { BoardState } from '#domain/boards/boardState';
import type { BoardAnswer } from '#domain/boards/types';

const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (typeof a === 'object' &&
    typeof b === 'object' &&
    a !== null &&
    b !== null &&
    JSON.stringify(a) === JSON.stringify(b));

/** True when a row that came again says nothing new: it keeps its identity, and nothing is drawn for it. */
const isSameRow = (known: object, row: object): boolean => {
  const values = new Map<string, unknown>(Object.entries(known));
  return Object.entries(row).every(([name, value]) => isSame(values.get(name), value));
};

export type News = Partial<
  Pick<BoardAnswer, 'cards' | 'sub_jobs' | 'removed' | 'crews' | 'days_without_work' | 'crew_plants'>
>;

/**
 * What is new in an answer: one's own echo leaves nothing to draw. A card that comes without its sub-job was renumbered
 * where this board does not show it.
 */
export const withoutKnown = (
  state: BoardState,
  { cards = [], sub_jobs = [], removed = [] }: News,
): Required<Omit<News, 'crews' | 'days_without_work' | 'crew_plants'>> => {
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
