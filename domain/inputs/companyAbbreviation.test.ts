import { describe, expect, it } from 'vitest';
import { companyAbbreviation } from './companyAbbreviation';

describe('a company abbreviation', () => {
  it('is made of the capital letters of the name [UI-031 JOB-031]', () => {
    expect(companyAbbreviation({ id: 3, name: 'Blue Haven of Houston' })).toBe('BHH');
    expect(companyAbbreviation({ id: 3, name: 'Ángel Piscinas, LLC' })).toBe('ÁPLLC');
    expect(companyAbbreviation({ id: 3, name: 'lower case' })).toBe('');
  });

  it('is PZ for company 7 and for pebblebreeze [UI-031 JOB-031]', () => {
    expect(companyAbbreviation({ id: 7, name: 'Anything Else' })).toBe('PZ');
    expect(companyAbbreviation({ id: 90, name: 'PebbleBreeze' })).toBe('PZ');
    expect(companyAbbreviation({ id: null, name: null })).toBe('');
  });
});
