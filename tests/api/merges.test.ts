import { beforeEach, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { namesOf } from '../../server/api/many/mergeUses';
import { productSchema } from '../../server/areas';
import { testApp } from '../support/app';

const app = await testApp();
const { pool } = app.database;
const { registry } = productSchema();

beforeEach(async () => {
  await pool.query('delete from role_field_limit');
  invalidateActors();
  await pool.query(
    `
    delete from job_detail; delete from job; delete from customer_contact; delete from homeowner where id >= 800;
    delete from customer where id between 700 and 799;
    insert into customer (id, company_name, city, business_phone, note) values
      (700, 'Larkmere Pools', null, '(281) 555-0100', 'Old'), (701, 'LARKMERE POOLS', 'Katy', null, 'New'), (702, 'Other', null, null, null);
    insert into customer_contact (id, customer_id, first_name) values (900, 700, 'Ana'), (901, 701, 'Ben'), (902, 701, 'Cleo'), (903, 702, 'Dan');
    insert into homeowner (id, first_name, last_name, email_address) values (800, 'José', 'Núñez', null), (801, 'Jose', 'Nunez', 'jose@nunez.example');
    insert into job (id, company_id, company_supervisor_id, homeowner_id, name, is_estimate, deleted_at) values
      (1001, 700, 900, null, 'Stays', false, null), (1002, 701, 901, null, 'Moves', false, null), (1003, 701, null, 801, 'Without contact', false, null),
      (1004, 701, 902, null, 'Estimate', true, null), (1005, 701, 902, null, 'Deleted', false, now() - interval '1 day'), (1006, 702, 903, 800, 'Else', false, null);
    update job set company_supervisor_id = null where id = 1006;`.replace(
      '(1006, 702, 903, 800',
      '(1006, 702, null, 800',
    ),
  );
});

interface Answer {
  mutation_id: string;
  changed_count: number;
}
const TYPE = { Customers: 'customer', Homeowners: 'homeowner', CustomerContacts: 'customer_contact' } as const;

const merge = async (
  list: keyof typeof TYPE,
  keep_id: number,
  gone_id: number,
  take: readonly string[] = [],
  { account = 'admin', keep_version = 1, gone_version = 1 } = {},
) =>
  app.graphql<Record<string, Answer>>(
    account,
    `mutation ($take: [String!]!) { merge${list}(keep_id: ${keep_id}, keep_version: ${keep_version}, gone_id: ${gone_id}, gone_version: ${gone_version}, take: $take) { mutation_id changed_count } }`,
    { take },
  );
const undo = (mutation_id: string, account = 'admin') =>
  app.graphql<{ undo: { mutation_id: string } }>(
    account,
    'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }',
    {
      id: mutation_id,
    },
  );
const into = async (list: keyof typeof TYPE, id: number): Promise<unknown> =>
  (await app.graphql<Record<string, number | null>>('admin', `{ at: mergedInto${list}(id: ${id}) }`, {})).data?.at;
const jobs = async (): Promise<string[]> =>
  (
    await pool.query<{ at: string }>(
      "select concat_ws(' ', id, company_id, coalesce(company_supervisor_id::text, '-'), coalesce(homeowner_id::text, '-')) as at from job order by id",
    )
  ).rows.map(({ at }) => at);
const row = async (table: string, id: number) =>
  (await pool.query<Record<string, unknown>>(`select * from ${table} where id = ${id}`)).rows[0];
/** Deleted for good, as a contact is, or in the bin. */
const isGone = async (table: string, id: number): Promise<boolean> => {
  const found = await row(table, id);
  return found === undefined || (found.deleted_at ?? null) !== null;
};

const BEFORE = [
  '1001 700 900 -',
  '1002 701 901 -',
  '1003 701 - 801',
  '1004 701 902 -',
  '1005 701 902 -',
  '1006 702 - 800',
];

describe('what names a record', () => {
  it.each(['customer', 'homeowner', 'customer_contact'])(
    'is known of %s by every reference of the database [KEY-020]',
    async (table) => {
      const { rows } = await pool.query<{ at: string }>(`
        select c.conrelid::regclass || '.' || a.attname as at from pg_constraint c
          join unnest(c.conkey, c.confkey) as k(own, target) on true
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
          join pg_attribute t on t.attrelid = c.confrelid and t.attnum = k.target
        where c.contype = 'f' and c.confrelid = '${table}'::regclass and t.attname = 'id'`);
      const entity = registry.entities.get(table);
      if (!entity) throw new Error(table);
      const known = namesOf(registry.entities, entity).map(({ table: other, column }) => `${other}.${column}`);
      expect(known.toSorted()).toEqual([...new Set(rows.map(({ at }) => at))].toSorted());
      expect(known.length).toBeGreaterThan(0);
    },
  );
});

describe('two builders', () => {
  it('are made one with all that names them, in one mutation, and taken back and done again whole [KEY-020]', async () => {
    const preview = await app.graphql<{ uses: object[] }>(
      'admin',
      '{ uses: previewMergeCustomers(id: 701) { table count } }',
      {},
    );
    expect(preview.data?.uses).toEqual([
      { table: 'customer_contact', count: 2 },
      { table: 'job', count: 4 },
    ]);
    const { data, errors } = await merge('Customers', 700, 701, ['city']);
    expect(errors).toBeUndefined();
    expect(data?.mergeCustomers?.changed_count).toBe(6);
    const AFTER = [
      '1001 700 900 -',
      '1002 700 901 -',
      '1003 700 - 801',
      '1004 700 902 -',
      '1005 700 902 -',
      '1006 702 - 800',
    ];
    expect(await jobs()).toEqual(AFTER);
    const contacts = async () =>
      (
        await pool.query<{ at: string }>("select id || ' ' || customer_id as at from customer_contact order by id")
      ).rows.map(({ at }) => at);
    expect(await contacts()).toEqual(['900 700', '901 700', '902 700', '903 702']);
    expect(await row('customer', 700)).toMatchObject({
      city: 'Katy',
      business_phone: '(281) 555-0100',
      note: 'Old',
      version: 2,
    });
    expect((await row('customer', 701))?.deleted_at).not.toBeNull();
    expect([await into('Customers', 701), await into('Customers', 700)]).toEqual([700, null]);

    const back = await undo(data?.mergeCustomers?.mutation_id ?? '');
    expect(back.errors).toBeUndefined();
    expect(await jobs()).toEqual(BEFORE);
    expect(await contacts()).toEqual(['900 700', '901 701', '902 701', '903 702']);
    expect(await row('customer', 700)).toMatchObject({ city: null, note: 'Old' });
    expect((await row('customer', 701))?.deleted_at).toBeNull();
    expect(await into('Customers', 701)).toBeNull();

    const again = await undo(back.data?.undo.mutation_id ?? '');
    expect(again.errors).toBeUndefined();
    expect(await jobs()).toEqual(AFTER);
  });

  it('are found by what stays, and the history of both says what became of them [KEY-020]', async () => {
    await merge('Customers', 700, 701);
    const { data } = await app.graphql<{ jobs: { job_id: number }[] }>(
      'admin',
      'query ($c: SearchCriteria) { jobs(searchCriteria: $c) { job_id } }',
      { c: { company: [700] } },
    );
    expect(data?.jobs.map(({ job_id }) => job_id)).toEqual([1003, 1002, 1001]);
    const history = (id: number) =>
      app.graphql<{ history: { items: object[] } }>(
        'admin',
        `{ history(entity: "customer", id: ${id}) { items { op command merged { id name } } } }`,
        {},
      );
    expect((await history(700)).data?.history.items[0]).toMatchObject({
      op: 'update',
      command: 'mergeCustomers',
      merged: { id: 701, name: 'LARKMERE POOLS' },
    });
    expect((await history(701)).data?.history.items[0]).toMatchObject({
      op: 'delete',
      merged: { id: 700, name: 'Larkmere Pools' },
    });
  });

  it('are merged by office staff, who may delete none, and taken back by them [USR-021]', async () => {
    const office = { account: 'office' };
    const removed = await app.graphql('office', 'mutation { deleteCustomer(id: 701) { id } }', {});
    expect(removed.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    for (const [list, keep, gone] of [
      ['CustomerContacts', 901, 902],
      ['Customers', 700, 701],
      ['Homeowners', 800, 801],
    ] as const) {
      const { data, errors } = await merge(list, keep, gone, [], office);
      expect(errors).toBeUndefined();
      expect(await isGone(TYPE[list], gone)).toBe(true);
      const answer = data?.[`merge${list}`];
      expect((await undo(answer?.mutation_id ?? '', 'office')).errors).toBeUndefined();
      expect(await isGone(TYPE[list], gone)).toBe(false);
    }
    expect(await jobs()).toEqual(BEFORE);
  });

  it('are not merged by somebody without that right, from an old page, with themselves, or one that rules name [KEY-020]', async () => {
    expect((await merge('Customers', 700, 701, [], { account: 'scheduler' })).errors?.[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    );
    expect((await merge('Customers', 700, 701, [], { gone_version: 9 })).errors?.[0]?.extensions?.code).toBe(
      'CONFLICT',
    );
    expect((await merge('Customers', 700, 700)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await merge('Customers', 700, 701, ['id'])).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    const { rows } = await pool.query<{ id: number; version: number }>(
      "select id, version from customer where company_name = 'Homeowner'",
    );
    const [special = { id: -1, version: 1 }] = rows;
    const ofRules = await merge('Customers', special.id, 701, [], { keep_version: special.version });
    expect(ofRules.errors?.[0]?.message).toContain('named by rules');
    expect((await merge('Customers', 700, 4711)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(await jobs()).toEqual(BEFORE);
    expect((await row('customer', 701))?.deleted_at).toBeNull();
  });

  it('are not taken back over what was changed since [KEY-020]', async () => {
    const { data } = await merge('Customers', 700, 701);
    await pool.query('update job set company_id = 702, company_supervisor_id = null where id = 1002');
    const { errors } = await undo(data?.mergeCustomers?.mutation_id ?? '');
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect((await row('customer', 701))?.deleted_at).not.toBeNull();
  });
});

describe('fields that a role is kept from', () => {
  const limit = async (access: 'hidden' | 'read_only', ...keys: string[]): Promise<void> => {
    await pool.query(
      `insert into role_field_limit (role_id, entity, field, access)
       select u.role_id, split_part(k, '.', 1), split_part(k, '.', 2), $2 from unnest($1::text[]) k, app_user u where u.email = 'office@trowel.test'`,
      [keys, access],
    );
    invalidateActors();
  };
  const office = { account: 'office' };

  it('are taken over by nobody of it, each refused by its rule, and the hidden one as if it were not there [USR-018]', async () => {
    await limit('hidden', 'customer.note');
    await limit('read_only', 'customer.city');
    const issueOf = async (name: string) => {
      const { errors } = await merge('Customers', 700, 701, [name], office);
      return errors?.[0]?.extensions;
    };
    expect(await issueOf('city')).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'take', rule: 'field_read_only' }],
    });
    const hidden = await issueOf('note');
    expect(hidden).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'take', rule: 'unknown_field' }] });
    expect(JSON.stringify(hidden?.fields).replaceAll('note', 'nonsense')).toBe(
      JSON.stringify((await issueOf('nonsense'))?.fields),
    );
    expect(await row('customer', 700)).toMatchObject({ city: null, note: 'Old', version: 1 });
    expect(await jobs()).toEqual(BEFORE);
    expect((await merge('Customers', 700, 701, ['business_phone'], office)).errors).toBeUndefined();
  });

  it('keep nobody from merging, from taking it back and from doing it again [USR-018 USR-021]', async () => {
    await limit('hidden', 'customer.note', 'job.company_id', 'job.homeowner_id', 'homeowner.email_address');
    await limit('read_only', 'customer.city', 'customer_contact.first_name', 'job.company_supervisor_id');
    for (const [list, keep, gone, take] of [
      ['CustomerContacts', 901, 902, []],
      ['Customers', 700, 701, ['company_name']],
      ['Homeowners', 800, 801, []],
    ] as const) {
      const { data, errors } = await merge(list, keep, gone, take, office);
      expect(errors).toBeUndefined();
      const merged = await jobs();
      const back = await undo(data?.[`merge${list}`]?.mutation_id ?? '', 'office');
      expect(back.errors).toBeUndefined();
      expect(await isGone(TYPE[list], gone)).toBe(false);
      expect(await jobs()).toEqual(BEFORE);
      const again = await undo(back.data?.undo.mutation_id ?? '', 'office');
      expect(again.errors).toBeUndefined();
      expect(await jobs()).toEqual(merged);
      expect((await undo(again.data?.undo.mutation_id ?? '', 'office')).errors).toBeUndefined();
    }
    expect(await row('customer', 701)).toMatchObject({ city: 'Katy', note: 'New', deleted_at: null });
  });

  it('are not written by taking the merge of somebody else back, or by doing it again [USR-018]', async () => {
    const { data } = await merge('Customers', 700, 701, ['city']);
    await limit('read_only', 'customer.city');
    const merged = data?.mergeCustomers?.mutation_id ?? '';
    expect((await undo(merged, 'office')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await row('customer', 700)).toMatchObject({ city: 'Katy' });
    const back = await undo(merged);
    expect((await undo(back.data?.undo.mutation_id ?? '', 'office')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect(await row('customer', 700)).toMatchObject({ city: null });
  });

  it('tell nobody of it in what a merge would move which rows name the record [USR-018]', async () => {
    const preview = async () =>
      (await app.graphql<{ uses: object[] }>('office', '{ uses: previewMergeCustomers(id: 701) { table count } }', {}))
        .data?.uses;
    expect(await preview()).toEqual([
      { table: 'customer_contact', count: 2 },
      { table: 'job', count: 4 },
    ]);
    await limit('hidden', 'job.company_id');
    await limit('read_only', 'customer_contact.customer_id');
    expect(await preview()).toEqual([{ table: 'customer_contact', count: 2 }]);
  });
});

describe('two homeowners, and two contacts of a builder', () => {
  it('are made one with their jobs [KEY-020]', async () => {
    const owners = await merge('Homeowners', 800, 801, ['email_address']);
    expect(owners.data?.mergeHomeowners?.changed_count).toBe(1);
    expect(await row('homeowner', 800)).toMatchObject({ last_name: 'Núñez', email_address: 'jose@nunez.example' });
    expect((await jobs())[2]).toBe('1003 701 - 800');
    const contacts = await merge('CustomerContacts', 901, 902);
    expect(contacts.errors).toBeUndefined();
    expect(await row('customer_contact', 902)).toBeUndefined();
    expect((await jobs()).slice(3, 5)).toEqual(['1004 701 901 -', '1005 701 901 -']);
    expect(await into('CustomerContacts', 902)).toBe(901);
    expect((await undo(contacts.data?.mergeCustomerContacts?.mutation_id ?? '')).errors).toBeUndefined();
    expect((await undo(owners.data?.mergeHomeowners?.mutation_id ?? '')).errors).toBeUndefined();
    expect(await jobs()).toEqual(BEFORE);
  });

  it('are refused where the contacts are of different builders [KEY-020]', async () => {
    const { errors } = await merge('CustomerContacts', 900, 901);
    expect(errors?.[0]?.message).toContain('different builders');
    expect(await jobs()).toEqual(BEFORE);
  });

  it('may be merged on: an old address leads through all of it [KEY-020]', async () => {
    await merge('Customers', 700, 701);
    await merge('Customers', 702, 700, [], { gone_version: 2 });
    expect(await into('Customers', 701)).toBe(702);
  });
});
