import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { addDays, isoWeekday } from '../../civilDate';
import { parseBinKey } from '../bins';
import { binIndex, type ShownBoard } from '../boardFacts';
import { aBoard, aCardOf, ALL_MOVER, EDITOR } from '../testBoard';
import { planRainOut } from './planRainOut';
import { RAIN_MODES, type RainMove, type RainRequest } from './rainOut';
import { afterPlan, rainOn } from './testRain';

const MON = '2026-03-09';

/** A gunite or pebble board of two weeks, a request, and a day on which nobody works. */
const aRain: fc.Arbitrary<{ board: ShownBoard; request: RainRequest }> = fc
  .record({
    isGunite: fc.boolean(),
    all: fc.boolean(),
    cards: fc.array(
      fc.record({
        day: fc.nat(13),
        crew: fc.nat(1),
        kind: fc.nat(2),
        status: fc.constantFrom(2, 2, 2, 2, 1, 5, 7),
        order: fc.constantFrom(null, 1, 2, 3, 8),
        subJob: fc.nat(9),
      }),
      { maxLength: 30 },
    ),
    days: fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 3 }),
    mode: fc.constantFrom(...RAIN_MODES),
    closed: fc.nat(20),
    lanes: fc.boolean(),
  })
  .map(({ isGunite, all, cards, days, mode, closed, lanes }) => {
    const board = aBoard({
      category: isGunite ? 'gunite' : 'pebble',
      rights: all ? ALL_MOVER : EDITOR,
      cards: cards.map(({ day, crew, kind, status, order, subJob }, index) =>
        aCardOf((isGunite ? (['G1', 'G2-8', 'FLASH'] as const) : (['PREP', 'APP', 'DETAIL'] as const))[kind] ?? 'G1', {
          id: index + 1,
          job_detail_id: 9000 + subJob,
          job_id: 500 + subJob,
          status_id: status,
          date: addDays(MON, day),
          crew_id: isGunite ? 41 + crew : ([11, 21, 31][kind] ?? 11) + crew,
          job_order: order,
          yardage: 10,
        }),
      ),
    });
    const noWork = addDays(MON, closed);
    const request = rainOn(board, {
      days: days.map((day) => addDays(MON, day)),
      mode,
      lanes: lanes ? new Set(['GUNITE:41', 'PREP:11', 'APP:21', 'DETAIL:31']) : null,
      isWorkday: (date) => isoWeekday(date) <= 5 && date !== noWork,
    });
    return { board, request };
  });

const DONE_PREP: readonly unknown[] = [1, 5];

/** An application that goes to Unassigned stands in Ready to Apply where every prep of its sub-job is done (placement 6). */
const standsIn = (board: ShownBoard, subJob: number | null, to: string): string => {
  const preps = [...board.cards.values()].filter((one) => one.job_detail_id === subJob && one.phase_id === 1);
  const isReady = preps.length > 0 && preps.every(({ status_id }) => DONE_PREP.includes(status_id));
  return to === 'unassigned:APP' && isReady ? 'readyToApply:APP' : to;
};

describe('any Rain-out', () => {
  it('loses no card and doubles none, keeps types and statuses, and is refused by no rule [SDY-002]', () => {
    fc.assert(
      fc.property(aRain, ({ board, request }) => {
        const { moves, stays } = planRainOut(board, request);
        const keys = [...moves, ...stays].map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        const { board: after, refused } = afterPlan(board, moves);
        expect(refused).toEqual([]);
        expect([...after.cards.keys()]).toEqual([...board.cards.keys()]);
        const [was, is] = [binIndex(board), binIndex(after)];
        const goes = new Map(moves.map(({ key, to }) => [key, to]));
        for (const card of after.cards.values()) {
          const before = board.cards.get(card.key);
          expect(card.type_id).toBe(before?.type_id);
          const to = goes.get(card.key);
          expect(is.binOf(card)).toBe(
            to === undefined ? before && was.binOf(before) : standsIn(after, card.job_detail_id, to),
          );
        }
      }),
    );
  });

  it('puts no card on a lost day, on a day without work, or before the card ahead of it [SDY-002]', () => {
    fc.assert(
      fc.property(aRain, ({ board, request }) => {
        const { moves } = planRainOut(board, request);
        const { board: after } = afterPlan(board, moves);
        const bins = moves.flatMap(({ to }) => parseBinKey(to) ?? []);
        const closed = bins.filter(({ date, crew_id }) => date !== null && !request.isWorkday(date, crew_id));
        const lost = bins.filter(({ date }) => date !== null && request.days.includes(date));
        expect(closed).toEqual([]);
        expect(request.mode === 'others' ? [] : lost).toEqual([]);
        if (request.mode !== 'push') return;
        const is = binIndex(after);
        const placeOf = (key: string): string => {
          const card = after.cards.get(key);
          const bin = card ? is.binOf(card) : null;
          const place = bin === null ? -1 : is.cardsIn(bin).findIndex((one) => one.key === key);
          return `${card?.date} ${String(place).padStart(3, '0')}`;
        };
        const laneOfMove = ({ from }: RainMove): string => from.slice(0, -'2026-03-09'.length);
        for (const lane of new Set(moves.map(laneOfMove))) {
          const places = moves.filter((move) => laneOfMove(move) === lane).map(({ key }) => placeOf(key));
          expect(places).toEqual(places.toSorted());
        }
      }),
    );
  });

  it('moves a card to a later day, or to another crew on the same [SDY-002]', () => {
    fc.assert(
      fc.property(aRain, ({ board, request }) => {
        for (const { days } of planRainOut(board, request).moves)
          expect(days === null || (request.mode === 'others' ? days === 0 : days > 0)).toBe(true);
      }),
    );
  });
});
