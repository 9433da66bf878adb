import { describe, expect, it } from 'vitest';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { addressOfCriteria, criteriaOfAddress } from './criteriaAddress';

const ALL: SearchCriteria = {
  keyword: '(713) 555-0123',
  company: [3, 12],
  color: [7],
  category: [1, 2],
  supervisor: ['12', '123-h'],
  status: [2],
  job_type: [4],
  address: 'Bering & 5th',
  name: 'Lake "A"',
  city: 'Katy',
  number: 20_001,
  is_request_form: false,
  is_central_texas: true,
  entered_start_date: '2026-01-01',
  entered_end_date: '2026-02-01',
  scheduled_app_date: '2026-03-04',
};

describe('the criteria in the address', () => {
  it('come back as they were written [FLT-034]', () => {
    expect(criteriaOfAddress(new URLSearchParams(addressOfCriteria(ALL, new URLSearchParams()).toString()))).toEqual(
      ALL,
    );
  });

  it('replace those of the search before and leave other params', () => {
    expect(addressOfCriteria({ city: 'Katy' }, new URLSearchParams('name=lake&view=wide')).toString()).toBe(
      'view=wide&city=Katy',
    );
    expect(addressOfCriteria({}, new URLSearchParams('name=lake')).toString()).toBe('');
  });

  it.each([
    'company=abc,9999999999999,-1',
    'number=20001x',
    'entered_end_date=2026-02-30',
    'is_request_form=maybe',
    'supervisor=12-x,;drop',
    'name=%20',
    'unknown=1',
  ])('drop what makes no sense: %s', (address) => {
    expect(criteriaOfAddress(new URLSearchParams(address))).toEqual({});
  });
});
