import { describe, expect, it } from 'vitest';
import { STATUS } from '../../statuses';
import { aDayWithoutWork } from '../workdays/testDay';
import { binIndex, type ShownBoard } from '../boardFacts';
import { straightMiles } from '../distance/road';
import { aBoard, aCardOf, aCrew, aSubJob, standsIn } from '../testBoard';
import { readKeptPlan } from './keptPlan';
import { planMiles } from './planMiles';
import { changedSince, layPlan, withMoves, withoutCard, type TriedItem } from './triedPlan';

const on = (date: string, crew = 41): string => `assigned:GUNITE:${crew}:${date}`;
const [MON, TUE] = [on('2026-03-09'), on('2026-03-10')];
const key = (id: number): string => `gunite_history:${id}`;
const stop = (id: number, fields: object = {}) =>
  aCardOf('G1', { id, job_id: id, job_detail_id: id, crew_id: 41, date: '2026-03-09', job_order: id, ...fields });
const aWeek = (...more: ReturnType<typeof stop>[]) =>
  aBoard({ category: 'gunite', cards: [stop(1), stop(2), stop(3), ...more] });
const order = (board: ShownBoard, bin: string): number[] =>
  binIndex(board)
    .cardsIn(bin)
    .map(({ id }) => id);
const NONE: ReadonlySet<string> = new Set();

/** Drops one after the other, as a hand makes them. */
const dropped = (board: ShownBoard, drops: readonly (readonly [number, string, number?])[]) =>
  drops.reduce<readonly TriedItem[]>(
    (items, [id, to, index]) => withMoves(board, items, [{ key: key(id), to, index }], NONE).items,
    [],
  );

describe('a plan that is tried [SDY-008]', () => {
  it('keeps each card once, with the board as it was when it was drawn', () => {
    const board = aWeek();
    const items = dropped(board, [
      [1, TUE],
      [1, on('2026-03-11', 42)],
    ]);
    expect(items).toEqual([
      {
        key: key(1),
        job_detail_id: 1,
        job_name: 'Job 1',
        to: on('2026-03-11', 42),
        index: null,
        version: 1,
        expected_bin: MON,
        onto_closed: false,
        was_started: false,
      },
    ]);
    expect(standsIn(layPlan(board, items).board, key(1))).toBe(on('2026-03-11', 42));
    expect(standsIn(board, key(1))).toBe(MON);
  });

  it('stands as the drops made it one after the other, whatever their places', () => {
    const board = aWeek(
      stop(4, { date: '2026-03-10', job_order: 1 }),
      stop(5, { date: '2026-03-10', job_order: 2 }),
      stop(6, { date: '2026-03-10', job_order: 3 }),
    );
    const items = dropped(board, [
      [1, TUE, 0], // 1 4 5 6
      [2, TUE, 2], // 1 4 2 5 6
      [4, TUE, 3], // 1 2 5 4 6
      [3, TUE], // 1 2 5 4 6 3
      [1, on('2026-03-12')], // 2 5 4 6 3
      [6, TUE, 1], // 2 6 5 4 3
    ]);
    expect(order(layPlan(board, items).board, TUE)).toEqual([2, 6, 5, 4, 3]);
  });

  it('any drops end as the same drops one after the other would, for 100 sequences', () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const board = aWeek(
      stop(4, { date: '2026-03-10', job_order: 1 }),
      stop(5, { date: '2026-03-10', job_order: 2 }),
      stop(6, { date: '2026-03-10', job_order: 3 }),
    );
    for (let turn = 0; turn < 100; turn += 1) {
      let items: readonly TriedItem[] = [];
      const days = new Map([
        [MON, order(board, MON)],
        [TUE, order(board, TUE)],
      ]);
      for (let drop = 0; drop < 6; drop += 1) {
        const id = 1 + random(6);
        const to = random(2) === 0 ? MON : TUE;
        for (const [bin, ids] of days)
          days.set(
            bin,
            ids.filter((one) => one !== id),
          );
        const there = days.get(to) ?? [];
        const index = random(there.length + 1);
        days.set(to, [...there.slice(0, index), id, ...there.slice(index)]);
        ({ items } = withMoves(board, items, [{ key: key(id), to, index }], NONE));
      }
      const { board: laid } = layPlan(board, items);
      expect([turn, order(laid, MON), order(laid, TUE)]).toEqual([turn, days.get(MON), days.get(TUE)]);
    }
  });

  it('takes the order of a whole day as it was asked for, around what stays where it is', () => {
    const board = aWeek();
    const { items } = withMoves(
      board,
      [],
      [
        { key: key(3), to: MON, index: 1 },
        { key: key(2), to: MON, index: 2 },
      ],
      NONE,
    );
    expect(order(layPlan(board, items).board, MON)).toEqual([1, 3, 2]);
    const turned = withMoves(
      board,
      [],
      [
        { key: key(3), to: MON, index: 0 },
        { key: key(1), to: MON, index: 2 },
      ],
      NONE,
    );
    expect(order(layPlan(board, turned.items).board, MON)).toEqual([3, 2, 1]);
  });

  it('loses a card that is taken back to its place', () => {
    const board = aWeek();
    expect(
      dropped(board, [
        [2, TUE],
        [2, MON, 1],
      ]),
    ).toEqual([]);
    expect(
      dropped(board, [
        [2, MON, 0],
        [2, MON, 1],
      ]),
    ).toEqual([]);
    expect(dropped(board, [[2, MON, 0]])).toHaveLength(1);
    expect(order(layPlan(board, dropped(board, [[2, MON]])).board, MON)).toEqual([1, 3, 2]);
    const waiting = aBoard({ category: 'gunite', cards: [stop(1, { crew_id: null, date: null, job_order: null })] });
    expect(dropped(waiting, [[1, 'unassigned:GUNITE', 0]])).toEqual([]);
  });

  it('goes on without one of its cards, and the others keep their places', () => {
    const board = aWeek(stop(4, { date: '2026-03-10', job_order: 1 }));
    const items = dropped(board, [
      [1, TUE, 0], // 1 4
      [2, TUE, 1], // 1 2 4
    ]);
    const rest = withoutCard(board, items, key(1));
    expect(order(layPlan(board, rest).board, TUE)).toEqual([2, 4]);
    expect(order(layPlan(board, rest).board, MON)).toEqual([1, 3]);
  });

  it('names what a rule or a lock keeps, and takes the others', () => {
    const board = aWeek(stop(4, { status_id: STATUS.COMPLETE, job_order: 4 }));
    const { items, stays } = withMoves(
      board,
      [],
      [1, 4].map((id) => ({ key: key(id), to: TUE })),
      NONE,
    );
    expect(items.map((item) => item.key)).toEqual([key(1)]);
    expect(stays.map(({ key: one, refusal }) => [one, refusal.rule])).toEqual([[key(4), 'locked_complete']]);
    const again = withMoves(board, items, [{ key: key(1), to: on('2026-03-10', 11) }], NONE);
    expect(again.stays.map(({ refusal }) => refusal.rule)).toEqual(['crew_unfit']);
    expect(again.items).toEqual(items);
  });

  it('knows a day without work, and whether the crew had arrived', () => {
    const off = aDayWithoutWork({
      kind: 'crew_off',
      crew_id: 41,
      first_day: '2026-03-10',
      last_day: '2026-03-10',
    });
    const board = aBoard({ category: 'gunite', cards: [stop(1)], days_without_work: [off] });
    const { items } = withMoves(board, [], [{ key: key(1), to: TUE }], new Set([key(1)]));
    expect(items).toMatchObject([{ onto_closed: true, was_started: true }]);
  });

  it('says what became of its cards meanwhile, and not what others only renumbered', () => {
    const before = aWeek(stop(4, { job_order: 4 }), stop(5, { job_order: 5 }), stop(6, { job_order: 6 }));
    const { items } = withMoves(
      before,
      [],
      [1, 2, 3, 4, 5, 6].map((id) => ({ key: key(id), to: TUE })),
      NONE,
    );
    const now = aBoard({
      category: 'gunite',
      cards: [
        stop(1, { version: 2, crew_id: 42 }),
        stop(2, { version: 2, status_id: STATUS.COMPLETE }),
        stop(4, { version: 2 }),
        stop(5, { job_order: 1 }),
        stop(6, { job_order: 2 }),
      ],
    });
    const said = changedSince(now, items, () => true, new Set([key(6)]));
    expect(said.map((one) => [one.key, one.why, one.bin])).toEqual([
      [key(1), 'moved', on('2026-03-09', 42)],
      [key(2), 'completed', MON],
      [key(3), 'gone', null],
      [key(4), 'changed', MON],
      [key(6), 'started', MON],
    ]);
    // A week that is not shown says nothing of its cards.
    expect(changedSince(now, items, () => false, NONE).map(({ why }) => why)).toEqual([
      'moved',
      'completed',
      'changed',
    ]);
  });

  it('counts the miles that it adds or saves, and says nothing where no place is known', () => {
    const yard = aCrew({ id: 41, division_id: 2, subdivision: 'Gunite', yard_lat: 29.8, yard_lon: -95.4 });
    const board = aBoard({
      category: 'gunite',
      crews: [yard],
      cards: [stop(1), stop(2), stop(3, { date: '2026-03-10', job_order: 1 })],
      sub_jobs: [
        aSubJob({ id: 1, job_id: 1, category_id: 1, lat: 29.8, lon: -95.3 }),
        aSubJob({ id: 2, job_id: 2, category_id: 1, lat: null, lon: null }),
        aSubJob({ id: 3, job_id: 3, category_id: 1, lat: 29.8, lon: -95.3 }),
      ],
    });
    const milesOf = (id: number) => {
      const { items } = withMoves(board, [], [{ key: key(id), to: TUE }], NONE);
      return planMiles(board, layPlan(board, items).board, [key(id)], straightMiles);
    };
    // The stop of Monday is where that of Tuesday is: the way to Monday's is saved.
    expect(milesOf(1)?.added).toBeLessThan(-10);
    expect(milesOf(1)?.unplaced).toBe(0);
    expect(milesOf(2)).toBeNull();
  });

  it('is read back from the device as it was kept, or not at all', () => {
    const items = dropped(aWeek(), [[1, TUE]]);
    const kept = { date: '2026-03-09', items, attempt: { key: 'a', sent: '{}' } };
    expect(readKeptPlan(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const wrong of [
      null,
      {},
      { ...kept, date: 'today' },
      { ...kept, items: [] },
      { ...kept, items: [{ key: 'x' }] },
    ])
      expect(readKeptPlan(wrong)).toBeNull();
  });
});
