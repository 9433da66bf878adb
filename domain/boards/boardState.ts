import type { BoardAnswer, Card, SubJob } from './types';

/** The cards and sub-jobs of a board by their keys: the browser's store, and the facts of the server's decisions. */
export interface BoardState {
  cards: ReadonlyMap<string, Card>;
  sub_jobs: ReadonlyMap<number, SubJob>;
}

export const boardState = ({ cards, sub_jobs }: Pick<BoardAnswer, 'cards' | 'sub_jobs'>): BoardState => ({
  cards: new Map(cards.map((card) => [card.key, card])),
  sub_jobs: new Map(sub_jobs.map((subJob) => [subJob.id, subJob])),
});

/** One row of a change, before and after it. */
export interface Swap<T> {
  before: T;
  after: T;
}

/** The key of a card that has a row. */
export const cardKey = (entity: Card['entity'], id: number): string => `${entity}:${id}`;
