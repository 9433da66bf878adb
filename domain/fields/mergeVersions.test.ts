import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeVersions } from './mergeVersions';

const base = { company_name: 'Blue', city: 'Katy', note: null, emails: ['a@b.test'] };

const aRecord = fc.record({
  company_name: fc.constantFrom('A', 'B', 'C'),
  city: fc.constantFrom('Katy', 'Cypress', null),
  zip_code: fc.constantFrom(null, '77002'),
});

describe('merging two changes of a record', () => {
  it('takes each field from the side that changed it', () => {
    expect(mergeVersions(base, { ...base, city: 'Cypress' }, { ...base, note: 'gate code 7' })).toEqual({
      merged: { ...base, city: 'Cypress', note: 'gate code 7' },
      taken: ['note'],
      conflicts: [],
    });
  });

  it('lists the fields that both changed differently, and only those', () => {
    const mine = { ...base, city: 'Cypress', company_name: 'Blue Haven' };
    const theirs = { ...base, city: 'Spring', company_name: 'Blue Haven' };
    expect(mergeVersions(base, mine, theirs).conflicts).toEqual([
      { field: 'city', base: 'Katy', mine: 'Cypress', theirs: 'Spring' },
    ]);
  });

  it('takes a field that a side does not carry for unchanged', () => {
    expect(mergeVersions(base, { city: 'Cypress' }, { note: 'x' }).merged).toEqual({
      ...base,
      city: 'Cypress',
      note: 'x',
    });
  });

  it('compares lists by content', () => {
    expect(mergeVersions(base, { ...base, emails: ['a@b.test'] }, { ...base, emails: ['c@d.test'] })).toMatchObject({
      taken: ['emails'],
      conflicts: [],
    });
  });

  it('conflicts for one side are conflicts for the other', () => {
    fc.assert(
      fc.property(aRecord, aRecord, aRecord, (start, mine, theirs) => {
        const [one, other] = [mergeVersions(start, mine, theirs), mergeVersions(start, theirs, mine)];
        expect(one.conflicts.map((conflict) => conflict.field)).toEqual(
          other.conflicts.map((conflict) => conflict.field),
        );
        const contested = new Set(one.conflicts.map((conflict) => conflict.field));
        const agreed = (merged: Record<string, unknown>) =>
          Object.entries(merged).filter(([field]) => !contested.has(field));
        expect(agreed(one.merged)).toEqual(agreed(other.merged));
      }),
    );
  });

  it('with nothing changed on the other side is my record', () => {
    fc.assert(
      fc.property(aRecord, aRecord, (start, mine) => {
        expect(mergeVersions(start, mine, start)).toEqual({ merged: mine, taken: [], conflicts: [] });
        expect(mergeVersions(start, start, mine).merged).toEqual(mine);
      }),
    );
  });
});
