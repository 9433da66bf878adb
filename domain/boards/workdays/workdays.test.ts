import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoWeekday } from '../../civilDate';
import { DIVISION } from '../../statuses';
import { capacityOn } from './capacityOn';
import { crewDayName, type DayWithoutWork } from './dayWithoutWork';
import { isOnDay } from './isOnDay';
import { closureOf, isWorkday } from './isWorkday';
import { notesOn, reasonOf } from './reasonOf';
import { aDayWithoutWork } from './testDay';

const DATE = '2026-03-12';
const GUNITE_1 = { id: 21, division_id: DIVISION.GUNITE, daily_capacity: 120 };
const place = (crew_id: number | null = null, category: 'gunite' | 'pebble' | 'warranty' = 'gunite') => ({
  category,
  crew_id,
  date: DATE,
});

describe('a day without work', () => {
  it('is a holiday for every board, a closure for its division alone', () => {
    const holiday = aDayWithoutWork({ name: 'Thanksgiving' });
    const closure = aDayWithoutWork({ kind: 'closure', division_id: DIVISION.GUNITE, name: 'Plant maintenance' });
    expect(reasonOf([holiday], place(), 'en')).toBe('Thanksgiving');
    expect(reasonOf([holiday], place(7, 'warranty'), 'es')).toBe('Thanksgiving');
    expect(reasonOf([closure], place(21), 'en')).toBe('Closed: Plant maintenance');
    expect(reasonOf([closure], place(21, 'pebble'), 'en')).toBeNull();
    expect(isWorkday([closure], place(21))).toBe(false);
  });

  it('of a crew closes the day of that crew, and says why in both languages', () => {
    const off = aDayWithoutWork({ kind: 'crew_off', crew_id: 21, reason: 'sick' });
    expect(reasonOf([off], place(21), 'en')).toBe('Off: sick');
    expect(reasonOf([off], place(21), 'es')).toBe('Libre: enfermedad');
    expect(reasonOf([off], place(22), 'en')).toBeNull();
    expect(reasonOf([off], place(), 'en')).toBeNull();
    expect(reasonOf([off], { ...place(21), date: addDays(DATE, 1) }, 'en')).toBeNull();
  });

  it('of a fieldworker or of the crew is off on the grid of warranty visits', () => {
    const away = aDayWithoutWork({ kind: 'away', employee_id: 7, reason: 'vacation' });
    const crew = aDayWithoutWork({ kind: 'crew_off', crew_id: 30, crew_employee_ids: [8], reason: 'training' });
    expect(reasonOf([away, crew], place(7, 'warranty'), 'en')).toBe('Away: vacation');
    expect(reasonOf([away, crew], place(8, 'warranty'), 'en')).toBe('Off: training');
    expect(reasonOf([away, crew], place(30, 'warranty'), 'en')).toBeNull();
  });

  it('of a plant closes the days of the crews that get their gunite from it, and no other [SDY-018]', () => {
    const closed = aDayWithoutWork({
      kind: 'plant_closed',
      plant_id: 3,
      plant_name: 'Katy Plant',
      plant_crew_days: [crewDayName(21, DATE)],
      name: 'Maintenance',
    });
    expect(reasonOf([closed], place(21), 'en')).toBe('Katy Plant closed: Maintenance');
    expect(reasonOf([closed], place(21), 'es')).toBe('Katy Plant cerrada: Maintenance');
    expect(capacityOn([closed], GUNITE_1, DATE)).toBe(0);
    expect(isWorkday([closed], place(21))).toBe(false);
    for (const other of [place(22), place(21, 'pebble'), place()]) expect(isWorkday([closed], other)).toBe(true);
  });

  it('of single hours or of a member of the crew is told and closes nothing', () => {
    const hours = { start_time: '07:00', end_time: '09:30' };
    const block = aDayWithoutWork({ kind: 'own_block', crew_id: 21, name: 'Truck inspection', ...hours });
    const member = aDayWithoutWork({
      kind: 'away',
      employee_id: 4,
      employee_name: 'Diego Ruiz',
      employee_crew_ids: [21],
      reason: 'sick',
    });
    expect(isWorkday([block, member], place(21))).toBe(true);
    expect(notesOn([block, member], place(21), 'en')).toEqual(['Truck inspection 7:00-9:30', 'Diego Ruiz away: sick']);
    expect(notesOn([block, member], place(22), 'en')).toEqual([]);
  });

  it('leaves Monday to Friday to work, Saturdays and Sundays not, without a reason', () => {
    for (let day = 0; day < 7; day += 1) {
      const date = addDays('2026-03-09', day);
      expect(isWorkday([], { category: 'pebble', crew_id: 1, date })).toBe(day < 5);
      expect(reasonOf([], { category: 'pebble', crew_id: 1, date }, 'en')).toBeNull();
    }
  });
});

describe("the capacity of a crew's day", () => {
  it('is that of the day with fewer people, nothing on a day off, else that of the crew', () => {
    const short = aDayWithoutWork({ kind: 'crew_short', crew_id: 21, capacity: 60 });
    const off = aDayWithoutWork({ kind: 'crew_off', crew_id: 21, reason: 'sick' });
    expect(capacityOn([short], GUNITE_1, DATE)).toBe(60);
    expect(capacityOn([short], GUNITE_1, addDays(DATE, 1))).toBe(120);
    expect(capacityOn([short, off], GUNITE_1, DATE)).toBe(0);
    expect(capacityOn([short], { ...GUNITE_1, id: 22 }, DATE)).toBe(120);
    expect(capacityOn([off], { ...GUNITE_1, daily_capacity: null }, DATE)).toBeNull();
  });
});

const anyDay: fc.Arbitrary<DayWithoutWork> = fc
  .record({
    id: fc.integer({ min: 1, max: 1000 }),
    kind: fc.constantFrom('holiday', 'closure', 'crew_off', 'crew_short', 'own_block'),
    start: fc.integer({ min: 0, max: 14 }),
    length: fc.integer({ min: 0, max: 5 }),
    crew_id: fc.constantFrom(21, 22),
    capacity: fc.integer({ min: 0, max: 120 }),
    isHours: fc.boolean(),
  })
  .map(({ start, length, kind, isHours, crew_id, capacity, id }) => {
    const first_day = addDays('2026-03-09', start);
    const ofCrew = kind !== 'holiday' && kind !== 'closure';
    return aDayWithoutWork({
      id,
      kind,
      first_day,
      last_day: addDays(first_day, length),
      division_id: kind === 'closure' ? DIVISION.GUNITE : null,
      crew_id: ofCrew ? crew_id : null,
      capacity: kind === 'crew_short' ? capacity : null,
      start_time: kind === 'own_block' && isHours ? '07:00' : null,
      end_time: kind === 'own_block' && isHours ? '08:00' : null,
    });
  });

describe('overlapping days without work', () => {
  it('have one reason whatever their order, and never more work than without them', () => {
    fc.assert(
      fc.property(fc.array(anyDay, { maxLength: 8 }), fc.integer({ min: 0, max: 20 }), (days, on) => {
        const date = addDays('2026-03-09', on);
        const at = { category: 'gunite', crew_id: 21, date } as const;
        const closed = closureOf(days, at);
        const reversed = closureOf(days.toReversed(), at);
        expect([reversed?.kind, reversed?.id]).toEqual([closed?.kind, closed?.id]);
        expect(closed === null || isOnDay(closed, date)).toBe(true);
        expect(isWorkday(days, at)).toBe(closed === null && isoWeekday(date) <= 5);
        const capacity = capacityOn(days, GUNITE_1, date);
        expect(capacity).toBeLessThanOrEqual(120);
        expect(capacity === 0).toBe(
          closed !== null ||
            days.some(
              (day) => day.kind === 'crew_short' && day.crew_id === 21 && day.capacity === 0 && isOnDay(day, date),
            ),
        );
        for (const day of days.filter((one) => !isOnDay(one, date)))
          expect(
            closureOf(
              days.filter((one) => one !== day),
              at,
            ),
          ).toBe(closed);
      }),
    );
  });
});
