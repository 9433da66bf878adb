import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekOf } from '../civilDate';
import { isRefusal } from '../refusals/refusal';
import { CATEGORY, DIVISION } from '../statuses';
import { dayIndex } from './workdays/dayIndex';
import { aDayWithoutWork } from './workdays/testDay';
import { applyChanges, rollback, type Applied } from './applyChanges';
import { isClosedBin, isWorkedBin } from './binDay';
import { isOrdered } from './binSort';
import { assignedKey, parseBinKey } from './bins';
import { binIndex, viewContext, type ShownBoard } from './boardFacts';
import type { ChainGap } from './chains/chainGap';
import { moveChain } from './chains/moveChain';
import { dayRule } from './dayWithoutWorkRefusal';
import { decideMove } from './moves';
import { orderAt } from './order';
import { placeCards } from './placeCards';
import { decidePlan, type PlanItem } from './plan/decidePlan';
import { planRainOut } from './rainOut/planRainOut';
import { RAIN_MODES } from './rainOut/rainOut';
import { rainOn } from './rainOut/testRain';
import { aBoard, aCardOf, aSubJob, EDITOR } from './testBoard';

const MON = '2026-03-09';
/** All days that a card of the test can come to. */
const DAYS = Array.from({ length: 8 }, (_, week) => weekOf(addDays(MON, 7 * week - 7))).flat();
const GAPS: readonly ChainGap[] = [
  { division_id: DIVISION.GUNITE, step: 'gunite_days', min_workdays: 1, max_workdays: 1 },
  { division_id: DIVISION.PEBBLE, step: 'prep_app', min_workdays: 1, max_workdays: null },
  { division_id: DIVISION.PEBBLE, step: 'app_detail', min_workdays: 1, max_workdays: 4 },
];

/** One thing that a scheduler does; its numbers choose among what the board has then. */
const aStep = fc.record({
  kind: fc.constantFrom('day_off', 'crew_off', 'rain', 'chain', 'move', 'move', 'undo', 'redo'),
  day: fc.nat(11),
  other: fc.nat(11),
  crew: fc.nat(1),
  card: fc.nat(50),
  mode: fc.constantFrom(...RAIN_MODES),
});
type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;

/** Jobs of two or three phases on two weeks of a gunite or pebble board. */
const aSchedule = fc
  .record({
    isGunite: fc.boolean(),
    refuses: fc.boolean(),
    jobs: fc.array(
      fc.record({
        days: fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }),
        crew: fc.nat(1),
        status: fc.constantFrom(2, 2, 2, 2, 1),
        order: fc.constantFrom(null, 1, 2, 3),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    steps: fc.array(aStep, { minLength: 1, maxLength: 16, size: 'max' }),
  })
  .map(({ isGunite, refuses, jobs, steps }) => {
    const kinds = isGunite ? (['G1', 'G2-8', 'G2-8'] as const) : (['PREP', 'APP', 'DETAIL'] as const);
    const crews = isGunite ? [41, 41, 41] : [11, 21, 31];
    const board = aBoard({
      category: isGunite ? 'gunite' : 'pebble',
      rights: { ...EDITOR, refuses_days_without_work: refuses },
      sub_jobs: jobs.map((_, job) =>
        aSubJob({ id: 9000 + job, job_id: 500 + job, category_id: isGunite ? CATEGORY.GUNITE : CATEGORY.PEBBLE }),
      ),
      cards: jobs.flatMap(({ days, crew, status, order }, job) =>
        days.map((day, phase) =>
          aCardOf(kinds[phase] ?? 'G1', {
            id: job * 10 + phase + 1,
            job_detail_id: 9000 + job,
            job_id: 500 + job,
            status_id: phase === 0 ? status : 2,
            date: addDays(MON, day),
            crew_id: (crews[phase] ?? 41) + (phase === 2 && !isGunite ? 0 : crew),
            job_order: order,
            yardage: 10,
            ...(isGunite && phase > 0 && { type_id: phase + 1 }),
          }),
        ),
      ),
    });
    const ruled: ShownBoard = { ...board, day_rule: dayRule };
    return { board: ruled, steps };
  });

interface Done {
  /** The board before it, for an undo that must bring exactly that back. */
  before: ShownBoard;
  after: ShownBoard;
  applied: Applied | null;
}

const placesOf = (board: ShownBoard): ReadonlyMap<string, string> =>
  new Map(
    [...placeCards(board, viewContext(board, DAYS))].flatMap(([bin, cards]) =>
      cards.map((card) => [card.key, bin] as const),
    ),
  );
const stateOf = ({ cards, sub_jobs }: ShownBoard) => [
  [...cards.values()].toSorted((a, b) => a.key.localeCompare(b.key)),
  [...sub_jobs.values()].toSorted((a, b) => a.id - b.id),
];

const withChanges = (board: ShownBoard, changes: Parameters<typeof applyChanges>[1]): Done => {
  const applied = applyChanges(board, changes, board.crews);
  return { before: board, after: { ...board, ...applied.state }, applied };
};

/** The cards of a crew's day to which one has come are numbered as they stand. */
const inOrder = (board: ShownBoard, to: readonly string[]): void => {
  const bins = binIndex(board);
  for (const bin of to.filter((one) => one.startsWith('assigned'))) {
    const ordered = bins.cardsIn(bin).filter(isOrdered);
    expect(ordered.map(({ job_order }) => job_order)).toEqual(ordered.map((_, at) => orderAt(at).job_order));
  }
};

/** Moves that the setting refused, so that it is not refused by none. */
let refusals = 0;

/** A plan as its preview makes it; none where a rule refuses any of it, as all-or-nothing moves are. */
const planned = (board: ShownBoard, items: readonly PlanItem[], asked: string | null): Done | null => {
  const { changes, moved, refused } = decidePlan(board, items);
  if (refused.length > 0 || items.length === 0) return null;
  const done = withChanges(board, changes);
  const [was, is] = [placesOf(board), placesOf(done.after)];
  const onClosed = [...is].filter(([key, bin]) => {
    const place = parseBinKey(bin);
    if (was.get(key) === bin || !place?.date) return false;
    const isRefused = board.rights.refuses_days_without_work === true && isClosedBin(board, place);
    return isRefused || (key !== asked && !isWorkedBin(board, { ...place, date: place.date }));
  });
  expect(onClosed).toEqual([]);
  inOrder(
    done.after,
    moved.map(({ to }) => to),
  );
  for (const [key, { type_id, status_id }] of board.cards)
    expect(done.after.cards.get(key)).toMatchObject(asked === null ? { type_id, status_id } : { type_id });
  return done;
};

const crewIds = (board: ShownBoard): readonly number[] => (board.config.category === 'gunite' ? [41, 42] : [21, 22]);

/** What a step makes of the board; null where there is nothing for it to do. */
const taken = (board: ShownBoard, { kind, day, other, crew, card, mode }: Step): Done | null => {
  const date = addDays(MON, day);
  const crew_id = crewIds(board)[crew] ?? 41;
  const stage = board.config.category === 'gunite' ? 'GUNITE' : 'APP';
  const key = [...board.cards.keys()][card % board.cards.size] ?? '';
  switch (kind) {
    case 'day_off':
    case 'crew_off': {
      const { all } = board.days_without_work;
      const off = kind === 'crew_off' ? { kind: 'crew_off' as const, crew_id } : {};
      const entry = aDayWithoutWork({ id: all.length + 1, first_day: date, last_day: date, ...off });
      return {
        before: board,
        after: { ...board, days_without_work: dayIndex([...all, entry]) },
        applied: null,
      };
    }
    case 'rain': {
      const days = [...new Set([date, addDays(MON, other)])];
      const request = rainOn(board, { days, mode, horizon: '2026-04-19' });
      const { moves, stays } = planRainOut(board, request);
      const named = [...moves, ...stays].map((one) => one.key);
      expect(new Set(named).size).toBe(named.length);
      const done = planned(board, moves, null);
      expect(done !== null || moves.length === 0).toBe(true);
      return done;
    }
    case 'chain': {
      const from = parseBinKey(placesOf(board).get(key) ?? '');
      if (!from?.stage || from.kind !== 'assigned') return null;
      return planned(board, moveChain(board, GAPS, { key, to: assignedKey(from.stage, from.crew_id, date) }), key);
    }
    default: {
      // Half of the moves go where somebody is off, so that what is refused comes up.
      const off = other % 2 === 0 ? board.days_without_work.all.at(-1) : undefined;
      const target = assignedKey(stage, off?.crew_id ?? crew_id, off?.first_day ?? date);
      const to = card % 5 === 0 ? `unassigned:${stage}` : target;
      const decision = decideMove(board, { key, to, index: other % 3 });
      const bin = parseBinKey(to);
      const isRefused = isRefusal(decision) && decision.rule === 'day_without_work';
      if (isRefused) refusals += 1;
      if (bin && isClosedBin(board, bin) && board.rights.refuses_days_without_work && placesOf(board).get(key) !== to)
        expect(isRefusal(decision)).toBe(true);
      else expect(isRefused).toBe(false);
      if (isRefusal(decision)) return null;
      const done = withChanges(board, decision.changes);
      inOrder(done.after, [decision.to ?? to]);
      return done;
    }
  }
};

/** No card is lost or made, and none stands in two places. */
const isWhole = (board: ShownBoard, first: ShownBoard): void => {
  expect([...board.cards.keys()].toSorted()).toEqual([...first.cards.keys()].toSorted());
  const placed = [...placeCards(board, viewContext(board, DAYS)).values()].flat().map(({ key }) => key);
  expect(new Set(placed).size).toBe(placed.length);
};

describe('any sequence of days off, Rain-outs, chains, moves, undo and redo, whether days without work refuse cards or not', () => {
  it('loses no card and doubles none, puts none on a closed day unasked or out of order, and undo brings back what was [SDY-001 SDY-002 SDY-003 ADM-020]', () => {
    let stepsTaken = 0;
    const kinds = new Set<string>();
    fc.assert(
      fc.property(aSchedule, ({ board: first, steps }) => {
        let board = first;
        const past: Done[] = [];
        const future: Done[] = [];
        for (const step of steps) {
          const isBack = step.kind === 'undo' || step.kind === 'redo';
          const done = isBack ? (step.kind === 'undo' ? past.pop() : future.pop()) : taken(board, step);
          if (!done) continue;
          stepsTaken += 1;
          kinds.add(step.kind);
          const { before, after, applied } = done;
          const [from, to] = step.kind === 'undo' ? [after, before] : [before, after];
          expect(stateOf(board)).toEqual(stateOf(from));
          // An undo takes what was done off the board, and need not know what was before.
          const undone = applied ? { ...to, ...rollback(board, applied) } : to;
          board = step.kind === 'undo' ? undone : after;
          expect(stateOf(board)).toEqual(stateOf(to));
          (step.kind === 'undo' ? future : past).push(done);
          if (!isBack) future.length = 0;
          isWhole(board, first);
        }
      }),
      { numRuns: 200 },
    );
    // Not by doing nothing.
    expect(stepsTaken).toBeGreaterThan(200);
    expect(refusals).toBeGreaterThan(0);
    expect([...kinds].toSorted()).toEqual(['chain', 'crew_off', 'day_off', 'move', 'rain', 'redo', 'undo']);
  });
});
