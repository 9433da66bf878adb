import { describe, expect, it } from 'vitest';
import { filterOf, withStatus } from './statusFilter';

const search = (filter: unknown, more = '') =>
  new URLSearchParams(`filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);

describe('the status in the address of the estimates', () => {
  it('is one of the list, else any', () => {
    expect(filterOf(search({ status: { eq: 'Approved' } })).status).toBe('Approved');
    for (const other of [{ status: { eq: 'Lost' } }, { status: 'Approved' }, {}, [], null])
      expect(filterOf(search(other)).status).toBeNull();
    expect(filterOf(new URLSearchParams('filter=%7Bbroken')).status).toBeNull();
  });

  it('changes alone: other filters, the order and the page size stay, the page is the first', () => {
    const before = search({ search: 'katy', status: { eq: 'Approved' } }, '&sort=name&order=ASC&page=3&perPage=25');
    const after = withStatus(before, 'Preliminary');
    expect(Object.fromEntries(after)).toEqual({
      filter: '{"search":"katy","status":{"eq":"Preliminary"}}',
      sort: 'name',
      order: 'ASC',
      page: '1',
      perPage: '25',
    });
    expect(withStatus(after, null).get('filter')).toBe('{"search":"katy"}');
  });
});
