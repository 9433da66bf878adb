import { describe, expect, it } from 'vitest';
import { RESOURCES } from '../generated/resources';
import { fieldLimits, limitsTold, toldLimits } from './fieldLimits';
import { narrowResource, reachOfUser } from './narrowResource';
import { PERMISSIONS } from './permissions';

const ALL = new Set(PERMISSIONS);
const named = (name: string) => {
  const found = RESOURCES.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};
const LIMITS = fieldLimits([
  { entity: 'customer', field: 'business_phone', access: 'hidden' },
  { entity: 'customer', field: 'city', access: 'read_only' },
  { entity: 'customer_contact', field: 'phone_number', access: 'hidden' },
  { entity: 'lookup_job_type', field: 'sort_order', access: 'hidden' },
]);

describe('a resource as somebody knows it', () => {
  it('has neither field, column, section nor part field that is hidden, and says what is read-only [USR-018]', () => {
    const customer = narrowResource(named('customer'), reachOfUser(ALL, LIMITS));
    expect(customer.fields.map(({ name }) => name)).not.toContain('business_phone');
    expect(customer.columns).not.toContain('business_phone');
    expect(customer.sections.flatMap(({ fields }) => fields)).not.toContain('business_phone');
    expect(customer.fields.find(({ name }) => name === 'city')).toMatchObject({ readOnly: true, limited: true });
    const contacts = customer.parts.find(({ name }) => name === 'customer_contacts');
    expect(contacts?.entity.fields.map(({ name }) => name)).not.toContain('phone_number');
  });

  it('is sorted by its title where its own order is hidden, also of a list by the name of its table [USR-018]', () => {
    expect(named('job_type').sort.field).toBe('sort_order');
    expect(narrowResource(named('job_type'), reachOfUser(ALL, LIMITS)).sort).toEqual({ field: 'name', order: 'ASC' });
  });

  it('has no price without the right to prices [USR-017]', () => {
    const without = new Set(PERMISSIONS.filter((code) => code !== 'CAN_VIEW_PRICES'));
    const reachOf = reachOfUser(without, new Map());
    const product = narrowResource(named('product'), reachOf);
    expect(product.fields.map(({ name }) => name).filter((name) => /price|cost|discount/.test(name))).toEqual([]);
    expect(product.columns).not.toContain('standard_cost');
    const order = narrowResource(named('purchase_order'), reachOf);
    expect(order.computed.map(({ name }) => name)).not.toContain('total');
    expect(order.columns).not.toContain('total');
  });

  it('stays the same object where nothing is kept back', () => {
    for (const resource of RESOURCES) expect(narrowResource(resource, reachOfUser(ALL, new Map()))).toBe(resource);
  });

  it('follows from limits as a page is told them', () => {
    expect(limitsTold(toldLimits(LIMITS))).toEqual(LIMITS);
  });
});
