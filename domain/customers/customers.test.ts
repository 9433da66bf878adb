import { describe, expect, it } from 'vitest';
import type { EntityDescriptor, FieldDescriptor, FieldKind } from '../fields/descriptor';
import { inputSchema } from '../fields/inputSchema';
import { toFieldErrors } from '../fields/toFieldErrors';
import { refineEntity } from '../entityRules';
import { PROFILE_UPLOAD_BYTES, profileUploadIssue } from './profileUpload';

const aField = (
  name: string,
  kind: FieldKind,
  label: string,
  more: Partial<FieldDescriptor> = {},
): FieldDescriptor => ({ name, kind, label, required: false, ...more });

const EMAILS = ['invoice_email', 'company_email', 'schedule_contact_email', 'pricing_email'] as const;
const ADDRESS = [
  aField('state', 'StateCode', 'State', { max: 2 }),
  aField('zip_code', 'PostalCode', 'Zip Code', { max: 10 }),
];

const customer: EntityDescriptor = {
  name: 'customer',
  fields: [
    aField('company_name', 'String', 'Company Name', { required: true, max: 255 }),
    ...EMAILS.map((name) => aField(name, 'EmailAddress', name)),
    aField('web_page', 'URL', 'Web Page'),
    ...ADDRESS,
  ],
};

const customerContact: EntityDescriptor = {
  name: 'customer_contact',
  fields: [
    aField('customer_id', 'Reference', 'Customer', { reference: 'customer', required: true }),
    aField('first_name', 'String', 'First Name', { required: true }),
    aField('email_address', 'EmailAddress', 'Email'),
  ],
};

const builder = {
  ...customer,
  parts: [{ name: 'customer_contacts', label: 'Contacts', label_one: 'Contact', entity: customerContact }],
};

const homeowner: EntityDescriptor = {
  name: 'homeowner',
  fields: [
    aField('first_name', 'String', 'First Name', { required: true }),
    aField('email_address', 'EmailAddress', 'Email Address'),
    ...ADDRESS,
  ],
};

/** The messages of a new record by path, none when it is taken. */
const refusals = (
  entity: Parameters<typeof inputSchema>[0],
  input: Record<string, unknown>,
): Record<string, string> => {
  const parsed = inputSchema(entity, 'create').safeParse(input);
  return parsed.success
    ? {}
    : Object.fromEntries(toFieldErrors(parsed.error).map((issue) => [issue.path, issue.message]));
};

describe('a builder', () => {
  const named = { company_name: 'Blue Haven' };

  it('has a name of at least one character [BLDR-004]', () => {
    expect([refusals(builder, {}), refusals(builder, { company_name: ' ' })]).toEqual([
      { company_name: 'Company name is required' },
      { company_name: 'Company name is required' },
    ]);
    expect(refusals(builder, { company_name: 'B' })).toEqual({});
  });

  it('has valid emails where they are filled [BLDR-005]', () => {
    const text = 'Please enter a valid email address.';
    expect(refusals(builder, { ...named, ...Object.fromEntries(EMAILS.map((name) => [name, 'office@blue'])) })).toEqual(
      Object.fromEntries(EMAILS.map((name) => [name, text])),
    );
    expect(
      refusals(builder, {
        ...named,
        ...Object.fromEntries(EMAILS.map((name) => [name, 'office@bluehaven.test'])),
        pricing_email: '',
      }),
    ).toEqual({});
  });

  it('has a web page that is a URL, http or https, "www." completed [BLDR-006]', () => {
    for (const web_page of [
      'bluehaven',
      'ftp://bluehaven.test',
      'javascript:alert(1)',
      'http://',
      'https://blue haven.test',
    ]) {
      expect(refusals(builder, { ...named, web_page })).toEqual({ web_page: 'Please enter a valid URL.' });
    }
    expect(
      inputSchema(builder, 'create').parse({ ...named, web_page: ' www.bluehaven.test/pools?x=1 ' }).web_page,
    ).toBe('https://www.bluehaven.test/pools?x=1');
    expect(refusals(builder, { ...named, web_page: 'http://bluehaven.test:8080' })).toEqual({});
  });

  it('has a state of 2 and a zip code of 5 to 10 characters where they are filled [BLDR-007]', () => {
    expect(refusals(builder, { ...named, state: 'TEX', zip_code: '7700' })).toEqual({
      state: 'State must be 2 characters or less.',
      zip_code: 'Zip code must be 5 to 10 characters.',
    });
    expect(refusals(builder, { ...named, zip_code: '77002-12345' })).toEqual({
      zip_code: 'Zip code must be 5 to 10 characters.',
    });
    expect([
      refusals(builder, { ...named, state: 'TX', zip_code: '77002-1234' }),
      refusals(builder, { ...named, state: '', zip_code: null }),
    ]).toEqual([{}, {}]);
  });

  it('has contacts with a first name and a valid email [BLDR-010]', () => {
    expect(
      refusals(builder, {
        ...named,
        customer_contacts: [
          { first_name: '' },
          { first_name: 'Ana', email_address: 'ana' },
          { first_name: 'Ana', email_address: 'ana@blue.test' },
        ],
      }),
    ).toEqual({
      'customer_contacts.0.first_name': 'First name is required',
      'customer_contacts.1.email_address': 'Please enter a valid email address.',
    });
  });
});

describe('the picture of a builder', () => {
  const picture = { file_name: 'logo.png', file_type: 'image/png', size: 4096 };
  const messageOf = (upload: unknown): string | undefined => profileUploadIssue(upload)?.message;

  it('is a file with a name [BLDR-008]', () => {
    const text = 'Error processing selected file. Please Try again.';
    expect(
      [{ ...picture, file_name: '' }, {}, 'logo.png', { ...picture, size: PROFILE_UPLOAD_BYTES + 1 }].map(messageOf),
    ).toEqual([text, text, text, text]);
  });

  it('is a png, jpg or jpeg [BLDR-009]', () => {
    const text = 'Bad file type, please select a png or jpg.';
    const others = [
      { file_name: 'logo.gif', file_type: 'image/gif' },
      { file_name: 'logo.svg', file_type: 'image/svg+xml' },
      { file_name: 'logo.png', file_type: 'text/html' },
      { file_name: 'logo.exe', file_type: 'image/png' },
    ];
    expect(others.map(messageOf)).toEqual([text, text, text, text]);
    expect(
      [picture, { file_name: 'A.JPG', file_type: 'image/jpeg' }, { file_name: 'a.jpeg', file_type: 'image/jpeg' }].map(
        messageOf,
      ),
    ).toEqual([undefined, undefined, undefined]);
  });

  it('may be missing, and is checked with the builder', () => {
    expect([
      refineEntity('customer', {}),
      refineEntity('customer', { profile_upload: null }),
      refineEntity('homeowner', {}),
    ]).toEqual([[], [], []]);
    expect(refineEntity('customer', { profile_upload: {} })).toMatchObject([
      { path: 'profile_upload', rule: 'upload_file' },
    ]);
  });
});

describe('a homeowner', () => {
  it('has a first name, and a valid email where it is filled [HOM-003]', () => {
    expect(refusals(homeowner, { email_address: 'ana@' })).toEqual({
      first_name: 'First name is required',
      email_address: 'Please enter a valid email address.',
    });
    expect(refusals(homeowner, { first_name: 'A', email_address: '' })).toEqual({});
  });

  it('has a state of at most 2 and a zip code of 5 to 10 characters where they are filled [HOM-004]', () => {
    expect(refusals(homeowner, { first_name: 'Ana', state: 'Texas', zip_code: '1' })).toEqual({
      state: 'State must be 2 characters or less.',
      zip_code: 'Zip code must be 5 to 10 characters.',
    });
    expect(refusals(homeowner, { first_name: 'Ana', state: null, zip_code: '77002' })).toEqual({});
  });
});
