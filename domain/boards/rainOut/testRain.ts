import { applyChanges } from '../applyChanges';
import type { ShownBoard } from '../boardFacts';
import { capacityOfBin, isWorkedBin } from '../binDay';
import { decidePlan, type PlanItem } from '../plan/decidePlan';
import type { RainRequest } from './rainOut';

/** Builders for the tests of Rain-out: the days without work are the board's, nothing has begun. */
export const rainOn = (board: ShownBoard, fields: Partial<RainRequest> & Pick<RainRequest, 'days'>): RainRequest => ({
  mode: 'push',
  lanes: null,
  keys: null,
  from_stop: 1,
  isWorkday: (date, crew_id) => isWorkedBin(board, { date, crew_id }),
  capacityOn: (date, crew_id, stage) => capacityOfBin(board, { date, crew_id, stage }),
  horizon: '2026-03-29',
  started: new Set(),
  ...fields,
});

/** The board after a plan, and what the rules refused of it. */
export const afterPlan = (board: ShownBoard, items: readonly PlanItem[]) => {
  const { changes, refused } = decidePlan(board, items);
  return { board: { ...board, ...applyChanges(board, changes, board.crews).state }, refused, changes };
};
