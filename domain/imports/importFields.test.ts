import { describe, expect, it } from 'vitest';
import { customer } from '../generated/index';
import { importFields, suggestFields } from './importFields';

describe('the fields of an import', () => {
  it('are those that a form can set, without pictures, and the id to find records by', () => {
    const names = importFields(customer).map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['id', 'company_name']);
    expect(names).not.toContain('profile_upload');
    expect(names).not.toContain('version');
  });

  it('are suggested by name or label in either language, each once', () => {
    const heads = ['Company name', 'COMPANY_NAME', 'Ciudad', 'is active', 'Teléfono del trabajo', ''];
    expect(suggestFields(heads, importFields(customer)).slice(0, 4)).toEqual([
      'company_name',
      null,
      'city',
      'is_active',
    ]);
    expect(suggestFields([''], importFields(customer))).toEqual([null]);
  });
});
