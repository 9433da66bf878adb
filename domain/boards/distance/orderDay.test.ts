import { describe, expect, it } from 'vitest';
import { STATUS } from '../../statuses';
import { assignedBin } from '../bins';
import { binIndex } from '../boardFacts';
import { afterPlan } from '../rainOut/testRain';
import { aBoard, aCardOf, aCrew, aSubJob } from '../testBoard';
import type { Card } from '../types';
import { orderDay } from './orderDay';
import { straightMiles } from './road';

const MON = '2026-03-09';
const BIN = assignedBin('GUNITE', 41, MON);
const CREW = aCrew({ id: 41, division_id: 2, subdivision: 'Gunite', yard_lat: 29.8, yard_lon: -95.4 });

/** Stops of Gunite 41 on Monday, so many tenths of a degree east of its yard; null where nobody knows. */
const aDay = (stops: readonly (Partial<Card> & { east: number | null })[]) =>
  aBoard({
    category: 'gunite',
    crews: [CREW],
    cards: stops.map(({ east: _east, ...fields }, at) =>
      aCardOf('G1', {
        id: at + 1,
        job_id: at + 1,
        job_detail_id: at + 1,
        crew_id: 41,
        date: MON,
        job_order: at + 1,
        ...fields,
      }),
    ),
    sub_jobs: stops.map(({ east }, at) =>
      aSubJob({
        id: at + 1,
        job_id: at + 1,
        category_id: 1,
        lat: east === null ? null : 29.8,
        lon: east === null ? null : -95.4 + east / 10,
      }),
    ),
  });
const order = (board: ReturnType<typeof aDay>) => orderDay(board, BIN, binIndex(board).cardsIn(BIN.key), straightMiles);
const idsAfter = (board: ReturnType<typeof aDay>): number[] => {
  const { board: after, refused } = afterPlan(board, order(board).items);
  expect(refused).toEqual([]);
  return binIndex(after)
    .cardsIn(BIN.key)
    .map(({ id }) => id);
};

describe("[SDY-004] a crew's day in the order of its route", () => {
  it('is shorter, by what is said', () => {
    const board = aDay([{ east: 1 }, { east: -2 }, { east: 3 }, { east: -1 }]);
    const { from, to, movable } = order(board);
    const tenth = straightMiles({ lat: 29.8, lon: -95.4 }, { lat: 29.8, lon: -95.3 });
    expect(from / tenth).toBeCloseTo(14, 1);
    expect(to / tenth).toBeCloseTo(10, 1);
    expect(movable).toBe(4);
    const ids = idsAfter(board);
    expect([
      [1, 3, 4, 2],
      [3, 1, 4, 2],
      [1, 3, 2, 4],
      [3, 1, 2, 4],
      [4, 2, 1, 3],
      [2, 4, 1, 3],
      [4, 2, 3, 1],
      [2, 4, 3, 1],
    ]).toContainEqual(ids);
  });

  it('begins with what is done, and ends with the stops whose place nobody knows', () => {
    const ids = idsAfter(
      aDay([{ east: 5, status_id: STATUS.COMPLETE }, { east: null }, { east: 1 }, { east: -3 }, { east: 4 }]),
    );
    expect(ids.slice(0, 1)).toEqual([1]);
    expect(ids.slice(1, 4)).toEqual([5, 3, 4]);
    expect(ids.at(-1)).toBe(2);
  });

  it('moves nothing where no order is shorter, and nothing on a day that is past', () => {
    expect(order(aDay([{ east: 1 }, { east: 2 }])).items).toEqual([]);
    const past = { ...aDay([{ east: 1 }, { east: -2 }, { east: 3 }]), today: '2026-03-10' };
    expect(order(past)).toMatchObject({ items: [], movable: 0 });
  });

  it('leaves a stop at which the crew has arrived, and says why nothing of a past day moves, to who may override too', () => {
    const board = aDay([{ east: 3 }, { east: 1 }, { east: -2 }, { east: 2 }]);
    const [arrived] = binIndex(board).cardsIn(BIN.key);
    const { items, movable } = orderDay(
      board,
      BIN,
      binIndex(board).cardsIn(BIN.key),
      straightMiles,
      new Set([arrived?.key ?? '']),
    );
    expect([items.map(({ key }) => key).includes(arrived?.key ?? ''), movable]).toEqual([false, 3]);
    expect(Math.min(...items.map(({ index }) => index ?? 0))).toBe(1);
    const past = { ...board, today: '2026-03-10', rights: { ...board.rights, can_override: true } };
    expect(order(past)).toMatchObject({ items: [], movable: 0, lock: { rule: expect.stringMatching(/^locked/) } });
  });

  it('says that start times are out of order afterwards', () => {
    const times = (first: string, second: string) =>
      order(aDay([{ east: 3, start_time: first }, { east: -3, start_time: second }, { east: 2 }, { east: -2 }]));
    expect(times('07:00', '09:00').items.length).toBe(4);
    const board = aDay([
      { east: 1, start_time: '07:00' },
      { east: -2, start_time: '08:00' },
      { east: 3, start_time: '09:00' },
      { east: -1, start_time: '10:00' },
    ]);
    expect(order(board).breaksTimes).toBe(true);
    expect(order(aDay([{ east: 1 }, { east: -2 }, { east: 3 }, { east: -1 }])).breaksTimes).toBe(false);
  });
});
