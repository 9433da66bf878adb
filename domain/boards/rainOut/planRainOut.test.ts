import { describe, expect, it } from 'vitest';
import { addDays } from '../../civilDate';
import { binIndex } from '../boardFacts';
import { aBoard, aCardOf, aCrew, aSubJob, CREWS, standsIn } from '../testBoard';
import type { Card, SubJob } from '../types';
import { CATEGORY } from '../../statuses';
import { fullDays } from '../plan/fullDays';
import { aDayWithoutWork } from '../workdays/testDay';
import { dayIndex } from '../workdays/dayIndex';
import { planRainOut } from './planRainOut';
import type { RainRequest } from './rainOut';
import { afterPlan, rainOn } from './testRain';

const MON = '2026-03-09';
const [TUE, WED, THU, FRI] = [1, 2, 3, 4].map((days) => addDays(MON, days)) as [string, string, string, string];
const NEXT_MON = addDays(MON, 7);

const g = (id: number, date: string, fields: Partial<Card> = {}): Card =>
  aCardOf('G1', { id, job_detail_id: id, job_id: id, crew_id: 41, date, job_order: 1, yardage: 30, ...fields });
const gunite = (cards: readonly Card[], crews = CREWS, sub_jobs: readonly SubJob[] = []) =>
  aBoard({ category: 'gunite', cards, crews, sub_jobs });
const key = (id: number): string => `gunite_history:${id}`;

const run = (board: ReturnType<typeof gunite>, fields: Partial<RainRequest> & Pick<RainRequest, 'days'>) => {
  const plan = planRainOut(board, rainOn(board, fields));
  const after = afterPlan(board, plan.moves);
  const at = (id: number): string | null => standsIn(after.board, key(id));
  return { plan, ...after, at, stays: Object.fromEntries(plan.stays.map((one) => [one.key, one.reason])) };
};
const on = (date: string, crew = 41): string => `assigned:GUNITE:${crew}:${date}`;

describe('Rain-out, push everything back', () => {
  it('moves the work of the lost days and of those that it would stand on, in order, and no further [SDY-002]', () => {
    const board = gunite([g(1, MON), g(2, MON, { job_order: 2 }), g(3, TUE), g(4, WED), g(5, addDays(MON, 9))]);
    const { at, refused, board: after } = run(board, { days: [MON, TUE] });
    expect(refused).toEqual([]);
    expect([1, 2, 3, 4, 5].map(at)).toEqual([on(WED), on(WED), on(THU), on(FRI), on(addDays(MON, 9))]);
    expect(
      binIndex(after)
        .cardsIn(on(WED))
        .map(({ id, job_order }) => [id, job_order]),
    ).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('keeps days without work: a Friday goes to Monday, and over a holiday [SDY-002]', () => {
    const board = gunite([g(1, FRI), g(2, NEXT_MON)]);
    expect(run(board, { days: [FRI] }).at(1)).toBe(on(NEXT_MON));
    const holiday = run(board, {
      days: [FRI],
      isWorkday: (date) => rainOn(board, { days: [] }).isWorkday(date, 41) && date !== NEXT_MON,
    });
    expect([1, 2].map(holiday.at)).toEqual([on(addDays(NEXT_MON, 1)), on(addDays(NEXT_MON, 2))]);
  });

  it('passes over the holidays and absences that the board knows [SDY-002]', () => {
    const board = {
      ...gunite([g(1, MON), g(2, TUE), g(3, MON, { crew_id: 42 })]),
      days_without_work: dayIndex([
        aDayWithoutWork({ id: 1, name: 'Thanksgiving', first_day: WED }),
        aDayWithoutWork({ id: 2, kind: 'crew_off', crew_id: 42, first_day: TUE }),
      ]),
    };
    const { at, refused } = run(board, { days: [MON] });
    expect(refused).toEqual([]);
    expect([1, 2, 3].map(at)).toEqual([on(TUE), on(THU), on(THU, 42)]);
  });

  it('keeps work on a Saturday in its turn, and puts nothing else there [SDY-002]', () => {
    const SAT = addDays(FRI, 1);
    const { at } = run(gunite([g(1, FRI), g(2, SAT), g(3, NEXT_MON)]), { days: [FRI, SAT] });
    expect([1, 2, 3].map(at)).toEqual([on(NEXT_MON), on(addDays(NEXT_MON, 1)), on(addDays(NEXT_MON, 2))]);
  });

  it('Day 2 to 8 keep their type and their gap to Day 1, also behind a free day [SDY-002]', () => {
    const board = gunite([
      g(1, MON, { job_detail_id: 7 }),
      g(2, TUE, { type_id: 2, job_detail_id: 7 }),
      g(3, THU, { type_id: 3, job_detail_id: 7 }),
    ]);
    const { at, refused, board: after } = run(board, { days: [MON] });
    expect(refused).toEqual([]);
    expect([1, 2, 3].map(at)).toEqual([on(TUE), on(WED), on(FRI)]);
    expect([2, 3].map((id) => after.cards.get(key(id))?.type_id)).toEqual([2, 3]);
  });

  it('names what stays: complete, started, promised, locked [SDY-002]', () => {
    const cards = [g(1, MON, { status_id: 1 }), g(2, MON), g(3, MON), g(4, MON), g(5, '2026-03-04')];
    const promises = [{ key: key(3), date: MON, name: 'Marcus' }];
    const board = gunite(cards, CREWS, [aSubJob({ id: 3, job_id: 3, category_id: CATEGORY.GUNITE, promises })]);
    const { at, stays } = run(board, {
      days: ['2026-03-04', MON],
      started: new Set([key(2)]),
    });
    expect(stays).toEqual({ [key(1)]: 'complete', [key(2)]: 'started', [key(3)]: 'promised', [key(5)]: 'locked' });
    expect([1, 2, 3].map(at)).toEqual([on(MON), on(MON), on(MON)]);
    expect(at(4)).not.toBe(on(MON));
  });

  it('a half day: from stop 2 on, and of chosen crews and cards alone [SDY-002]', () => {
    const board = gunite([g(1, MON), g(2, MON, { job_order: 2 }), g(3, MON, { crew_id: 42 })]);
    const half = run(board, { days: [MON], from_stop: 2, lanes: new Set(['GUNITE:41']) });
    expect([1, 2, 3].map(half.at)).toEqual([on(MON), on(TUE), on(MON, 42)]);
    const chosen = run(board, { days: [MON], keys: new Set([key(1)]) });
    expect([1, 2, 3].map(chosen.at)).toEqual([on(TUE), on(MON), on(MON, 42)]);
  });

  it('keeps the gap between the phases of a job on different crews [SDY-002]', () => {
    const board = aBoard({
      cards: [
        aCardOf('PREP', { id: 1, crew_id: 11, date: MON }),
        aCardOf('APP', { id: 2, crew_id: 21, date: WED }),
        aCardOf('APP', { id: 3, crew_id: 21, date: THU, job_detail_id: 9002 }),
        aCardOf('APP', { id: 4, crew_id: 22, date: WED, job_detail_id: 9003 }),
      ],
    });
    const plan = planRainOut(board, rainOn(board, { days: [MON] }));
    expect(plan.moves.map(({ key: one, to }) => [one, to])).toEqual([
      ['crew_information:1', `assigned:PREP:11:${TUE}`],
      ['crew_information:2', `assigned:APP:21:${THU}`],
      ['crew_information:3', `assigned:APP:21:${FRI}`],
    ]);
  });
});

describe('the other modes of Rain-out', () => {
  const crews = [41, 42].map((id) => aCrew({ id, division_id: 2, subdivision: 'Gunite', daily_capacity: 60 }));

  it('fits cards into free room of the same crew, never before the card ahead of them [SDY-002]', () => {
    const board = gunite([g(1, MON), g(2, MON, { job_order: 2 }), g(3, TUE), g(4, WED, { yardage: 60 })], crews);
    const { at } = run(board, { days: [MON], mode: 'fit' });
    expect([1, 2, 3, 4].map(at)).toEqual([on(TUE), on(THU), on(TUE), on(WED)]);
    const full = run(board, { days: [MON], mode: 'fit', horizon: TUE });
    expect(full.stays).toEqual({ [key(2)]: 'no_room' });
  });

  it('spreads a day over the crews that work, the emptiest first [SDY-002]', () => {
    const board = gunite([g(1, MON), g(2, MON, { job_order: 2, type_id: 2 })], crews);
    const { at, board: after } = run(board, { days: [MON], mode: 'others', lanes: new Set(['GUNITE:41']) });
    expect([1, 2].map(at)).toEqual([on(MON, 42), on(MON, 42)]);
    expect(after.cards.get(key(2))?.type_id).toBe(2);
    const third = aCrew({ id: 43, division_id: 2, subdivision: 'Gunite', daily_capacity: 100 });
    const unmeasured = [1, 2, 3, 4].map((id) => g(id, MON, { job_order: id, yardage: null }));
    const counted = gunite([...unmeasured, g(5, MON, { crew_id: 43, yardage: null })], [...crews, third]);
    const { at: spreadAt } = run(counted, { days: [MON], mode: 'others', lanes: new Set(['GUNITE:41']) });
    // Stops of which nobody knows the yards are counted, and do not all go to one crew.
    expect([1, 2, 3, 4].map(spreadAt)).toEqual([on(MON, 42), on(MON, 42), on(MON, 43), on(MON, 42)]);
    // An idle flash crew is no gunite crew, as long as there is one.
    const flash = aCrew({ id: 49, division_id: 2, subdivision: 'Flash', daily_capacity: 40 });
    const beside = run(gunite(unmeasured, [...crews, flash]), {
      days: [MON],
      mode: 'others',
      lanes: new Set(['GUNITE:41']),
    });
    expect([1, 2, 3, 4].map(beside.at)).toEqual([42, 42, 42, 42].map((crew) => on(MON, crew)));
    expect(beside.plan.moves.some(({ is_last_resort }) => is_last_resort)).toBe(false);
    const alone = run(gunite(unmeasured, [...crews, flash]), {
      days: [MON],
      mode: 'others',
      lanes: new Set(['GUNITE:41', 'GUNITE:42']),
    });
    expect(alone.plan.moves.map(({ to, is_last_resort }) => [to, is_last_resort])).toEqual(
      [1, 2, 3, 4].map(() => [on(MON, 49), true]),
    );
    const all = run(board, { days: [MON], mode: 'others', lanes: new Set(['GUNITE:41', 'GUNITE:42']) });
    expect(all.stays).toEqual({ [key(1)]: 'no_crew', [key(2)]: 'no_crew' });
  });

  it('sends cards back to Unassigned, but no Day 2 to 8, which would lose its day [SDY-002]', () => {
    const {
      at,
      stays,
      board: after,
    } = run(gunite([g(1, MON), g(2, MON, { type_id: 2, job_order: 2 })]), {
      days: [MON],
      mode: 'unassign',
    });
    expect([1, 2].map(at)).toEqual(['unassigned:GUNITE', on(MON)]);
    expect(stays).toEqual({ [key(2)]: 'keeps_day' });
    expect(after.cards.get(key(2))?.job_order).toBe(1);
  });

  it('tells which days of crews are over their capacity afterwards [SDY-002]', () => {
    const board = gunite([g(1, MON, { yardage: 40 }), g(2, TUE, { yardage: 40 })], crews);
    const request = rainOn(board, { days: [MON] });
    const { board: after } = afterPlan(board, [{ key: key(1), to: on(TUE) }]);
    expect(fullDays(after, [on(TUE), on(WED)], request.capacityOn)).toMatchObject([
      { bin: { key: on(TUE) }, percent: 133 },
    ]);
  });
});

describe('a plan', () => {
  it('moves what may move, and names what its lock or a rule keeps [SDY-002]', () => {
    const board = aBoard({
      category: 'gunite',
      cards: [g(1, MON), g(2, MON, { status_id: 1 }), g(3, MON, { job_order: 3 })],
      sub_jobs: [aSubJob({ id: 1, job_id: 1, category_id: 1 })],
    });
    const { refused, board: after } = afterPlan(board, [
      { key: key(1), to: on(TUE) },
      { key: key(2), to: on(TUE) },
      { key: key(3), to: 'assigned:PREP:11:2026-03-10' },
      { key: 'gunite_history:99', to: on(TUE) },
    ]);
    expect(refused.map(({ key: one, refusal }) => [one, refusal.rule])).toEqual([
      [key(2), 'locked_complete'],
      [key(3), 'no_such_bin'],
      ['gunite_history:99', 'not_on_board'],
    ]);
    expect([1, 2, 3].map((id) => standsIn(after, key(id)))).toEqual([on(TUE), on(MON), on(MON)]);
  });

  it('puts cards at their places in a day, also in the one where they stand [SDY-002]', () => {
    const board = gunite([g(1, MON), g(2, MON, { job_order: 2 }), g(3, TUE)]);
    const { board: after } = afterPlan(board, [
      { key: key(3), to: on(MON), index: 1 },
      { key: key(2), to: on(MON), index: 0 },
    ]);
    expect(
      binIndex(after)
        .cardsIn(on(MON))
        .map(({ id }) => id),
    ).toEqual([2, 1, 3]);
  });
});
