import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '../fixtures/resources';
import { listAddress, startPlace } from './listAddress';

const start = startPlace(CUSTOMER, 25);

describe('the address of a list', () => {
  it('is bare for how the list starts', () => {
    expect(listAddress({ filter: { is_active: { eq: true } }, sort: { field: 'company_name', order: 'ASC' }, page: 1, perPage: 25 }, start)).toBe('');
  });

  it('says filters, search, order, page and its size when one of them differs', () => {
    const query = new URLSearchParams(listAddress({ ...start, filter: { search: 'bo & sons', city: { contains: 'Katy' } }, page: 3 }, start));
    expect(Object.fromEntries(query)).toEqual({ filter: '{"search":"bo & sons","city":{"contains":"Katy"}}', sort: 'company_name', order: 'ASC', page: '3', perPage: '25' });
    expect(listAddress({ ...start, filter: {} }, start)).toContain('filter=%7B%7D');
    expect(listAddress({ ...start, sort: { field: 'city', order: 'DESC' } }, start)).toContain('order=DESC');
  });
});
