import type { Card } from '../types';
import { isVisit } from './visitCard';

/** What visits a sub-job has, as far as its card's place goes. */
export interface Visited {
  open: boolean;
  completed: boolean;
}

export type VisitedSubJobs = ReadonlyMap<number, Visited>;

export const NOT_VISITED: Visited = { open: false, completed: false };

/**
 * A visit stands on the grid once it has a start; without one it is a draft of the job form, which schedules nothing.
 */
export const isScheduled = (card: Card): boolean => isVisit(card) && card.start !== null && card.start !== undefined;

/** The visits of every sub-job. Linear. */
export const visitedSubJobs = (cards: Iterable<Card>): VisitedSubJobs => {
  const visited = new Map<number, Visited>();
  for (const card of cards) {
    if (!isVisit(card)) continue;
    const known = visited.get(card.job_detail_id) ?? NOT_VISITED;
    const isDone = card.completion === true;
    visited.set(card.job_detail_id, {
      open: known.open || (!isDone && isScheduled(card)),
      completed: known.completed || isDone,
    });
  }
  return visited;
};
