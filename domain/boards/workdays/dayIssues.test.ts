import { describe, expect, it } from 'vitest';
import { dayIssues } from './dayIssues';

const DAY = { first_day: '2026-03-12', last_day: '2026-03-13' };
const refused = (values: Record<string, unknown>) =>
  dayIssues({ ...DAY, ...values }).map(({ path, rule }) => `${path} ${rule}`);

describe('a day without work is refused', () => {
  it.each([
    ['that ends before it begins', { kind: 'holiday', name: 'x', last_day: '2026-03-11' }, 'last_day days_backwards'],
    ['of more than a year', { kind: 'holiday', name: 'x', last_day: '2027-03-14' }, 'last_day days_too_many'],
    ['as a holiday without a name', { kind: 'holiday' }, 'name required'],
    ['as a holiday of one crew', { kind: 'holiday', name: 'x', crew_id: 1 }, 'crew_id day_field_unused'],
    ['as a closure of no division', { kind: 'closure' }, 'lookup_company_division_id required'],
    ['as a crew off without a reason', { kind: 'crew_off', crew_id: 1 }, 'reason required'],
    ['as a crew off without a crew', { kind: 'crew_off', reason: 'sick' }, 'crew_id required'],
    [
      'as a crew off by the hour',
      { kind: 'crew_off', crew_id: 1, reason: 'sick', start_time: '07:00', end_time: '08:00' },
      'start_time day_field_unused, end_time day_field_unused',
    ],
    ['as a short crew without its capacity', { kind: 'crew_short', crew_id: 1 }, 'capacity required'],
    ['as an absence of nobody', { kind: 'away', reason: 'sick' }, 'employee_id required'],
    [
      'as hours without an end',
      { kind: 'away', employee_id: 1, reason: 'sick', start_time: '07:00' },
      'end_time required',
    ],
    [
      'as hours that end before they begin',
      { kind: 'away', employee_id: 1, reason: 'sick', start_time: '09:00', end_time: '07:00' },
      'end_time end_before_start',
    ],
    ['as a block of nobody', { kind: 'own_block', name: 'x' }, 'crew_id day_needs_owner'],
    [
      'as a block of a crew and a person',
      { kind: 'own_block', name: 'x', crew_id: 1, employee_id: 2 },
      'employee_id day_one_owner',
    ],
  ])('%s', (_title, values, expected) => {
    expect(refused(values).join(', ')).toBe(expected);
  });

  it.each([
    [{ kind: 'holiday', name: 'Thanksgiving' }],
    [{ kind: 'closure', lookup_company_division_id: 2 }],
    [{ kind: 'crew_off', crew_id: 1, reason: 'sick' }],
    [{ kind: 'crew_short', crew_id: 1, capacity: 0 }],
    [{ kind: 'away', employee_id: 1, reason: 'vacation', start_time: '07:00', end_time: '09:00' }],
    [{ kind: 'own_block', employee_id: 1, name: 'Yard work' }],
  ])('and else taken: %o', (values) => {
    expect(refused(values)).toEqual([]);
  });
});
