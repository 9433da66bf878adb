import { describe, expect, it } from 'vitest';
import type { EntityDescriptor } from './descriptor';
import { diffRecords } from './diffRecords';

const builder: EntityDescriptor = {
  name: 'builder',
  fields: [
    { name: 'company_name', label: 'Company Name', kind: 'String', required: true },
    { name: 'city', label: 'City', kind: 'String', required: false },
    { name: 'emails', label: 'Emails', kind: 'List', required: false },
  ],
};

describe('the difference of two records', () => {
  it('names the fields that changed, in their order, from what to what', () => {
    expect(
      diffRecords(builder, { city: 'Katy', company_name: 'Blue' }, { city: null, company_name: 'Blue Haven' }),
    ).toEqual([
      { field: 'company_name', label: 'Company Name', before: 'Blue', after: 'Blue Haven' },
      { field: 'city', label: 'City', before: 'Katy', after: null },
    ]);
  });

  it('does not speak of fields that only one of them carries, nor of equal lists', () => {
    expect(
      diffRecords(builder, { city: 'Katy', emails: ['a@b.test'], version: 1 }, { emails: ['a@b.test'], version: 2 }),
    ).toEqual([]);
  });
});
