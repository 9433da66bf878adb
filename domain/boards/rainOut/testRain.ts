import { isoWeekday } from '../../civilDate';
import { applyChanges } from '../applyChanges';
import type { ShownBoard } from '../boardFacts';
import { dailyCapacity } from '../heads';
import { decidePlan, type PlanItem } from '../plan/decidePlan';
import type { RainRequest } from './rainOut';

/** Builders for the tests of Rain-out: Monday to Friday are workdays, nothing has begun. */
export const rainOn = (board: ShownBoard, fields: Partial<RainRequest> & Pick<RainRequest, 'days'>): RainRequest => ({
  mode: 'push',
  lanes: null,
  keys: null,
  from_stop: 1,
  isWorkday: (date) => isoWeekday(date) <= 5,
  capacityOn: (_date, crew_id, stage) => dailyCapacity(stage, crew_id === null ? null : board.crews.get(crew_id)),
  horizon: '2026-03-29',
  started: new Set(),
  isPromised: () => false,
  ...fields,
});

/** The board after a plan, and what the rules refused of it. */
export const afterPlan = (board: ShownBoard, items: readonly PlanItem[]) => {
  const { changes, refused } = decidePlan(board, items);
  return { board: { ...board, ...applyChanges(board, changes, board.crews).state }, refused, changes };
};
