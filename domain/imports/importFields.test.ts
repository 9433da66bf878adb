import { describe, expect, it } from 'vitest';
import { customer, homeowner, product } from '../generated/index';
import { findHead } from './findHead';
import { importFields, suggestFields, suggestMatch } from './importFields';

describe('the fields of an import', () => {
  it('are those that a form can set, without pictures, and the id to find records by', () => {
    const names = importFields(customer).map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['id', 'company_name']);
    expect(names).not.toContain('profile_upload');
    expect(names).not.toContain('version');
  });

  it('leave a reference to a record of a source alone, which one cell cannot say [SRC-002]', () => {
    const names = importFields(product).map(({ name }) => name);
    expect(names).toContain('product_code');
    expect(names.filter((name) => name.startsWith('external_vendor'))).toEqual([]);
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

  it('propose to match by id, code, name, mail, phone, in this order, people by their whole name [IMP-005]', () => {
    const fields = importFields(customer);
    expect(suggestMatch(['id', 'company_name'], fields, ['company_name'])).toBe('id');
    expect(suggestMatch(['company_name', 'customer_no'], fields, ['company_name'])).toBe('customer_no');
    expect(suggestMatch(['company_email', 'company_name'], fields, ['company_name'])).toBe('company_name');
    expect(suggestMatch(['city', 'company_email'], fields, ['company_name'])).toBe('company_email');
    expect(suggestMatch(['city'], fields, ['company_name'])).toBe('id');
    const title = ['first_name', 'last_name'];
    expect(suggestMatch([...title, 'email_address'], importFields(homeowner), title)).toBe('whole_name');
    expect(suggestMatch(['first_name', 'email_address'], importFields(homeowner), title)).toBe('email_address');
  });

  it('take an address for a street where a city stands beside it, else for all of it [IMP-002]', () => {
    const fields = importFields(customer);
    expect(suggestFields(['Address', 'City'], fields)).toEqual(['address_line_1', 'city']);
    expect(suggestFields(['Address', 'Phone'], fields)).toEqual(['whole_address', 'business_phone']);
  });
});

describe('the head of a table', () => {
  const row = (number: number, ...cells: string[]) => ({ number, cells });
  it.each([
    ['below titles', [row(1, 'Builders', ''), row(3, 'Company Name', 'City'), row(4, 'A', 'Katy')], 3],
    ['without a field of ours', [row(1, 'a', 'b', 'c'), row(2, 'Ann', '1', 'x')], 1],
    ['below titles, without a field of ours', [row(1, 'A report'), row(5, 'a', 'b', 'c'), row(6, 'Ann', '1', 'x')], 5],
    ['of one column', [row(1, 'Thing'), row(2, 'A')], 1],
    ['of nothing', [], 0],
  ])('is found %s [IMP-001]', (_where, rows, head) => {
    expect(findHead(rows, importFields(customer))).toBe(head);
  });
});
