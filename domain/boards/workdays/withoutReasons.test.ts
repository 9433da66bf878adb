import { describe, expect, it } from 'vitest';
import { aDayWithoutWork } from './testDay';
import { withoutReasons } from './withoutReasons';

const DAYS = [
  aDayWithoutWork({ id: 1, name: 'Thanksgiving' }),
  aDayWithoutWork({ id: 2, kind: 'away', employee_id: 9, employee_name: 'Diego Ruiz', reason: 'sick' }),
  aDayWithoutWork({ id: 3, kind: 'crew_off', crew_id: 21, reason: 'sick', name: 'The flu' }),
  aDayWithoutWork({ id: 4, kind: 'own_block', employee_id: 9, employee_name: 'Diego Ruiz', name: 'Dentist' }),
];

describe('days without work without their reasons [SDY-001]', () => {
  it('say that a crew is off and no more, and nothing of people without a row of the board', () => {
    const told = withoutReasons(DAYS, 'gunite');
    expect(told.map(({ id }) => id)).toEqual([1, 3]);
    expect(told).toMatchObject([{ name: 'Thanksgiving' }, { crew_id: 21, reason: null, name: null }]);
  });

  it('say which row of the warranty board does not work, with neither name nor reason', () => {
    const told = withoutReasons(DAYS, 'warranty');
    expect(told.map(({ id, employee_id }) => [id, employee_id])).toEqual([
      [1, null],
      [2, 9],
      [3, null],
      [4, 9],
    ]);
    expect(JSON.stringify(told)).not.toMatch(/Diego|sick|flu|Dentist/);
  });
});
