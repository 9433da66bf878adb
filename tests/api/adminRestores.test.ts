import { describe, expect, it } from 'vitest';
import type { ChangePage } from '../../server/areas/admin/readChanges';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

const READ = `query ($filter: ChangeFilter, $page: PageInput) { changes(filter: $filter, page: $page) { total_count items {
  mutation_id op entity entity_id may_undo restore
} } }`;
const UNDO = 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }';

const database = await testDatabase('demo');
const ask = openGraphql(database);
// The manager sees the dashboard, and may delete neither jobs nor estimates here.
await database.pool.query(`insert into user_permission (user_id, category_name, access_level, has_permission)
  select id, category_name, access_level, has_permission from app_user,
    (values ('CAN_DELETE_JOB', null, false), ('ESTIMATE', 'view', null)) own (category_name, access_level, has_permission)
  where email = 'manager@trowel.test'`);

const changes = async (filter: object, account = 'admin', page?: object): Promise<ChangePage> =>
  rootOf(await ask(account, READ, { filter, page }), 'changes');
const isDeleted = async (table: string, id: number): Promise<unknown> =>
  (await database.pool.query(`select deleted_at is not null as gone from ${table} where id = ${id}`)).rows[0]?.gone;
const firstOf = async (table: string, where: string): Promise<number> =>
  Number(
    (await database.pool.query(`select id from ${table} where deleted_at is null and ${where} order by id limit 1`))
      .rows[0]?.id,
  );

describe('the history over all records', () => {
  it.each([
    ['a job', 'job', 'deleteJob', 'not is_estimate'],
    ['a sub-job', 'job_detail', 'deleteJobDetail', 'job_id in (select id from job where deleted_at is null)'],
    ['an estimate', 'job', 'deleteEstimate', 'is_estimate'],
  ])(
    'gives back %s that was deleted, to those alone who may delete it [ADM-006]',
    async (_name, table, call, where) => {
      const id = await firstOf(table, where);
      expect((await ask('admin', `mutation ($id: Int!) { done: ${call}(id: $id) { id } }`, { id })).errors).toEqual([]);
      expect(await isDeleted(table, id)).toBe(true);
      const entryFor = async (account: string) =>
        (await changes({ entity: table, entity_id: id, op: 'delete' }, account)).items[0];
      const entry = await entryFor('admin');
      expect(entry).toMatchObject({ op: 'delete', may_undo: true });
      expect((await entryFor('manager'))?.may_undo ?? false).toBe(false);
      expect((await ask('manager', UNDO, { id: entry?.mutation_id })).errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect(await isDeleted(table, id)).toBe(true);
      expect((await ask('admin', UNDO, { id: entry?.mutation_id })).errors).toEqual([]);
      expect(await isDeleted(table, id)).toBe(false);
    },
  );

  it('is read 50 changes at a time, none twice and none left out [ADM-006]', async () => {
    await database.pool.query(`insert into change_log (mutation_id, command, entity, entity_id, before, after)
      select gen_random_uuid(), 'updateCustomer', 'customer', 1, '{"city": "Katy"}', jsonb_build_object('city', 'Town ' || n) from generate_series(1, 120) n`);
    const pages = await Promise.all(
      [1, 2, 3].map((number) => changes({ entity: 'customer', entity_id: 1 }, 'admin', { number, size: 50 })),
    );
    expect(pages.map(({ items }) => items.length).slice(0, 2)).toEqual([50, 50]);
    const all = pages.flatMap(({ items }) => items.map(({ mutation_id }) => mutation_id));
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBe(Math.min(150, pages[0]?.total_count ?? 0));
  });
});

describe('a lookup list', () => {
  it('keeps what is saved of an entry, its name, its place and whether it is in use, under its number [ADM-006]', async () => {
    const LIST = '{ lookupSpaType { id name is_active sort_order version } }';
    const read = async () =>
      rootOf<{ id: number; name: string; is_active: boolean; sort_order: number | null; version: number }[]>(
        await ask('admin', LIST),
        'lookupSpaType',
      );
    const [first] = await read();
    const SAVE = 'mutation ($id: Int!, $s: SpaTypePatch!) { saved: updateSpaType(id: $id, spa_type: $s) { id name } }';
    const change = { name: 'Raised spillway', sort_order: 900, is_active: false, version: first?.version };
    expect((await ask('scheduler', SAVE, { id: first?.id, s: change })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask('admin', SAVE, { id: first?.id, s: change })).errors).toEqual([]);
    expect((await read()).find(({ id }) => id === first?.id)).toMatchObject({
      name: 'Raised spillway',
      sort_order: 900,
      is_active: false,
    });
    expect((await ask('admin', SAVE, { id: first?.id, s: { ...change, id: 77 } })).errors.length).toBeGreaterThan(0);
  });
});
