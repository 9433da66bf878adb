import { describe, expect, it } from 'vitest';
import { noteWords, type DayNote } from './dayNote';
import { boardNotes, ownNotes, toldToOwn } from './dayNotes';
import { aDayWithoutWork } from './testDay';

const DAY = '2026-03-12';
const CREWS = [
  { id: 41, name: 'Gunite 1', division_id: 2 },
  { id: 42, name: 'Gunite 2', division_id: 2 },
];
const DATES = ['2026-03-11', DAY, '2026-03-13'];
const DAYS = [
  aDayWithoutWork({ id: 1, name: 'Founders Day' }),
  aDayWithoutWork({ id: 2, kind: 'closure', division_id: 2, name: 'inventory' }),
  aDayWithoutWork({ id: 3, kind: 'closure', division_id: 3 }),
  aDayWithoutWork({
    id: 4,
    kind: 'plant_closed',
    plant_name: 'East',
    plant_crew_days: [`41 ${DAY}`, `42 ${DAY}`, `43 ${DAY}`],
    last_day: '2026-03-13',
  }),
  aDayWithoutWork({ id: 5, kind: 'crew_off', crew_id: 41, reason: 'sick', last_day: '2026-03-13' }),
  aDayWithoutWork({ id: 6, kind: 'crew_short', crew_id: 42, capacity: 60, name: '2 men short' }),
  aDayWithoutWork({
    id: 7,
    kind: 'away',
    employee_id: 9,
    employee_name: 'Diego Ruiz',
    employee_crew_ids: [41],
    reason: 'sick',
  }),
  aDayWithoutWork({ id: 8, kind: 'own_block', crew_id: 42, name: 'Yard work', start_time: '07:00', end_time: '09:00' }),
];
const said = (notes: readonly DayNote[]): string[] =>
  notes.map((note) => `${note.date.slice(8)} ${note.is_off ? 'off' : 'works'} ${noteWords(note, 'en')}`);

describe('what a calendar says of days without work [SDY-001]', () => {
  it('is of its board, by crew, with plants and members', () => {
    expect(said(boardNotes(DAYS, 'gunite', CREWS, DATES))).toEqual([
      '12 off Founders Day',
      '12 off Closed: inventory',
      '12 off Gunite 1, Gunite 2: East closed',
      '12 off Gunite 1: Off: sick',
      '12 works Gunite 2: Fewer people: 2 men short',
      '12 works Gunite 1: Diego Ruiz away: sick',
      '12 works Gunite 2: Yard work 7:00-9:00',
      '13 off Gunite 1: Off: sick',
    ]);
    expect(said(boardNotes(DAYS, 'pebble', [{ id: 21, name: 'App 1', division_id: 3 }], DATES))).toEqual([
      '12 off Founders Day',
      '12 off Closed',
    ]);
  });

  it('is of fieldworkers by their own absences, and of the days that are shown', () => {
    const worker = { id: 9, name: 'Diego Ruiz', division_id: 4 };
    expect(said(boardNotes(DAYS, 'warranty', [worker], DATES))).toEqual([
      '12 off Founders Day',
      '12 off Diego Ruiz: Away: sick',
    ]);
    expect(boardNotes(DAYS, 'warranty', [worker], ['2026-03-11'])).toEqual([]);
  });

  it('is of an own schedule what bears on its person and crews, in both languages', () => {
    const own = ownNotes(DAYS, { employee_id: 9 }, CREWS.slice(0, 1), DATES);
    expect(said(own)).toEqual([
      '12 off Founders Day',
      '12 off Closed: inventory',
      '12 off Gunite 1: East closed',
      '12 off Gunite 1: Off: sick',
      '12 off Away: sick',
      '13 off Gunite 1: Off: sick',
    ]);
    expect(own.map((note) => noteWords(note, 'es')).at(4)).toBe('Ausente: enfermedad');
  });

  it('tells its own people that a crew is off, not why, and why they themselves are away', () => {
    const told = (worker: { employee_id: number; crew_ids: number[] }, isSelf: boolean) =>
      said(
        ownNotes(
          toldToOwn(DAYS, worker, isSelf),
          worker,
          CREWS.filter(({ id }) => worker.crew_ids.includes(id)),
          DATES,
        ),
      );
    expect(told({ employee_id: 9, crew_ids: [41] }, true)).toEqual([
      '12 off Founders Day',
      '12 off Closed: inventory',
      '12 off Gunite 1: East closed',
      '12 off Gunite 1: Off',
      '12 off Away: sick',
      '13 off Gunite 1: Off',
    ]);
    expect(told({ employee_id: 9, crew_ids: [] }, false)).toEqual(['12 off Founders Day', '12 off Away']);
    expect(told({ employee_id: 8, crew_ids: [42] }, true)).toEqual([
      '12 off Founders Day',
      '12 off Closed: inventory',
      '12 off Gunite 2: East closed',
      '12 works Gunite 2: Fewer people',
      '12 works Gunite 2: Yard work 7:00-9:00',
    ]);
  });
});
