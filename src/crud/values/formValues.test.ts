import { describe, expect, it } from 'vitest';
import { aField } from '../fixtures/fields';
import { CUSTOMER } from '../fixtures/resources';
import { aCustomer } from '../fixtures/rows';
import { formSections } from '../form/formSections';
import { checkForm } from './checkForm';
import { copiedValues, REMOVED, startValues } from './formValues';

const record = aCustomer(7);
const rows = (): Record<string, unknown>[] =>
  structuredClone(Array.isArray(record.customer_contacts) ? record.customer_contacts : []);
const issuesOf = (change: object, on: typeof record | null = record) => {
  const checked = checkForm(CUSTOMER, { ...startValues(CUSTOMER, on), ...change }, on);
  return 'issues' in checked
    ? Object.fromEntries(checked.issues.map(({ path, message }) => [path, message]))
    : checked.input;
};

describe('a generated form', () => {
  it('starts a new record with the defaults of its fields and without rows', () => {
    expect(startValues(CUSTOMER, null)).toMatchObject({
      company_name: null,
      is_active: true,
      is_invoice_by_email: false,
      customer_contacts: [],
    });
  });

  it('starts a copy with the values and rows of a record, as a record of its own', () => {
    const checked = checkForm(CUSTOMER, copiedValues(CUSTOMER, record), null);
    expect(checked).toMatchObject({
      input: {
        company_name: record.company_name,
        city: record.city,
        priority_id: record.priority_id,
        customer_contacts: [{ first_name: 'Maria', position: 'Superintendent' }, { first_name: 'Dale' }],
      },
    });
    expect(JSON.stringify(checked)).not.toMatch(/"(id|version|created_at|customer_id|contact_count)":/);
  });

  it('asks for the company name with the words of the server [BLDR-004]', () => {
    expect(issuesOf({}, null)).toEqual({ company_name: 'Company name is required' });
  });

  it('checks addresses, state, zip code and web page before anything is sent [BLDR-005 BLDR-006 BLDR-007]', () => {
    expect(issuesOf({ schedule_contact_email: 'nobody@', web_page: 'pools', state: 'TEX', zip_code: '770' })).toEqual({
      schedule_contact_email: 'Please enter a valid email address.',
      web_page: 'Please enter a valid URL.',
      state: 'State must be 2 characters or less.',
      zip_code: 'Zip code must be 5 to 10 characters.',
    });
  });

  it('takes them empty', () => {
    expect(issuesOf({ schedule_contact_email: null, web_page: null, state: null, zip_code: null })).toEqual({
      schedule_contact_email: null,
      web_page: null,
      state: null,
      zip_code: null,
    });
  });

  it('sends nothing when nothing changed', () => {
    expect(issuesOf({})).toEqual({});
  });

  it('asks for the first name of a contact, at the row where it stands in the form [BLDR-010]', () => {
    const [maria, dale] = rows();
    expect(issuesOf({ customer_contacts: [{ ...maria, [REMOVED]: true }, dale, { first_name: '' }] })).toEqual({
      'customer_contacts.2.first_name': 'First name is required',
    });
  });

  it('leaves a removed row out of what is sent', () => {
    const [maria, dale] = rows();
    expect(issuesOf({ customer_contacts: [{ ...maria, [REMOVED]: true }, dale] })).toMatchObject({
      customer_contacts: [{ id: 71, first_name: 'Dale' }],
    });
  });
});

describe('the sections of a form', () => {
  it('ask for the name of a record of a source alone, which the other fields of the reference follow [SRC-002]', () => {
    const record = { source: 'seller_source', type: 'seller_type', id: 'seller_id' };
    const names = ['seller_source', 'seller_type', 'seller_id', 'seller'];
    const fields = names.map((name) => aField({ name, label: name, kind: 'String', record }));
    const sections = formSections({ ...CUSTOMER, fields, parts: [], sections: [] });
    expect(sections.flatMap((section) => section.fields.map(({ name }) => name))).toEqual(['seller']);
  });

  it('hold every field and part of a table, also those that no section names', () => {
    const sections = formSections({ ...CUSTOMER, sections: [{ label: 'Company', fields: ['company_name', 'gone'] }] });
    expect(sections.map(({ label }) => label)).toEqual(['Company', 'Other', 'Contacts']);
    const named = sections.flatMap(({ fields, parts }) => [...fields, ...parts]).map(({ name }) => name);
    expect(new Set(named)).toEqual(
      new Set([...CUSTOMER.fields.filter(({ readOnly }) => !readOnly).map(({ name }) => name), 'customer_contacts']),
    );
  });
});
