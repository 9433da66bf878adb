import { describe, expect, it } from 'vitest';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

const CREATE =
  'mutation ($values: HomeownerInput!) { createHomeowner(homeowner: $values) { id version first_name last_name state zip_code email_address } }';
const UPDATE =
  'mutation ($id: Int!, $values: HomeownerPatch!) { updateHomeowner(id: $id, homeowner: $values) { id version first_name note } }';

const database = await testDatabase();
const ask = openGraphql(database);

const idOf = async (values: object): Promise<number> =>
  rootOf<{ id: number }>(await ask('admin', CREATE, { values }), 'createHomeowner').id;
const fieldsOf = async (values: object) => {
  const { errors } = await ask('admin', CREATE, { values: { first_name: 'Pat', ...values } });
  return Object.fromEntries((errors[0]?.extensions.fields ?? []).map(({ path, message }) => [path, message]));
};

describe('a homeowner', () => {
  it('needs a first name, and a valid email when one is given [HOM-003]', async () => {
    expect(await fieldsOf({ first_name: ' ' })).toEqual({ first_name: 'First name is required' });
    expect(await fieldsOf({ email_address: 'pat' })).toEqual({ email_address: 'Please enter a valid email address.' });
    expect(await fieldsOf({ email_address: 'pat@home.example' })).toEqual({});
  });

  it('has a state of at most 2 characters and a zip code of 5 to 10, when they are filled [HOM-004]', async () => {
    expect(await fieldsOf({ state: 'TEX', zip_code: '1234' })).toEqual({
      state: 'State must be 2 characters or less.',
      zip_code: 'Zip code must be 5 to 10 characters.',
    });
    expect(await fieldsOf({ state: 'TX', zip_code: '77001-1234' })).toEqual({});
    expect(await fieldsOf({ state: '', zip_code: null })).toEqual({});
  });

  it('is made, changed and read by the documented calls [HOM-005]', async () => {
    const made = await ask('scheduler', CREATE, { values: { first_name: 'Robin', last_name: 'Vale' } });
    expect(made.data).toMatchObject({ createHomeowner: { version: 1, first_name: 'Robin', last_name: 'Vale' } });
    const { id } = rootOf<{ id: number }>(made, 'createHomeowner');
    expect((await ask('scheduler', UPDATE, { id, values: { version: 1, note: 'Two dogs.' } })).data).toEqual({
      updateHomeowner: { id, version: 2, first_name: 'Robin', note: 'Two dogs.' },
    });
    expect(
      (await ask('scheduler', 'query ($id: Int!) { homeowner(id: $id) { id first_name note version } }', { id })).data,
    ).toEqual({ homeowner: { id, first_name: 'Robin', note: 'Two dogs.', version: 2 } });
  });

  it('keeps each of its fields, takes each in its form and can clear all but the first name [HOM-002]', async () => {
    const values = {
      first_name: 'Ruth',
      last_name: 'Okafor',
      phone_number: '(713) 555-0144',
      secondary_phone_number: '(281) 555-0145',
      email_address: 'ruth@home.example',
      mailing_address: '12 Bayou Bend',
      city: 'Houston',
      state: 'TX',
      zip_code: '77002',
      fax_number: '(713) 555-0146',
      note: 'Gate code 4471.\nCall first.',
    };
    const fields = Object.keys(values);
    const id = await idOf(values);
    const read = async () =>
      rootOf<object>(
        await ask('scheduler', `query ($id: Int!) { homeowner(id: $id) { ${fields.join(' ')} } }`, { id }),
        'homeowner',
      );
    expect(await read()).toEqual(values);
    const { descriptor } =
      rootOf<{ name: string; descriptor: ResourceDescriptor }[]>(
        await ask('scheduler', '{ resources { name descriptor } }'),
        'resources',
      ).find(({ name }) => name === 'homeowner') ?? {};
    expect(descriptor?.sections.flatMap((section) => section.fields).toSorted()).toEqual(fields.toSorted());
    const cleared = { ...Object.fromEntries(fields.map((field) => [field, null])), first_name: 'Ruth' };
    await ask('scheduler', UPDATE, { id, values: { version: 1, ...cleared } });
    expect(await read()).toEqual(cleared);
  });

  it('is listed and laid out as decided, with the rights of its reader [HOM-008]', async () => {
    const described = async (account: string) => {
      const answered = await ask(account, '{ resources { name descriptor rights { create update remove } } }');
      return rootOf<{ name: string; descriptor: ResourceDescriptor; rights: object }[]>(answered, 'resources').find(
        ({ name }) => name === 'homeowner',
      );
    };
    const { descriptor, rights } = (await described('scheduler')) ?? {};
    const labelOf = (column: string) =>
      [...(descriptor?.fields ?? []), ...(descriptor?.computed ?? [])].find(({ name }) => name === column)?.label;
    expect(descriptor?.columns.map(labelOf)).toEqual(['Name', 'Phone', 'Secondary Phone', 'Email', 'City', 'Jobs']);
    expect(descriptor?.sections.map(({ label }) => label)).toEqual(['Homeowner', 'Mailing Address', 'Note']);
    expect(descriptor).toMatchObject({
      searchable: true,
      sort: { field: 'last_name', order: 'ASC' },
      saved_message: 'Homeowner saved!',
    });
    expect(rights).toEqual({ create: true, update: true, remove: false });
    expect((await described('manager'))?.rights).toEqual({ create: true, update: true, remove: true });
    expect((await described('foreman'))?.rights).toEqual({ create: false, update: false, remove: false });
    expect(await described('nobody')).toBeUndefined();
  });

  it('refuses a phone number that has not ten digits', async () => {
    expect(await fieldsOf({ phone_number: '(713) 555-01' })).toEqual({
      phone_number: 'Please enter a 10-digit phone number.',
    });
  });

  it('is found by the parts of its name together, in any order', async () => {
    await idOf({ first_name: 'Quincy', last_name: 'Overland' });
    const { data } = await ask(
      'admin',
      '{ homeowners(filter: { search: "overl quin" }) { total_count items { name job_count } } }',
    );
    expect(data).toEqual({ homeowners: { total_count: 1, items: [{ name: 'Quincy Overland', job_count: 0 }] } });
  });

  it('is deleted softly, and not while jobs name it', async () => {
    const id = await idOf({ first_name: 'Kim', last_name: 'Stone' });
    const {
      rows: [job],
    } = await database.pool.query<{ id: number }>(
      "insert into job (name, company_id, homeowner_id) values ('Stone', 386, $1) returning id",
      [id],
    );
    const remove = () => ask('admin', 'mutation ($id: Int!) { deleteHomeowner(id: $id) { id } }', { id });
    expect((await remove()).errors[0]?.message).toBe('Kim Stone is used by 1 job.');
    await database.pool.query('update job set deleted_at = now() where id = $1', [job?.id]);
    expect((await remove()).data).toEqual({ deleteHomeowner: { id } });
    expect(
      (await database.pool.query('select deleted_at is not null as gone from homeowner where id = $1', [id])).rows,
    ).toEqual([{ gone: true }]);
  });
});
