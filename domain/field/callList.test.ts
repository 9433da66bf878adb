import { describe, expect, it } from 'vitest';
import { callList, type SitePeople } from './callList';

const NOBODY: SitePeople = {
  phone: null,
  company_name: null,
  business_phone: null,
  telephone_ext: null,
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
      { role: 'supervisor', name: 'Ana Ruiz', phone: '(713) 555-0101', extension: null },
      { role: 'builder', name: 'Bayou Pools', phone: '(713) 555-0100', extension: null },
      { role: 'homeowner', name: 'Kim Lee', phone: '(713) 555-0102', extension: null },
    ]);
  });

  it('are none without a number, and a number stands once however it is written', () => {
    expect(callList(NOBODY)).toEqual([]);
    expect(
      callList({ ...NOBODY, supervisor_phone: '713-555-0101', homeowner_phone: '(713) 555-0101', phone: ' - ' }),
    ).toEqual([{ role: 'supervisor', name: null, phone: '713-555-0101', extension: null }]);
  });

  it('have the extension of the builder, behind which somebody else may answer [KEY-011]', () => {
    const people = { ...NOBODY, business_phone: '(713) 555-0100', telephone_ext: ' 396 ', phone: '(713) 555-0100' };
    expect(callList(people)).toEqual([
      { role: 'builder', name: null, phone: '(713) 555-0100', extension: '396' },
      { role: 'site', name: null, phone: '(713) 555-0100', extension: null },
    ]);
  });
});
