import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '../fixtures/resources';
import { listAddress, saysNothingOfList, startPlace, withPlace } from './listAddress';

const start = startPlace(CUSTOMER, 25);

describe('the address of a list', () => {
  it('is bare for how the list starts', () => {
    expect(
      listAddress(
        { filter: { is_active: { eq: true } }, sort: { field: 'company_name', order: 'ASC' }, page: 1, perPage: 25 },
        start,
      ),
    ).toBe('');
  });

  it('says filters, search, order, page and its size when one of them differs', () => {
    const query = new URLSearchParams(
      listAddress({ ...start, filter: { search: 'bo & sons', city: { contains: 'Katy' } }, page: 3 }, start),
    );
    expect(Object.fromEntries(query)).toEqual({
      filter: '{"search":"bo & sons","city":{"contains":"Katy"}}',
      sort: 'company_name',
      order: 'ASC',
      page: '3',
      perPage: '25',
    });
    expect(listAddress({ ...start, filter: {} }, start)).toContain('filter=%7B%7D');
    expect(listAddress({ ...start, sort: { field: 'city', order: 'DESC' } }, start)).toContain('order=DESC');
  });

  it('that speaks of something else leaves the list as it starts', () => {
    const says = (search: string): boolean => !saysNothingOfList(new URLSearchParams(search));
    expect(['open=12', 'tab=employees', 'open=12&sort=city', 'view=3', 'page=2', ''].map(says)).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('keeps what it says of other things while the list goes on: its tab, the record beside it', () => {
    const query = new URLSearchParams(
      withPlace('?tab=employees&open=12&view=7&filter=%7B%7D&page=4', { ...start, filter: { search: 'ana' } }),
    );
    expect(Object.fromEntries(query)).toEqual({
      tab: 'employees',
      open: '12',
      filter: '{"search":"ana"}',
      sort: 'company_name',
      order: 'ASC',
      page: '1',
      perPage: '25',
    });
    expect(withPlace('', start)).toMatch(/^\?filter=/);
  });
});
