import { describe, expect, it } from 'vitest';
import { DIVISION } from '../statuses';
import { aDayWithoutWork } from './workdays/testDay';
import { assignedBin } from './bins';
import { capacityOfBin, closedWords, isClosedBin, isWorkedBin, notesOfBin } from './binDay';
import { aBoard, aCrew } from './testBoard';

const GUNITE = [41, 42].map((id) =>
  aCrew({ id, subdivision: 'Gunite', division_id: DIVISION.GUNITE, daily_capacity: 90 }),
);
const board = aBoard({
  category: 'gunite',
  cards: [],
  crews: GUNITE,
  days_without_work: [
    aDayWithoutWork({ id: 1, name: 'Thanksgiving', first_day: '2026-03-12' }),
    aDayWithoutWork({ id: 2, kind: 'crew_off', crew_id: 41, reason: 'sick', first_day: '2026-03-10' }),
    aDayWithoutWork({
      id: 3,
      kind: 'crew_short',
      crew_id: 42,
      capacity: 60,
      name: '2 men short',
      first_day: '2026-03-10',
    }),
    aDayWithoutWork({
      id: 4,
      kind: 'away',
      employee_id: 9,
      employee_name: 'Diego Ruiz',
      employee_crew_ids: [42],
      reason: 'vacation',
      first_day: '2026-03-11',
    }),
  ],
});
const day = (crew_id: number, date: string) => assignedBin('GUNITE', crew_id, date);

describe('a crew day on a board', () => {
  it('is closed by a holiday and by the absence of its crew, with the reason in words', () => {
    expect(closedWords(board, day(41, '2026-03-12'), 'en')).toBe('Thanksgiving');
    expect(closedWords(board, day(41, '2026-03-10'), 'en')).toBe('Off: sick');
    expect(closedWords(board, day(41, '2026-03-10'), 'es')).toBe('Libre: enfermedad');
    expect(closedWords(board, day(42, '2026-03-10'), 'en')).toBeNull();
    expect(isClosedBin(board, { stage: null, crew_id: null, date: '2026-03-12' })).toBe(true);
  });

  it('has the capacity that is left of it', () => {
    expect(capacityOfBin(board, day(41, '2026-03-10'))).toBe(0);
    expect(capacityOfBin(board, day(42, '2026-03-10'))).toBe(60);
    expect(capacityOfBin(board, day(42, '2026-03-11'))).toBe(90);
    expect(capacityOfBin(board, day(42, '2026-03-12'))).toBe(0);
  });

  it('tells who is missing where it is worked all the same', () => {
    expect(notesOfBin(board, day(42, '2026-03-10'), 'en')).toEqual(['Fewer people: 2 men short']);
    expect(notesOfBin(board, day(42, '2026-03-11'), 'en')).toEqual(['Diego Ruiz away: vacation']);
    expect(isClosedBin(board, day(42, '2026-03-11'))).toBe(false);
  });

  it('is no place for a plan on a closed day, nor on a weekend', () => {
    const worked = (crew_id: number, date: string) => isWorkedBin(board, { crew_id, date });
    expect([worked(41, '2026-03-12'), worked(41, '2026-03-10'), worked(42, '2026-03-10')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(worked(42, '2026-03-14')).toBe(false);
  });
});
