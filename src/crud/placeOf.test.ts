import { describe, expect, it } from 'vitest';
import { CUSTOMER, PRIORITY } from './fixtures/resources';
import { placeOf } from './placeOf';

const HOMEOWNER = { ...CUSTOMER, name: 'homeowner', route: '/homeowner' };
const at = (path: string) => {
  const place = placeOf(path, [CUSTOMER, HOMEOWNER, PRIORITY]);
  return place && [place.resource.name, place.screen, ...('id' in place ? [place.id] : [])];
};

describe('the address of a generated screen', () => {
  it('names the list, the new form and the edit form of builders [BLDR-001]', () => {
    expect([at('/customer'), at('/customer/new'), at('/customer/7/edit')]).toEqual([
      ['customer', 'list'],
      ['customer', 'new'],
      ['customer', 'edit', 7],
    ]);
  });

  it('names the list, the new form and the edit form of homeowners [HOM-001]', () => {
    expect([at('/homeowner'), at('/homeowner/new'), at('/homeowner/12/edit')]).toEqual([
      ['homeowner', 'list'],
      ['homeowner', 'new'],
      ['homeowner', 'edit', 12],
    ]);
  });

  it('does not mind letter case or a slash at the end [NAV-043]', () => {
    expect(at('/Customer/7/Edit/')).toEqual(['customer', 'edit', 7]);
  });

  it('reaches the lists below another path', () => {
    expect(at('/admin/lookups/priority/3/edit')).toEqual(['priority', 'edit', 3]);
  });

  it.each([
    '/customer/0/edit',
    '/customer/-1/edit',
    '/customer/1e3/edit',
    '/customer/99999999999/edit',
    '/customer/2147483648/edit',
    '/customer/7',
    '/customer/7/edit/8',
    '/customers',
    '/',
  ])('%s is the address of nothing', (path) => {
    expect(at(path)).toBeNull();
  });
});
