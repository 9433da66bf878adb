import { beforeEach, describe, expect, it } from 'vitest';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

const CREATE =
  'mutation ($values: CustomerInput!) { saved: createCustomer(customer: $values) { id version company_name web_page state zip_code customer_contacts { id first_name position } contact_count } }';
const UPDATE =
  'mutation ($id: Int!, $values: CustomerPatch!) { saved: updateCustomer(id: $id, customer: $values) { id version company_name city customer_contacts { id first_name position } } }';
const DELETE = 'mutation ($id: Int!) { deleteCustomer(id: $id) { id } }';

interface Builder {
  id: number;
  version: number;
  company_name: string;
  city?: string | null;
  web_page?: string;
  contact_count?: number;
  customer_contacts: { id: number; first_name: string; position: string | null }[];
}

const savedOf = (answered: Answered): Builder => rootOf<Builder>(answered, 'saved');
const create = async (values: object): Promise<Builder> => savedOf(await ask('admin', CREATE, { values }));
const refusal = async (values: object): Promise<Record<string, string>> => {
  const { errors } = await ask('admin', CREATE, { values: { company_name: 'A Builder', ...values } });
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  return Object.fromEntries((errors[0]?.extensions.fields ?? []).map(({ path, message }) => [path, message]));
};

const database = await testDatabase();
const ask = openGraphql(database);

describe('the list and the form of builders', () => {
  it('have their columns, search, filter, order, sections and words [BLDR-014]', async () => {
    const resources = rootOf<{ name: string; descriptor: ResourceDescriptor }[]>(
      await ask('scheduler', '{ resources { name descriptor } }'),
      'resources',
    );
    const builder = resources.find(({ name }) => name === 'customer')?.descriptor;
    const labelOf = (name: string): string | undefined =>
      [...(builder?.fields ?? []), ...(builder?.computed ?? [])].find((field) => field.name === name)?.label;
    expect(builder?.columns.map(labelOf)).toEqual([
      'Picture',
      'Company Name',
      'Customer No',
      'City',
      'Business Phone',
      'Schedule Contact Email',
      'Contacts',
      'Active',
    ]);
    expect(builder).toMatchObject({
      searchable: true,
      filter: { is_active: { eq: true } },
      sort: { field: 'company_name', order: 'ASC' },
      saved_message: 'Builder saved!',
    });
    expect(builder?.sections.map(({ label }) => label)).toEqual([
      'Company',
      'Address',
      'Billing',
      'Contacts',
      'Profile Picture',
      'Note',
    ]);
  });

  it('are searched by name, number, city and contact, as the list counts their contacts [BLDR-014]', async () => {
    await create({
      company_name: 'Quarry Pools',
      customer_no: 'Q-77',
      city: 'Fulshear',
      customer_contacts: [{ first_name: 'Zenobia' }, { first_name: 'Ed' }],
    });
    for (const search of ['quarry', 'q-77', 'fulshear', 'zenobia']) {
      const { data } = await ask(
        'scheduler',
        'query ($search: String!) { customers(filter: { search: $search }) { items { company_name contact_count } } }',
        { search },
      );
      expect(data).toEqual({ customers: { items: [{ company_name: 'Quarry Pools', contact_count: 2 }] } });
    }
  });
});

describe('a builder', () => {
  it('needs a company name of at least one character [BLDR-004]', async () => {
    expect(await refusal({ company_name: '' })).toEqual({ company_name: 'Company name is required' });
    expect(await refusal({ company_name: '   ' })).toEqual({ company_name: 'Company name is required' });
    expect((await create({ company_name: 'X' })).company_name).toBe('X');
    const { errors } = await ask('admin', CREATE, { values: {} });
    expect(errors[0]?.extensions.fields).toMatchObject([{ path: 'company_name', message: 'Company name is required' }]);
  });

  it('takes only valid addresses in each of its four email fields, or none [BLDR-005]', async () => {
    const fields = ['invoice_email', 'company_email', 'schedule_contact_email', 'pricing_email'];
    const bad = Object.fromEntries(fields.map((field) => [field, 'not an email']));
    expect(await refusal(bad)).toEqual(
      Object.fromEntries(fields.map((field) => [field, 'Please enter a valid email address.'])),
    );
    expect(
      (await create({ company_name: 'Empty Emails', invoice_email: '', company_email: 'office@pools.example' })).id,
    ).toBeGreaterThan(0);
  });

  it('takes only a URL as web page [BLDR-006]', async () => {
    expect(await refusal({ web_page: 'no url' })).toEqual({ web_page: 'Please enter a valid URL.' });
    expect((await create({ company_name: 'With Page', web_page: 'https://pools.example' })).web_page).toBe(
      'https://pools.example',
    );
  });

  it('has a state of at most 2 characters and a zip code of 5 to 10, when they are filled [BLDR-007]', async () => {
    expect(await refusal({ state: 'TEX', zip_code: '7700' })).toEqual({
      state: 'State must be 2 characters or less.',
      zip_code: 'Zip code must be 5 to 10 characters.',
    });
    expect(await refusal({ zip_code: '77001-12345' })).toEqual({ zip_code: 'Zip code must be 5 to 10 characters.' });
    expect(await create({ company_name: 'Addressed', state: 'TX', zip_code: '77001' })).toMatchObject({
      state: 'TX',
      zip_code: '77001',
    });
    expect(await create({ company_name: 'Unaddressed', state: null, zip_code: '' })).toMatchObject({
      state: null,
      zip_code: null,
    });
  });

  it('asks each contact for a first name and a valid email [BLDR-010]', async () => {
    expect(
      await refusal({ customer_contacts: [{ first_name: '' }, { first_name: 'Ann', email_address: 'ann@' }] }),
    ).toEqual({
      'customer_contacts.0.first_name': 'First name is required',
      'customer_contacts.1.email_address': 'Please enter a valid email address.',
    });
    expect(await refusal({ customer_contacts: [{ last_name: 'Lee' }] })).toEqual({
      'customer_contacts.0.first_name': 'First name is required',
    });
  });

  it('keeps each of its fields, with its picture and its contacts, and takes each in its form [BLDR-002]', async () => {
    const values = {
      company_name: 'Whole Pools',
      customer_no: 'W-17',
      invoice_email: 'invoice@whole.example',
      company_email: 'office@whole.example',
      schedule_contact_email: 'schedule@whole.example',
      pricing_email: 'price@whole.example',
      web_page: 'https://whole.example',
      address_line_1: '1 Main St',
      address_line_2: 'Suite 200',
      address_line_3: 'Building C',
      city: 'Katy',
      state: 'TX',
      zip_code: '77450',
      business_phone: '(281) 555-0150',
      telephone_ext: '42',
      fax_number: '(281) 555-0151',
      note: 'Pays on Fridays.',
      is_active: false,
      is_invoice_by_email: true,
      is_invoice_by_fax: true,
      is_invoice_by_mail: true,
      is_credit_app: true,
    };
    const fields = Object.keys(values);
    const contact = {
      first_name: 'Ann',
      last_name: 'Ames',
      phone_number: '(713) 555-0152',
      email_address: 'ann@whole.example',
      position: 'Owner',
    };
    const { id } = await create({ ...values, customer_contacts: [contact] });
    await database.pool.query(
      "update customer set profile_upload = jsonb_build_object('file_name', 'logo.png', 'file_type', 'image/png', 'key', $2::text, 'storage_key', $2::text) where id = $1",
      [id, `customer/${id}/profile/logo.png`],
    );
    const read = await ask(
      'admin',
      `query ($id: Int!) { customer(id: $id) { ${fields.join(' ')} profile_upload { file_name file_type key } customer_contacts { customer_id ${Object.keys(contact).join(' ')} } } }`,
      { id },
    );
    expect(read.data).toEqual({
      customer: {
        ...values,
        profile_upload: { file_name: 'logo.png', file_type: 'image/png', key: `customer/${id}/profile/logo.png` },
        customer_contacts: [{ customer_id: id, ...contact }],
      },
    });
    const { descriptor } =
      rootOf<{ name: string; descriptor: ResourceDescriptor }[]>(
        await ask('admin', '{ resources { name descriptor } }'),
        'resources',
      ).find(({ name }) => name === 'customer') ?? {};
    expect(descriptor?.sections.flatMap((section) => section.fields)).toEqual(
      expect.arrayContaining([...fields, 'customer_contacts', 'profile_upload']),
    );
  });

  it('comes back whole, with any number of contacts inside it [BLDR-003]', async () => {
    const builder = await create({
      company_name: 'Contacted',
      customer_contacts: [
        { first_name: 'Ann', last_name: 'Ames' },
        { first_name: 'Bob', last_name: 'Boyd' },
      ],
    });
    expect(builder).toMatchObject({
      version: 1,
      contact_count: 2,
      customer_contacts: [{ first_name: 'Ann' }, { first_name: 'Bob' }],
    });
  });
});

describe('the contacts of a builder', () => {
  let builder: Builder;
  beforeEach(async () => {
    builder = await create({
      company_name: 'Parent',
      customer_contacts: [
        { first_name: 'Ann', last_name: 'Ames' },
        { first_name: 'Bob', last_name: 'Boyd' },
      ],
    });
  });
  const update = (values: object) =>
    ask('admin', UPDATE, { id: builder.id, values: { version: builder.version, ...values } });

  it('are changed with an id, added without one and removed when they are missing', async () => {
    const [, bob] = builder.customer_contacts;
    const saved = savedOf(
      await update({
        customer_contacts: [
          { id: bob?.id, position: 'Owner' },
          { first_name: 'Cy', last_name: 'Cole' },
        ],
      }),
    );
    expect(saved.customer_contacts).toMatchObject([
      { id: bob?.id, first_name: 'Bob', position: 'Owner' },
      { first_name: 'Cy' },
    ]);
  });

  it('raise the version of their builder, since they are saved as one', async () => {
    const [ann, bob] = builder.customer_contacts;
    const same = savedOf(await update({ customer_contacts: [{ id: ann?.id }, { id: bob?.id }] }));
    expect(same.version).toBe(1);
    expect(
      savedOf(await update({ customer_contacts: [{ id: ann?.id, position: 'Owner' }, { id: bob?.id }] })).version,
    ).toBe(2);
  });

  it('stay when an update does not speak of them', async () => {
    expect(savedOf(await update({ city: 'Katy' })).customer_contacts).toHaveLength(2);
  });

  it('cannot be taken from another builder', async () => {
    const other = await create({ company_name: 'Other', customer_contacts: [{ first_name: 'Zed' }] });
    const { errors } = await update({
      customer_contacts: [{ id: other.customer_contacts[0]?.id, first_name: 'Mine' }],
    });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule: 'foreign_part',
      fields: [{ path: 'customer_contacts.0.id' }],
    });
  });

  it('are not removed while jobs name them, which the refusal counts', async () => {
    const [ann] = builder.customer_contacts;
    await database.pool.query(
      "insert into job (name, company_id, company_supervisor_id) values ('One', $1, $2), ('Two', $1, $2)",
      [builder.id, ann?.id],
    );
    const { errors } = await update({ customer_contacts: [] });
    expect(errors[0]).toMatchObject({
      message: 'Ann Ames is used by 2 jobs.',
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'customer_contacts' }] },
    });
  });
});

describe('deleting a builder', () => {
  it('is refused while a job names it, with the number of jobs', async () => {
    const { id } = await create({ company_name: 'Busy Pools' });
    await database.pool.query("insert into job (name, company_id) values ('One', $1)", [id]);
    const { errors, data } = await ask('admin', DELETE, { id });
    expect(data).toBeNull();
    expect(errors[0]?.message).toBe('Busy Pools is used by 1 job. Set it inactive instead.');
  });

  it('hides it from every list and keeps the row', async () => {
    const { id } = await create({ company_name: 'Gone Pools', customer_contacts: [{ first_name: 'Ann' }] });
    expect((await ask('admin', DELETE, { id })).data).toEqual({ deleteCustomer: { id } });
    expect((await ask('admin', '{ customers(filter: { search: "Gone Pools" }) { total_count } }')).data).toEqual({
      customers: { total_count: 0 },
    });
    expect(
      (await ask('admin', 'query ($id: Int!) { customer(id: $id) { id } }', { id })).errors[0]?.extensions.code,
    ).toBe('NOT_FOUND');
    expect((await ask('admin', UPDATE, { id, values: { version: 2, city: 'Katy' } })).errors[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect(
      (await database.pool.query('select deleted_at is not null as gone from customer where id = $1', [id])).rows,
    ).toEqual([{ gone: true }]);
  });

  it('needs the right to delete jobs beside the right to edit them', async () => {
    const { id } = await create({ company_name: 'Kept Pools' });
    expect((await ask('scheduler', DELETE, { id })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask('manager', DELETE, { id })).data).toEqual({ deleteCustomer: { id } });
  });
});
