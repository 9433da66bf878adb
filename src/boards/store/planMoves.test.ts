import { describe, expect, it } from 'vitest';
import { createBoardStore } from './boardStore';
import { aBoardAnswer, PEBBLE_WEEK } from '../stories/boardData';
import { SCHEDULER } from '../stories/fakeBoardApi';
import { layPlan, withMoves } from '#domain/boards/plan/triedPlan';
import { binIndex } from '#domain/boards/boardFacts';
import { inPlaces, isRefusedMove, planMoves, type PlannedMoves, type RefusedMove } from './planMoves';

const TO = 'assigned:PREP:1001:2026-03-06';
const store = createBoardStore(PEBBLE_WEEK, aBoardAnswer(), SCHEDULER);
const keysIn = (bin: string) => store.cardsIn(bin).map(({ key }) => key);
const waiting = keysIn('unassigned:PREP').slice(0, 3);

const planned = (plan: PlannedMoves | RefusedMove): PlannedMoves => {
  if (isRefusedMove(plan)) throw new Error(plan.refusal.rule);
  return plan;
};
const after = (plan: PlannedMoves) => {
  const copy = createBoardStore(PEBBLE_WEEK, aBoardAnswer(), SCHEDULER);
  copy.apply(plan.changes);
  return (bin: string) => copy.cardsIn(bin).map(({ key, job_order }) => [key, job_order]);
};

describe('several moves as one', () => {
  it('are a call for each card, decided on the board that the ones before leave', () => {
    const plan = planned(
      planMoves(
        store.facts(),
        waiting.map((key) => ({ key, to: TO, index: 0 })),
      ),
    );
    expect(plan.calls.map((call) => [call.mutation, 'index' in call.input && call.input.index])).toEqual(
      [0, 1, 2].map((index) => ['updatePebbleWeeklyBoardCrewInfoEntry', index]),
    );
    const before = keysIn(TO);
    expect(after(plan)(TO)).toEqual([...plan.keys, ...before].map((key, index) => [key, Math.min(index + 1, 8)]));
  });

  it('keep the sequence in which they stood, whichever of them is in the hand', () => {
    const plan = planned(
      planMoves(
        store.facts(),
        waiting.toReversed().map((key) => ({ key, to: TO })),
      ),
    );
    expect(plan.keys).toEqual(waiting);
  });

  it('carry what may move, and name what stays with the reason [SDY-019]', () => {
    const [app = ''] = keysIn('unassigned:APP');
    const plan = planned(
      planMoves(
        store.facts(),
        [...waiting, app].map((key) => ({ key, to: TO })),
      ),
    );
    expect(plan.keys).toEqual(waiting);
    expect(plan.stays).toMatchObject([{ key: app, refusal: { rule: 'other_stage' } }]);
    expect(plan.calls).toHaveLength(waiting.length);
  });

  it('are refused, with the first reason, when none may move [SDY-019]', () => {
    const apps = keysIn('unassigned:APP').slice(0, 2);
    expect(
      planMoves(
        store.facts(),
        apps.map((key) => ({ key, to: TO })),
      ),
    ).toMatchObject({ key: apps[0], refusal: { rule: 'other_stage' } });
  });

  it('change nothing when each keeps its crew on its own day', () => {
    const bins = store
      .layout()
      .groups.flatMap(({ rows }) => rows.flatMap((row) => row.bins))
      .filter(({ key }) => store.cardsIn(key).length > 0);
    const moves = bins.slice(0, 2).flatMap(({ key: to }) => keysIn(to).map((key) => ({ key, to })));
    expect(planned(planMoves(store.facts(), moves))).toMatchObject({ changes: [], calls: [], sorted: null });
  });

  it('leave a card where it stands when others join it', () => {
    const [there = ''] = keysIn('onHold:PREP');
    const plan = planned(
      planMoves(
        store.facts(),
        [...waiting, there].map((key) => ({ key, to: 'onHold:PREP' })),
      ),
    );
    expect(plan.calls).toHaveLength(3);
    expect(plan.keys).not.toContain(there);
  });

  it('that stay in their day are one new order', () => {
    const busy = createBoardStore(PEBBLE_WEEK, aBoardAnswer({ jobs: 120 }), SCHEDULER);
    const bins = busy.layout().groups.flatMap(({ rows }) => rows.flatMap((row) => row.bins));
    const full = bins.find(
      ({ key, stage, date }) =>
        stage === 'PREP' && date !== null && date > '2026-03-04' && busy.cardsIn(key).length >= 4,
    );
    if (!full) throw new Error('no day has four cards');
    const [first = '', second = '', ...rest] = busy.cardsIn(full.key).map(({ key }) => key);
    const plan = planned(
      planMoves(busy.facts(), [
        { key: second, to: full.key, index: rest.length + 1 },
        { key: first, to: full.key, index: rest.length + 1 },
      ]),
    );
    expect([plan.sorted, plan.calls]).toEqual([full.key, []]);
    busy.apply(plan.changes);
    expect(busy.cardsIn(full.key).map(({ key }) => key)).toEqual([...rest, first, second]);
  });
});

describe('several moves in a plan that is tried', () => {
  const standing = keysIn(TO);
  const [first = '', second = '', third = ''] = waiting;
  const inPlan = (moves: readonly { key: string; to: string; index?: number }[]): string[] => {
    const { items } = withMoves(store.facts(), [], inPlaces(store.facts(), moves), new Set());
    const { board } = layPlan(store.facts(), items);
    return binIndex(board)
      .cardsIn(TO)
      .map(({ key }) => key);
  };

  it.each([
    ['at the head of the day', [first, second, third], 0],
    ['between its stops', [second, first], 1],
    ['at its end', [third, first, second], undefined],
    ['with one that stands there', [first, standing[0] ?? '', second], 1],
  ])('end where a drop puts them: %s [SDY-008]', (_, keys, index) => {
    const moves = keys.map((key) => ({ key, to: TO, ...(index === undefined ? {} : { index }) }));
    expect(inPlan(moves)).toEqual(after(planned(planMoves(store.facts(), moves)))(TO).map(([key]) => key));
  });

  it('leave no gap for one that stays', () => {
    const [app = ''] = keysIn('unassigned:APP');
    const moves = [first, app, second].map((key) => ({ key, to: TO, index: 0 }));
    expect(inPlan(moves)).toEqual([first, second, ...standing]);
  });
});
