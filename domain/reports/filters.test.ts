import { describe, expect, it } from 'vitest';
import { isListedWhole } from './filters';
import { REPORTS } from './reports';

describe('the picker of a report', () => {
  it('lists all colours and statuses, and ten of anything else at a time [LKP-017]', () => {
    const filters = Object.values(REPORTS)
      .flatMap((report) => report.filters)
      .filter(({ kind }) => kind === 'choice');
    const named = (isWhole: boolean): string[] =>
      [...new Set(filters.filter((one) => isListedWhole(one) === isWhole).map(({ name }) => name))].toSorted();
    expect(named(true)).toEqual(['color_id', 'status_id']);
    expect(named(false)).toEqual([
      'category_id',
      'crew_id',
      'customer_id',
      'division_id',
      'material_type_id',
      'priority_id',
      'repair_supervisor_id',
      'rule_id',
      'slurry_pickup_id',
      'user_id',
    ]);
  });
});
