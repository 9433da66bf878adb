import { describe, expect, it } from 'vitest';
import { aDayWithoutWork } from '#domain/boards/workdays/testDay';
import { withinReach } from './reach';

const ANSWER = {
  category: 'pebble',
  view: 'week',
  date: '2026-03-09',
  today: '2026-03-09',
  cursor: 'c',
  days: ['2026-03-09'],
  crews: [],
  sub_jobs: [],
  cards: [],
  removed: [],
  days_without_work: [
    aDayWithoutWork({ id: 1, name: 'Thanksgiving' }),
    aDayWithoutWork({ id: 2, kind: 'away', employee_id: 9, employee_name: 'Diego Ruiz', reason: 'sick' }),
    aDayWithoutWork({ id: 3, kind: 'crew_off', crew_id: 21, reason: 'sick' }),
    aDayWithoutWork({ id: 4, kind: 'closure', division_id: 1, name: 'Inventory' }),
  ],
} as const;

describe('a board within the reach of a subcontractor', () => {
  it('has its holidays and closures, and does not say who is away and why', () => {
    expect(withinReach(ANSWER, new Set([1])).days_without_work?.map(({ id }) => id)).toEqual([1, 4]);
    expect(withinReach(ANSWER, null).days_without_work).toHaveLength(4);
  });
});
