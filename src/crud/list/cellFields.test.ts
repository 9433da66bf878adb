import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '../fixtures/resources';
import { cellError } from './cellError';
import { cellFields } from './cellFields';

const errorOf = (name: string, value: unknown, language: 'en' | 'es' = 'en'): string | null => {
  const field = cellFields(CUSTOMER).get(name);
  return field ? cellError(CUSTOMER, field, value, language, field.label) : 'not editable';
};

describe('a cell of a list', () => {
  it('can be edited when its field is part of an input and fits into it', () => {
    expect(
      ['company_name', 'priority_id', 'is_active', 'since', 'note', 'id', 'updated_at', 'contact_count'].map((name) =>
        cellFields(CUSTOMER).has(name),
      ),
    ).toEqual([true, true, true, true, false, false, false, false]);
  });

  it('is checked by the rules of the server, in the words of the form', () => {
    expect([
      errorOf('company_name', null),
      errorOf('state', 'TEX'),
      errorOf('credit_limit', -1),
      errorOf('city', 'Katy'),
      errorOf('city', null),
    ]).toEqual(['Company name is required', 'State must be 2 characters or less.', 'Must be 0 or more.', null, null]);
    expect(errorOf('company_name', ' ', 'es')).toMatch(/obligatori/);
  });
});
