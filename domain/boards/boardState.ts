import type { Card, SubJob, SubJobFacts } from './types';

/**
 * The cards and sub-jobs of a board by their keys: with faces in the browser's store, without in the facts of a
 * decision.
 */
export interface BoardState<S extends SubJobFacts = SubJob> {
  cards: ReadonlyMap<string, Card>;
  sub_jobs: ReadonlyMap<number, S>;
}

export const boardState = <S extends SubJobFacts>({
  cards,
  sub_jobs,
}: {
  cards: readonly Card[];
  sub_jobs: readonly S[];
}): BoardState<S> => ({
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
