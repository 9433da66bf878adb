import { describe, expect, it } from 'vitest';
import { callList, type SitePeople } from './callList';

const NOBODY: SitePeople = {
  phone: null,
  company_name: null,
  business_phone: null,
  supervisor: null,
  supervisor_phone: null,
  homeowner: null,
  homeowner_phone: null,
  homeowner_secondary_phone: null,
};

describe('whom a crew calls', () => {
  it('are the supervisor, the builder and the homeowner, each named [FLD-002]', () => {
    const people: SitePeople = {
      ...NOBODY,
      company_name: 'Bayou Pools',
      business_phone: '(713) 555-0100',
      supervisor: 'Ana Ruiz',
      supervisor_phone: '(713) 555-0101',
      homeowner: ' Kim Lee ',
      homeowner_phone: '(713) 555-0102',
    };
    expect(callList(people)).toEqual([
      { role: 'supervisor', name: 'Ana Ruiz', phone: '(713) 555-0101' },
      { role: 'builder', name: 'Bayou Pools', phone: '(713) 555-0100' },
      { role: 'homeowner', name: 'Kim Lee', phone: '(713) 555-0102' },
    ]);
  });

  it('are none without a number, and a number stands once however it is written', () => {
    expect(callList(NOBODY)).toEqual([]);
    expect(
      callList({ ...NOBODY, supervisor_phone: '713-555-0101', homeowner_phone: '(713) 555-0101', phone: ' - ' }),
    ).toEqual([{ role: 'supervisor', name: null, phone: '713-555-0101' }]);
  });
});
