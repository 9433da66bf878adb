import { describe, expect, it } from 'vitest';
import { FIELD_NEEDS, fieldLimits, isLimitable } from './fieldLimits';

describe('rights by field', () => {
  it('keep a role from any field but those that name a record, hold it together or say who may do what [USR-018]', () => {
    expect(isLimitable('customer', 'note', ['company_name'])).toBe(true);
    expect(isLimitable('customer', 'company_name', ['company_name'])).toBe(false);
    expect(isLimitable('customer', 'version', ['company_name'])).toBe(false);
    expect(isLimitable('role_permission', 'category_name', [])).toBe(false);
  });

  it('are found by table and field', () => {
    const limits = fieldLimits([{ entity: 'customer', field: 'note', access: 'hidden' }]);
    expect(limits.get('customer.note')).toBe('hidden');
    expect(limits.get('homeowner.note')).toBeUndefined();
  });

  it('ask for one code for all prices and costs [USR-017]', () => {
    const priced = Object.entries(FIELD_NEEDS).filter(([key]) => /price|cost|discount|total/.test(key));
    expect(new Set(priced.map(([, need]) => need))).toEqual(new Set(['CAN_VIEW_PRICES']));
    expect(priced.length).toBeGreaterThanOrEqual(5);
  });
});
