import { describe, expect, it } from 'vitest';
import { pgTable } from 'drizzle-orm/pg-core';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { audit, id, reference, softDelete, text } from '../../server/db/columns';
import { customer } from '../../server/db/tables';
import { crud } from '../../server/api/resource';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

interface Many {
  mutation_id: string;
  changed_count: number;
  unchanged_count: number;
}
interface Refused {
  rows?: { name: string; message: string }[];
  rule?: string;
}

const ANSWER = '{ mutation_id changed_count unchanged_count }';
const UPDATE = `mutation ($ids: [Int!], $filter: CustomerFilter, $expected: Int, $values: CustomerValues!) {
  done: updateCustomers(ids: $ids, filter: $filter, expected_count: $expected, values: $values) ${ANSWER} }`;
const REMOVE = `mutation ($ids: [Int!], $filter: CustomerFilter, $expected: Int) { done: deleteCustomers(ids: $ids, filter: $filter, expected_count: $expected) ${ANSWER} }`;
const RESTORE = `mutation ($ids: [Int!]!) { done: restoreCustomers(ids: $ids) ${ANSWER} }`;
const CHOSEN =
  'query ($ids: [Int!], $filter: CustomerFilter) { chosenCustomers(ids: $ids, filter: $filter) { count used_count blocked_count used { name uses } } }';
const BIN =
  'query ($search: String) { deletedCustomers(search: $search) { total_count items { id name deleted_at deleted_by } } }';
const UNDO = 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }';

/** A table whose rows belong to builders, deleted by hiding as they are. */
const yard = pgTable('yard', {
  id: id(),
  name: text().notNull(),
  customer_id: reference(() => customer.id),
  ...audit(),
  ...softDelete(),
});

const database = await testDatabase();
const ask = openGraphql(database);

const aBuilder = async (company_name: string, city = 'Bulk City'): Promise<number> => {
  const made = await ask(
    'admin',
    'mutation ($customer: CustomerInput!) { made: createCustomer(customer: $customer) { id } }',
    { customer: { company_name, city } },
  );
  return rootOf<{ id: number }>(made, 'made').id;
};
const builders = async (city: string) =>
  rootOf<{ items: { company_name: string; is_active: boolean; note: string | null }[] }>(
    await ask(
      'admin',
      'query ($filter: CustomerFilter) { customers(filter: $filter) { items { company_name is_active note } } }',
      { filter: { city: { eq: city } } },
    ),
    'customers',
  ).items;
const done = (answer: Answered): Many => rootOf<Many>(answer, 'done');
const refusalOf = ({ errors }: Answered) => ({
  code: errors[0]?.extensions.code,
  message: errors[0]?.message,
  ...(errors[0]?.extensions as Refused | undefined),
});
const useOf = async (company: number): Promise<void> => {
  const contact = await database.pool.query<{ id: number }>(
    "insert into customer_contact (customer_id, first_name) values ($1, 'Ann') returning id",
    [company],
  );
  await database.pool.query("insert into job (name, company_id, company_supervisor_id) values ('Oak Street', $1, $2)", [
    company,
    contact.rows[0]?.id,
  ]);
};

describe('a change of many records', () => {
  it('gives the chosen ones the same values, in one mutation that one undo takes back', async () => {
    const ids = [await aBuilder('Alpha', 'One'), await aBuilder('Beta', 'One')];
    const changed = done(await ask('office', UPDATE, { ids, values: { note: 'Seen', is_active: false } }));
    expect(changed).toMatchObject({ changed_count: 2, unchanged_count: 0 });
    expect(await builders('One')).toMatchObject([
      { note: 'Seen', is_active: false },
      { note: 'Seen', is_active: false },
    ]);
    expect(done(await ask('office', UPDATE, { ids, values: { note: 'Seen' } }))).toMatchObject({
      changed_count: 0,
      unchanged_count: 2,
    });
    const { rows } = await database.pool.query('select distinct mutation_id from change_log where command = $1', [
      'updateCustomers',
    ]);
    expect(rows).toHaveLength(1);
    expect((await ask('office', UNDO, { id: changed.mutation_id })).errors).toEqual([]);
    expect(await builders('One')).toMatchObject([
      { note: null, is_active: true },
      { note: null, is_active: true },
    ]);
  });

  it('reaches all that a filter finds, when they are as many as the user was told', async () => {
    await aBuilder('Gamma', 'Two');
    await aBuilder('Delta', 'Two');
    const filter = { city: { eq: 'Two' } };
    const off = refusalOf(await ask('admin', UPDATE, { filter, expected: 1, values: { note: 'All' } }));
    expect(off).toMatchObject({ rule: 'count_changed', message: '2 records match now, not 1. Please look again.' });
    expect(done(await ask('admin', UPDATE, { filter, expected: 2, values: { note: 'All' } })).changed_count).toBe(2);
  });

  it('needs the right to change them, fields to set, and either ids or a filter', async () => {
    const ids = [await aBuilder('Epsilon', 'Three')];
    expect(refusalOf(await ask('foreman', UPDATE, { ids, values: { note: 'No' } })).code).toBe('FORBIDDEN');
    expect(refusalOf(await ask('admin', UPDATE, { ids, values: {} })).message).toBe(
      'Choose at least one field to change.',
    );
    expect(refusalOf(await ask('admin', UPDATE, { values: { note: 'x' } })).message).toBe(
      'Give either ids or a filter.',
    );
    expect(refusalOf(await ask('admin', UPDATE, { ids, filter: {}, values: { note: 'x' } })).message).toBe(
      'Give either ids or a filter.',
    );
    const wrong = await ask('admin', UPDATE, { ids, values: { business_phone: '12' } });
    expect(wrong.errors[0]?.extensions.fields).toMatchObject([{ path: 'values.business_phone' }]);
    expect(refusalOf(await ask('admin', UPDATE, { ids: [...ids, 999_999], values: { note: 'x' } })).message).toBe(
      'Only 1 of the 2 records are still there. Please look again.',
    );
  });

  it('names each record that a rule keeps, and then changes none', async () => {
    await database.pool.query(
      "insert into customer (id, company_name, city) values (386, 'Homeowner', 'Four') on conflict (id) do update set city = 'Four', is_active = true, deleted_at = null",
    );
    const ids = [await aBuilder('Zeta', 'Four'), 386];
    const refused = refusalOf(await ask('admin', UPDATE, { ids, values: { is_active: false } }));
    expect(refused).toMatchObject({
      message: '1 of 2 records cannot be changed, so nothing was changed.',
      rows: [{ message: expect.stringContaining('named by rules') }],
    });
    expect((await builders('Four')).every(({ is_active }) => is_active)).toBe(true);
  });
});

const UNDO_MANY =
  'mutation ($id: ID!, $leave: Boolean) { undo(mutation_id: $id, leave_changed: $leave) { mutation_id left_count } }';
const STEPS = `query ($entity: String!, $step: ID) { listChanges(entity: $entity, mutation_id: $step) {
  total_count items { command op count title may_undo fields { field before after } } } }`;

describe('the undo of a change of many records', () => {
  const notesOf = async (city: string) =>
    Object.fromEntries((await builders(city)).map(({ company_name, note }) => [company_name, note]));

  it('undoes nothing while records have changed since, names each, and takes back the others when asked to, and again by redo [ADM-009]', async () => {
    const [one, two, three] = [
      await aBuilder('Uno', 'Undo'),
      await aBuilder('Dos', 'Undo'),
      await aBuilder('Tres', 'Undo'),
    ];
    const changed = done(await ask('office', UPDATE, { ids: [one, two, three], values: { note: 'Wrong' } }));
    await ask('admin', UPDATE, { ids: [two], values: { note: 'Right' } });

    const refused = refusalOf(await ask('office', UNDO_MANY, { id: changed.mutation_id }));
    expect(refused).toMatchObject({
      rule: 'undo_rows_moved_on',
      message: '1 of 3 records changed again since, so nothing was changed.',
      rows: [{ name: 'Dos', message: expect.stringContaining('Note changed again since, by') as string }],
    });
    expect(await notesOf('Undo')).toEqual({ Uno: 'Wrong', Dos: 'Right', Tres: 'Wrong' });

    const undone = rootOf<{ mutation_id: string; left_count: number }>(
      await ask('office', UNDO_MANY, { id: changed.mutation_id, leave: true }),
      'undo',
    );
    expect(undone.left_count).toBe(1);
    expect(await notesOf('Undo')).toEqual({ Uno: null, Dos: 'Right', Tres: null });

    expect((await ask('office', UNDO_MANY, { id: undone.mutation_id })).errors).toEqual([]);
    expect(await notesOf('Undo')).toEqual({ Uno: 'Wrong', Dos: 'Right', Tres: 'Wrong' });
  });

  it('refuses to take back what has changed in each of its records, also when the others are asked for [ADM-009]', async () => {
    const ids = [await aBuilder('All', 'Gone'), await aBuilder('Of Them', 'Gone')];
    const changed = done(await ask('office', UPDATE, { ids, values: { note: 'Old' } }));
    await ask('admin', UPDATE, { ids, values: { note: 'New' } });
    expect(refusalOf(await ask('office', UNDO_MANY, { id: changed.mutation_id, leave: true })).message).toBe(
      '2 of 2 records changed again since, so nothing was changed.',
    );
  });

  it('stands once in the history of the list, with its records inside, to who reads the list [ADM-009]', async () => {
    const ids = [await aBuilder('Once', 'History'), await aBuilder('Twice', 'History')];
    const changed = done(await ask('office', UPDATE, { ids, values: { note: 'Both' } }));
    interface Steps {
      total_count: number;
      items: { command: string; count: number; title: string; fields: unknown[] }[];
    }
    const steps = rootOf<Steps>(await ask('office', STEPS, { entity: 'customer' }), 'listChanges');
    expect(steps.items[0]).toMatchObject({ command: 'updateCustomers', count: 2, may_undo: true });
    const inside = rootOf<Steps>(
      await ask('office', STEPS, { entity: 'customer', step: changed.mutation_id }),
      'listChanges',
    );
    expect(inside.items.map(({ title }) => title).sort()).toEqual(['Once', 'Twice']);
    expect(inside.items[0]?.fields).toEqual([{ field: 'note', before: null, after: 'Both' }]);
    expect(refusalOf(await ask('foreman', STEPS, { entity: 'user' })).code).toBe('FORBIDDEN');
    expect(refusalOf(await ask('office', STEPS, { entity: 'nothing' })).code).toBe('NOT_FOUND');
  });

  it('takes five thousand records back in one commit, and makes them again in one [ADM-009]', async () => {
    await database.pool.query(
      "insert into customer (company_name, city, note, created_by, updated_by) select 'Five ' || n, 'Thousands', 'n' || n, 1, 1 from generate_series(1, 5000) n",
    );
    const noted = async () => {
      const { rows } = await database.pool.query<{ kept: number }>(
        "select count(*) filter (where note = 'n' || substr(company_name, 6))::int as kept from customer where city = 'Thousands'",
      );
      return rows[0]?.kept;
    };
    const changed = done(
      await ask('office', UPDATE, { filter: { city: { eq: 'Thousands' } }, expected: 5000, values: { note: 'Wrong' } }),
    );
    expect(await noted()).toBe(0);
    const undone = rootOf<{ mutation_id: string }>(await ask('office', UNDO_MANY, { id: changed.mutation_id }), 'undo');
    expect(await noted()).toBe(5000);
    const commits = await database.pool.query('select distinct xid from change_log where mutation_id = $1', [
      undone.mutation_id,
    ]);
    expect(commits.rows).toHaveLength(1);
    expect((await ask('office', UNDO_MANY, { id: undone.mutation_id })).errors).toEqual([]);
    expect(await noted()).toBe(0);
  }, 120_000);
});

describe('a deletion of many records', () => {
  it('is told beforehand what uses them, and names those in use when it is refused', async () => {
    const [free, used] = [await aBuilder('Free Pools', 'Five'), await aBuilder('Used Pools', 'Five')];
    await useOf(used);
    const chosen = rootOf(await ask('admin', CHOSEN, { filter: { city: { eq: 'Five' } } }), 'chosenCustomers');
    expect(chosen).toEqual({
      count: 2,
      used_count: 1,
      blocked_count: 1,
      used: [{ name: 'Used Pools', uses: '1 job' }],
    });
    const refused = refusalOf(await ask('admin', REMOVE, { ids: [free, used] }));
    expect(refused.rows).toEqual([
      {
        id: used,
        name: 'Used Pools',
        message: 'Used Pools is used by 1 job. Set it inactive instead.',
        rule: 'in_use_set_inactive',
        params: { name: 'Used Pools', uses: '1 job' },
      },
    ]);
    expect(await builders('Five')).toHaveLength(2);
  });

  it('needs the right to delete', async () => {
    const ids = [await aBuilder('Kept Pools', 'Six')];
    expect(refusalOf(await ask('estimator', REMOVE, { ids })).code).toBe('FORBIDDEN');
  });
});

describe('the bin', () => {
  it('holds what was deleted, by whom and when, finds it, and gives it back to those who may edit [ADM-006]', async () => {
    const ids = [await aBuilder('Gone Pools', 'Seven'), await aBuilder('Lost Pools', 'Seven')];
    done(await ask('admin', REMOVE, { ids }));
    expect(await builders('Seven')).toEqual([]);
    const bin = rootOf<{ total_count: number; items: { id: number; name: string; deleted_by: string }[] }>(
      await ask('office', BIN, { search: 'gone' }),
      'deletedCustomers',
    );
    expect(bin).toMatchObject({
      total_count: 1,
      items: [
        {
          id: ids[0],
          name: 'Gone Pools',
          deleted_at: expect.any(String),
          deleted_by: expect.stringMatching(/\w+ \w+/),
        },
      ],
    });
    expect(refusalOf(await ask('foreman', BIN)).code).toBe('FORBIDDEN');
    expect(refusalOf(await ask('foreman', RESTORE, { ids })).code).toBe('FORBIDDEN');
    expect(done(await ask('office', RESTORE, { ids })).changed_count).toBe(2);
    expect(await builders('Seven')).toHaveLength(2);
    expect(refusalOf(await ask('office', RESTORE, { ids })).message).toBe(
      'Only 0 of the 2 records are still there. Please look again.',
    );
  });

  it('gives nothing back that belongs to a record which is deleted too', async () => {
    await database.pool
      .query(`create table yard (id integer primary key generated by default as identity, name text not null, customer_id integer references customer (id),
      version integer not null default 1, created_at timestamptz not null default now(), created_by integer, updated_at timestamptz not null default now(), updated_by integer, deleted_at timestamptz)`);
    const more = openGraphql(database, [
      crud(yard, { needs: RESOURCE_NEEDS.customer, label: 'Yard', title: ['name'] }),
    ]);
    const owner = await aBuilder('Owner Pools', 'Eight');
    const { rows } = await database.pool.query<{ id: number }>(
      "insert into yard (name, customer_id, deleted_at) values ('North', $1, now()) returning id",
      [owner],
    );
    await database.pool.query('update customer set deleted_at = now() where id = $1', [owner]);
    const restore = 'mutation ($ids: [Int!]!) { done: restoreYards(ids: $ids) { changed_count } }';
    const ids = rows.map(({ id }) => id);
    expect(refusalOf(await more('admin', restore, { ids })).rows).toMatchObject([
      { name: 'North', message: 'North belongs to Customer Owner Pools, which is deleted too. Restore that first.' },
    ]);
    await ask('admin', RESTORE, { ids: [owner] });
    expect((await more('admin', restore, { ids })).data).toEqual({ done: { changed_count: 1 } });
  });
});
