import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORY, DIVISION, GUNITE_TYPE, STATUS } from '../../statuses';
import { aDayWithoutWork } from '../workdays/testDay';
import { addDays } from '../../civilDate';
import { assignedBin, parseBinKey, tray } from '../bins';
import { binIndex } from '../boardFacts';
import { aBoard, aCardOf, aCrew, aSubJob, standsIn, type TestBoard } from '../testBoard';
import { goesAlong } from '../groupMove';
import { afterPlan } from '../rainOut/testRain';
import type { Card } from '../types';
import { heldFigures } from './cellFigures';
import { straightMiles } from './road';
import { suggestPlaces } from './suggestPlaces';

const MON = '2026-03-09';
const [TUE, WED] = [addDays(MON, 1), addDays(MON, 2)];
const GAPS = [{ division_id: DIVISION.GUNITE, step: 'gunite_days', min_workdays: 1, max_workdays: 1 }] as const;

/** Two crews, whose yards are 50 miles of road apart; a job stands so many tenths of a degree east of the first. */
const CREWS = [
  aCrew({ id: 41, division_id: 2, subdivision: 'Gunite', daily_capacity: 90, yard_lat: 29.8, yard_lon: -95.4 }),
  aCrew({ id: 42, division_id: 2, subdivision: 'Gunite', daily_capacity: 90, yard_lat: 29.8, yard_lon: -94.8 }),
];
const g = (id: number, fields: Partial<Card> = {}): Card =>
  aCardOf('G1', { id, job_detail_id: id, job_id: id, job_order: fields.date ? 1 : null, yardage: 30, ...fields });
const key = (id: number): string => `gunite_history:${id}`;

/** @param east by sub-job, how far east of the first yard its job is, in tenths of a degree; null for no place */
const board = (cards: readonly Card[], east: Record<number, number | null>, more: Partial<TestBoard> = {}) =>
  aBoard({
    category: 'gunite',
    crews: CREWS,
    cards,
    sub_jobs: Object.entries(east).map(([id, tenths]) =>
      aSubJob({
        id: Number(id),
        job_id: Number(id),
        category_id: CATEGORY.GUNITE,
        lat: tenths === null ? null : 29.8,
        lon: tenths === null ? null : -95.4 + tenths / 10,
      }),
    ),
    ...more,
  });
const BINS = [41, 42].flatMap((crew) => [MON, TUE, WED].map((date) => assignedBin('GUNITE', crew, date)));
const at = (crew: number, date: string): string => assignedBin('GUNITE', crew, date).key;

const held = (facts: ReturnType<typeof board>, id: number) => {
  const card = facts.cards.get(key(id));
  return heldFigures(facts, {
    held: card ? [card] : [],
    bins: BINS,
    cardsIn: binIndex(facts).cardsIn,
    milesOf: straightMiles,
    goes: () => true,
    breaksChain: () => false,
  });
};

describe("[SDY-004] a held card in a crew's day", () => {
  it('adds miles, says what is left and what the day has with it', () => {
    const facts = board([g(1), g(2, { crew_id: 41, date: MON })], { 1: 2, 2: 1 });
    const { cells, best } = held(facts, 1);
    const [near, empty, far] = [at(41, MON), at(41, TUE), at(42, MON)].map((bin) => cells.get(bin));
    expect(near).toMatchObject({ left: 60, index: 1, start: 'yard', load: { quantity: 60, capacity: 90 } });
    expect(empty).toMatchObject({ left: 90, index: 0, load: { quantity: 30 } });
    const tenth = straightMiles({ lat: 29.8, lon: -95.4 }, { lat: 29.8, lon: -95.3 });
    expect(near?.miles).toBeCloseTo(2 * tenth, 1);
    expect(empty?.miles).toBeCloseTo(4 * tenth, 1);
    expect(far?.miles).toBeCloseTo(8 * tenth, 1);
    expect(best.map(({ bin }) => bin.key)).toEqual([at(41, MON), at(41, TUE), at(41, WED)]);
  });

  it('is best on no full, closed or past day, where no chain breaks, and not where it stands', () => {
    const full = g(2, { crew_id: 41, date: MON, yardage: 80 });
    const facts = board(
      [g(1, { crew_id: 42, date: WED }), full],
      { 1: 0, 2: 0 },
      {
        days_without_work: [aDayWithoutWork({ id: 1, name: 'Thanksgiving', first_day: TUE })],
      },
    );
    const { cells, best } = held(facts, 1);
    expect(cells.get(at(41, MON))?.load.level).toBe('red');
    expect(best.map(({ bin }) => bin.key)).toEqual([at(41, WED), at(42, MON)]);
    const late = held({ ...facts, today: WED }, 1);
    expect(late.best.map(({ bin }) => bin.key)).toEqual([at(41, WED)]);
    const card = facts.cards.get(key(1));
    const chained = heldFigures(facts, {
      held: card ? [card] : [],
      bins: BINS,
      cardsIn: binIndex(facts).cardsIn,
      milesOf: straightMiles,
      goes: () => true,
      breaksChain: ({ crew_id }) => crew_id === 41,
    });
    expect(chained.best.map(({ bin }) => bin.key)).toEqual([at(42, MON)]);
  });

  it('counts from the first stop where a crew has no yard, and says so', () => {
    const crews = CREWS.map((crew) => ({ ...crew, yard_lat: null }));
    const facts = board([g(1), g(2, { crew_id: 41, date: MON })], { 1: 2, 2: 1 }, { crews });
    const { cells, best } = held(facts, 1);
    expect(cells.get(at(41, MON))).toMatchObject({ start: 'first_stop' });
    expect(cells.get(at(41, TUE))).toMatchObject({ start: 'nowhere', miles: null });
    expect(best.map(({ bin }) => bin.key)).toEqual([at(41, MON)]);
    expect(held(board([g(1)], { 1: null }), 1).best).toEqual([]);
  });

  it('counts of a group what goes there: what is complete or promised stays, and so does its load [SDY-019]', () => {
    const done = g(2, { crew_id: 42, date: WED, status_id: STATUS.COMPLETE });
    const facts = board([g(1, { crew_id: 42, date: TUE }), done], { 1: 2, 2: 5 });
    const { binOf, cardsIn } = binIndex(facts);
    const cards = [1, 2].flatMap((id) => facts.cards.get(key(id)) ?? []);
    const group = heldFigures(facts, {
      held: cards,
      bins: BINS,
      cardsIn,
      milesOf: straightMiles,
      goes: (card, bin) => goesAlong(facts, card, parseBinKey(binOf(card) ?? '') ?? bin, bin),
      breaksChain: () => false,
    });
    const alone = held(facts, 1);
    expect([...group.cells]).toEqual([...alone.cells]);
    expect(group.best.map(({ bin }) => bin.key)).toEqual(alone.best.map(({ bin }) => bin.key));
    expect(group.cells.get(at(42, WED))?.load.quantity).toBe(60);
  });

  it('has loads that are those of the board after the drop, whatever it holds', () => {
    const some = fc.array(fc.record({ crew: fc.constantFrom(41, 42), day: fc.nat(2), yards: fc.nat(60) }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(some, (cards) => {
        const all = [
          g(1),
          ...cards.map(({ crew, day, yards }, at) =>
            g(at + 2, { crew_id: crew, date: addDays(MON, day), yardage: yards }),
          ),
        ];
        const facts = board(all, Object.fromEntries(all.map(({ id }) => [id, id % 7])));
        for (const [bin, { index, load, left }] of held(facts, 1).cells) {
          const after = afterPlan(facts, [{ key: key(1), to: bin, index }]).board;
          const there = binIndex(after).cardsIn(bin);
          expect(there.reduce((sum, { yardage }) => sum + (yardage ?? 0), 0)).toBe(load.quantity);
          expect(load.quantity - 30).toBe(90 - (left ?? 0));
          expect(there.findIndex((card) => card.key === key(1))).toBe(index);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('[SDY-004] suggested places', () => {
  const suggest = (facts: ReturnType<typeof board>, ids: readonly number[], bins = BINS) =>
    suggestPlaces(facts, {
      cards: ids.flatMap((id) => facts.cards.get(key(id)) ?? []),
      from: tray('unassigned', 'GUNITE'),
      bins,
      cardsIn: binIndex(facts).cardsIn,
      milesOf: straightMiles,
      gaps: GAPS,
    });

  it('put each card where it adds the fewest miles, within the capacity', () => {
    const facts = board([g(1), g(2), g(3), g(4)], { 1: 0, 2: 6, 3: 0, 4: 0 });
    const { places, unplaced } = suggest(facts, [1, 2, 3, 4]);
    expect(unplaced).toEqual([]);
    expect(places.map(({ to }) => to)).toEqual([at(41, MON), at(42, MON), at(41, MON), at(41, MON)]);
    expect(places.map(({ left }) => left)).toEqual([60, 60, 30, 0]);
    expect(places.every(({ choices, isForChain }) => choices === BINS.length && !isForChain)).toBe(true);
    const more = suggest(board([g(1, { yardage: 90 }), g(3, { yardage: 90 })], { 1: 0, 3: 0 }), [1, 3]);
    expect(more.places.map(({ to }) => to)).toEqual([at(41, MON), at(41, TUE)]);
    // The second has its first choice no more: three days are left.
    expect(more.places.map(({ choices }) => choices)).toEqual([BINS.length, BINS.length - 1]);
  });

  it('name those that find none: no address, no room, no day, a promise, a chain', () => {
    const promises = [{ key: key(3), date: MON, name: 'Marcus' }];
    const facts = board([g(1), g(2, { yardage: 200 }), g(3), g(4, { yardage: null })], { 1: null, 2: 1, 3: 1, 4: 1 });
    const known = facts.sub_jobs.get(3);
    const promised = known ? { ...facts, sub_jobs: new Map([...facts.sub_jobs, [3, { ...known, promises }]]) } : facts;
    const { places, unplaced } = suggest(promised, [1, 2, 3, 4]);
    expect(unplaced).toMatchObject([
      { key: key(1), why: 'no_address' },
      { key: key(2), why: 'no_room' },
      { key: key(3), why: { rule: 'card_promised' } },
    ]);
    expect(places).toMatchObject([{ key: key(4), isUnmeasured: true }]);
    expect(suggest({ ...promised, today: '2026-04-01' }, [4]).unplaced).toEqual([{ key: key(4), why: 'no_day' }]);
    const noYard = board([g(1)], { 1: 1 }, { crews: CREWS.map((crew) => ({ ...crew, yard_lat: null })) });
    expect(suggest(noYard, [1]).unplaced).toEqual([{ key: key(1), why: 'no_start' }]);
  });

  it('keep the days of a pool behind one another, those that are suggested among them', () => {
    const job = { job_detail_id: 1, job_id: 1 };
    const days = [g(1, job), g(2, { ...job, type_id: 2 })];
    const both = suggest(board(days, { 1: 1 }), [1, 2]);
    expect(both.places.map(({ to }) => to)).toEqual([at(41, MON), at(41, TUE)]);
    const apart = board([g(1, { ...job, crew_id: 42, date: WED }), days[1] ?? g(2)], { 1: 1 });
    expect(suggest(apart, [2]).unplaced).toEqual([{ key: key(2), why: 'chain' }]);
  });

  it('say where a day with fewer miles would break a chain, and take the next one that keeps it', () => {
    const job = { job_detail_id: 1, job_id: 1 };
    // Beside the first crew's yard; the day before is with the second crew, 50 miles away.
    const [first, second] = [g(1, { ...job, crew_id: 42, date: MON }), g(2, { ...job, type_id: 2 })];
    const { places } = suggest(board([first, second, g(3)], { 1: 0, 3: 0 }), [2, 3]);
    expect(places).toMatchObject([
      { key: key(2), to: at(42, TUE), isForChain: true },
      { key: key(3), to: at(41, MON), isForChain: false },
    ]);
  });

  it('are with crews that are there for such work: no Day 1 with the flash crew, no flash coat with another while there is one', () => {
    // The flash crew has its yard where the jobs are.
    const flash = aCrew({
      id: 43,
      division_id: 2,
      subdivision: 'Flash',
      daily_capacity: 40,
      yard_lat: 29.8,
      yard_lon: -95,
    });
    const bins = [...BINS, ...[MON, TUE, WED].map((date) => assignedBin('GUNITE', 43, date))];
    const cards = [g(1), g(2, { type_id: GUNITE_TYPE.FLASH }), g(3, { yardage: 95 })];
    const facts = board(cards, { 1: 4, 2: 4, 3: 4 }, { crews: [...CREWS, flash] });
    const { places, unplaced } = suggest(facts, [1, 2, 3], bins);
    expect(places.map(({ key: one, to }) => [one, to])).toEqual([
      [key(1), at(42, MON)],
      [key(2), at(43, MON)],
    ]);
    // Nor as the last resort: what no gunite crew has room for stays.
    expect(unplaced).toEqual([{ key: key(3), why: 'no_room' }]);
    expect(suggest(board(cards, { 2: 4 }), [2]).places).toMatchObject([{ key: key(2), to: at(42, MON) }]);
    const hand = (id: number, shown = bins) => {
      const card = facts.cards.get(key(id));
      return heldFigures(facts, {
        held: card ? [card] : [],
        bins: shown,
        cardsIn: binIndex(facts).cardsIn,
        milesOf: straightMiles,
        goes: () => true,
        breaksChain: () => false,
      });
    };
    expect(hand(1).best.map(({ bin }) => bin.crew_id)).toEqual([42, 42, 42]);
    expect(hand(2).best.map(({ bin }) => bin.crew_id)).toEqual([43, 43, 43]);
    // Nor where it alone takes cards, because it alone is shown or no other is there.
    const flashDays = bins.filter(({ crew_id }) => crew_id === 43);
    expect(suggest(facts, [1, 2], flashDays)).toMatchObject({
      places: [{ key: key(2) }],
      unplaced: [{ key: key(1), why: 'no_crew' }],
    });
    expect(hand(1, flashDays).best).toEqual([]);
    const gone = CREWS.map((crew) => ({ ...crew, is_active: false }));
    const alone = suggest(board(cards, { 1: 4, 2: 4 }, { crews: [...gone, flash] }), [1, 2], bins);
    expect(alone.places.map(({ key: one, to }) => [one, to])).toEqual([[key(2), at(43, MON)]]);
    expect(alone.unplaced).toMatchObject([{ key: key(1), why: { rule: expect.any(String) } }]);
    // What the flash crew's day would cost is shown all the same.
    expect(hand(1).cells.get(at(43, MON))?.miles).toBeCloseTo(0, 1);
  });

  it('fill a crew without a capacity up to a usual day of eight, further only where it has a fuller day', () => {
    const crews = CREWS.map((crew) => ({ ...crew, daily_capacity: crew.id === 41 ? null : 90 }));
    const asked = Array.from({ length: 10 }, (_none, index) => index + 1);
    /** How many of the ten come to each day of the crew, with so many cards standing on some of them. */
    const counts = (standing: Record<string, number>, bins = BINS): (readonly [string, number])[] => {
      const there = Object.entries(standing).flatMap(([date, count]) => Array.from({ length: count }, () => date));
      const stood = there.map((date, index) => g(20 + index, { crew_id: 41, date, job_order: index + 1 }));
      const cards = [...asked.map((id) => g(id)), ...stood];
      const east = Object.fromEntries(cards.map(({ id }) => [id, 0]));
      const { places } = suggest(board(cards, east, { crews }), asked, bins);
      return [MON, TUE].map((date) => [date, places.filter(({ to }) => to === at(41, date)).length]);
    };
    const day = BINS.filter(({ crew_id, date }) => crew_id === 41 && date === MON);
    // In the view of one day, and in a week whose days are all alike.
    expect(counts({ [MON]: 3 }, day)).toEqual([
      [MON, 5],
      [TUE, 0],
    ]);
    expect(counts({ [MON]: 2, [TUE]: 2, [WED]: 2 })).toEqual([
      [MON, 6],
      [TUE, 4],
    ]);
    expect(counts({ [WED]: 9 })).toEqual([
      [MON, 9],
      [TUE, 1],
    ]);
  });

  it('can be applied as they stand: all move, no day is over, all are worked', () => {
    const some = fc.array(fc.record({ east: fc.integer({ min: -5, max: 12 }), yards: fc.nat(70) }), { maxLength: 12 });
    fc.assert(
      fc.property(some, (cards) => {
        const all = cards.map(({ yards }, index) => g(index + 1, { yardage: yards }));
        const facts = board(all, Object.fromEntries(cards.map(({ east }, index) => [index + 1, east])));
        const { places, unplaced } = suggest(
          facts,
          all.map(({ id }) => id),
        );
        expect(places.length + unplaced.length).toBe(all.length);
        const { board: after, refused } = afterPlan(facts, places);
        expect(refused).toEqual([]);
        for (const { key: one, to, miles } of places) {
          expect(standsIn(after, one)).toBe(to);
          expect(miles).toBeGreaterThan(-1e-9);
        }
        for (const { key: bin } of BINS) {
          const yards = binIndex(after)
            .cardsIn(bin)
            .reduce((sum, { yardage }) => sum + (yardage ?? 0), 0);
          expect(yards).toBeLessThanOrEqual(90);
        }
      }),
      { numRuns: 40 },
    );
  });
});
