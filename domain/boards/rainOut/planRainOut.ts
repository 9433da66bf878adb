import type { ShownBoard } from '../boardFacts';
import { laneWork } from './laneWork';
import { pushBack } from './pushBack';
import type { RainPlan, RainRequest } from './rainOut';
import { spread } from './spread';

/**
 * What becomes of the cards of lost days: a change of dates and crews, not a set of drops. Complete, started, locked and
 * promised cards stay and are named; nothing moves onto a day without work [SDY-002].
 * @param board with all cards up to `request.horizon`
 */
export const planRainOut = (board: ShownBoard, request: RainRequest): RainPlan => {
  const work = laneWork(board, request);
  if (request.mode === 'push') return pushBack(board, request, work);
  return spread(board, request, request.mode, work, laneWork(board, { ...request, lanes: null }));
};
