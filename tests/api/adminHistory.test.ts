import { describe, expect, it } from 'vitest';
import type { ChangePage } from '../../server/areas/admin/readChanges';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { TEST_TODAY } from '../support/clock';
import { testDatabase } from '../support/database';

const READ = `query ($filter: ChangeFilter, $page: PageInput, $grouped: Boolean) { changes(filter: $filter, page: $page, grouped: $grouped) { total_count is_more before_id searched_from items {
  mutation_id count touched { entity_label count } command op user_name entity entity_label entity_id title resource job_id may_undo restore fields { field label kind before after before_name after_name }
} } }`;
const TABLES = '{ changedTables { name label fields { name label } } }';
const CREATE = 'mutation ($c: CustomerInput!) { createCustomer(customer: $c) { id version } }';
const UPDATE = 'mutation ($id: Int!, $c: CustomerPatch!) { updateCustomer(id: $id, customer: $c) { version } }';
const DELETE = 'mutation ($id: Int!) { deleteCustomer(id: $id) { id } }';

const found = async (
  filter: Record<string, unknown>,
  account = 'admin',
  page?: { number: number; size: number },
  grouped?: boolean,
): Promise<ChangePage> => rootOf(await ask(account, READ, { filter, page, grouped }), 'changes');
const make = async (
  company_name: string,
  more: Record<string, unknown> = {},
): Promise<{ id: number; version: number }> =>
  rootOf(await ask('office', CREATE, { c: { company_name, ...more } }), 'createCustomer');

const database = await testDatabase();
const ask = openGraphql(database);

describe('the history over all records', () => {
  it('names a record by its dates as they are written everywhere [ADM-006]', async () => {
    const { id } = rootOf<{ id: number }>(
      await ask(
        'admin',
        'mutation ($d: DayWithoutWorkInput!) { made: createDayWithoutWork(day_without_work: $d) { id } }',
        {
          d: { kind: 'holiday', name: 'Founders', first_day: '2026-05-04', last_day: '2026-05-05' },
        },
      ),
      'made',
    );
    const { items } = await found({ entity: 'day_without_work', entity_id: id });
    expect(items[0]?.title).toBe('05/04/2026 Founders');
  });

  it('says who changed which record, when and from what to what, the newest first, references by name [ADM-006]', async () => {
    const { id, version } = await make('Cibolo Creek Homes', { city: 'Katy' });
    await ask('manager', UPDATE, { id, c: { version, city: 'Cypress', is_invoice_by_email: true } });
    const { items, total_count } = await found({ entity: 'customer', entity_id: id });
    expect(total_count).toBe(2);
    expect(items.map(({ op, command }) => `${op} ${command}`)).toEqual([
      'update updateCustomer',
      'insert createCustomer',
    ]);
    expect(items[0]).toMatchObject({
      entity: 'customer',
      entity_label: 'Builder',
      entity_id: id,
      title: 'Cibolo Creek Homes',
      resource: 'customer',
      may_undo: true,
      restore: null,
    });
    expect(items[0]?.user_name).toMatch(/\w+ \w+/);
    expect(items[0]?.fields).toEqual(
      expect.arrayContaining([
        {
          field: 'city',
          label: 'City',
          kind: 'String',
          before: 'Katy',
          after: 'Cypress',
          before_name: null,
          after_name: null,
        },
        expect.objectContaining({ field: 'is_invoice_by_email', kind: 'Boolean', before: false, after: true }),
      ]),
    );
    const product = rootOf<{ id: number }>(
      await ask('warehouse', 'mutation { createProduct(product: { name: "Abalone", category_id: 1 }) { id } }'),
      'createProduct',
    );
    const { rows } = await database.pool.query<{ name: string }>(
      'select name from lookup_product_category where id = 1',
    );
    const [made] = (await found({ entity: 'product', entity_id: product.id })).items;
    expect(made?.title).toBe('Abalone');
    expect(made?.fields.find(({ field }) => field === 'category_id')).toMatchObject({
      after: 1,
      after_name: rows[0]?.name,
    });
  });

  it('is narrowed by user, table, field, kind of change, day, and a text in a value [ADM-006]', async () => {
    const { id, version } = await make('Llano Uplift Builders', { note: 'Gate code 99_1%' });
    await ask('manager', UPDATE, { id, c: { version, zip_code: '78701' } });
    const mine = { entity: 'customer', entity_id: id };
    const ops = async (filter: Record<string, unknown>): Promise<string[]> =>
      (await found({ ...mine, ...filter })).items.map(({ op }) => op);
    const { rows } = await database.pool.query<{ id: number }>(
      "select id from app_user where email = 'manager@trowel.test'",
    );
    expect(await ops({ user_id: rows[0]?.id })).toEqual(['update']);
    expect(await ops({ field: 'zip_code', op: 'update' })).toEqual(['update']);
    expect(await ops({ op: 'insert' })).toEqual(['insert']);
    expect(await ops({ search: '99_1%' })).toEqual(['insert']);
    expect(await ops({ search: '78701' })).toEqual(['update']);
    expect(await ops({ search: 'nowhere to be found' })).toEqual([]);
    expect((await found({ search: 'Llano Uplift' })).items.map(({ entity_id }) => entity_id)).toEqual([id]);
    await database.pool.query('update change_log set at = $1 where entity = $2 and entity_id = $3 and before is null', [
      `${TEST_TODAY}T23:30:00-05:00`,
      'customer',
      id,
    ]);
    expect(await ops({ from: TEST_TODAY, to: TEST_TODAY, op: 'insert' })).toEqual(['insert']);
    expect(await ops({ from: '2026-03-12', to: '2026-03-12', op: 'insert' })).toEqual([]);
  });

  it('has pages', async () => {
    await make('Page one');
    await make('Page two');
    const [first, second] = [
      await found({ entity: 'customer' }, 'admin', { number: 1, size: 1 }),
      await found({ entity: 'customer' }, 'admin', { number: 2, size: 1 }),
    ];
    expect([first.items[0]?.title, second.items[0]?.title]).toEqual(['Page two', 'Page one']);
    expect(first.is_more).toBe(false);
  });

  it('shows a change of many records once, says how many an undo takes back, and takes them back in one step [ADM-008]', async () => {
    const cities = ['Bellaire', 'Conroe', 'Katy', 'Spring'];
    const made = [];
    for (const city of cities) made.push(await make(`Bulk of ${city}`, { city }));
    const ids = made.map(({ id }) => id);
    const { mutation_id } = rootOf<{ mutation_id: string }>(
      await ask(
        'office',
        'mutation ($ids: [Int!], $values: CustomerValues!) { updateCustomers(ids: $ids, values: $values) { mutation_id } }',
        { ids, values: { city: 'Huoston' } },
      ),
      'updateCustomers',
    );
    const [first, second] = (await found({ entity: 'customer' }, 'admin', undefined, true)).items;
    expect(first).toMatchObject({ mutation_id, count: 4, touched: [{ entity_label: 'Builder', count: 4 }] });
    expect(second?.mutation_id).not.toBe(mutation_id);
    expect((await found({ entity: 'customer', search: 'Huoston' }, 'admin', undefined, true)).total_count).toBe(1);
    const each = await found({ mutation_id });
    expect(each.items.map(({ entity_id, count }) => [entity_id, count])).toEqual(ids.toReversed().map((id) => [id, 1]));
    expect(each.items[0]?.touched).toEqual([{ entity_label: 'Builder', count: 4 }]);
    expect((await ask('manager', `mutation { undo(mutation_id: "${mutation_id}") { mutation_id } }`)).errors).toEqual(
      [],
    );
    const { rows } = await database.pool.query<{ city: string }>(
      'select city from customer where id = any($1) order by id',
      [ids],
    );
    expect(rows.map(({ city }) => city)).toEqual(cities);
    const [undone] = (await found({ entity: 'customer' }, 'admin', undefined, true)).items;
    expect(undone).toMatchObject({ command: 'undo updateCustomers', count: 4 });
    const ofOne = rootOf<{ items: { touched: unknown }[] }>(
      await ask(
        'office',
        'query ($id: Int!) { history(entity: "customer", id: $id) { items { touched { entity_label count } } } }',
        {
          id: ids[0],
        },
      ),
      'history',
    );
    expect(ofOne.items.map(({ touched }) => touched)).toEqual([
      [{ entity_label: 'Builder', count: 4 }],
      [{ entity_label: 'Builder', count: 4 }],
      [{ entity_label: 'Builder', count: 1 }],
    ]);
  });

  it('offers to restore a deleted record that is still in its bin, to holders of its edit right [ADM-006]', async () => {
    const { id } = await make('Gone Tomorrow Homes');
    await ask('admin', DELETE, { id });
    const [gone] = (await found({ entity: 'customer', entity_id: id, op: 'delete' })).items;
    expect(gone).toMatchObject({ title: 'Gone Tomorrow Homes', resource: null, restore: 'restoreCustomers' });
    expect((await ask('admin', `mutation { restoreCustomers(ids: [${id}]) { changed_count } }`)).errors).toEqual([]);
    const [back] = (await found({ entity: 'customer', entity_id: id, op: 'delete' })).items;
    expect(back).toMatchObject({ resource: 'customer', restore: null });
  });

  it('needs the code of the dashboard, and leaves out tables, fields and jobs that the user may not see [ADM-006]', async () => {
    for (const account of ['scheduler', 'warehouse', 'crew', 'nobody'])
      expect((await ask(account, READ, {})).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const names = async (account: string): Promise<string[]> =>
      rootOf<{ name: string }[]>(await ask(account, TABLES), 'changedTables').map(({ name }) => name);
    expect(await names('admin')).toEqual(
      expect.arrayContaining(['customer', 'job', 'role_permission', 'app_user', 'product']),
    );
    expect(await names('manager')).not.toEqual(expect.arrayContaining(['app_user']));
    expect(await names('admin')).not.toContain('notification');
    await database.pool.query(`insert into change_log (mutation_id, command, entity, entity_id, before, after) values
      (gen_random_uuid(), 'updateUser', 'app_user', 1, '{"password_hash": "scrypt-secret", "sub": "auth|1"}', '{"password_hash": "scrypt-other", "sub": "auth|2", "first_name": "Ana"}')`);
    const [user] = (await found({ entity: 'app_user', entity_id: 1 })).items;
    expect(user?.fields.map(({ field }) => field)).toEqual(['first_name']);
    expect((await found({ search: 'scrypt-secret' })).items).toEqual([]);
    expect((await found({ entity: 'app_user' }, 'manager')).items).toEqual([]);
    const users = rootOf<{ name: string; fields: { name: string }[] }[]>(
      await ask('admin', TABLES),
      'changedTables',
    ).find(({ name }) => name === 'app_user');
    expect(users?.fields.map(({ name }) => name)).not.toContain('password_hash');
  });

  it('shows changes of a job to those alone who may read the job', async () => {
    await database.pool.query(`
      insert into job (id, name, company_id) select 70, 'Pebble only', min(id) from customer; insert into job_detail (id, job_id, job_category_id, status_id) values (70, 70, 2, 2);
      insert into change_log (mutation_id, command, entity, entity_id, job_id, before, after) values
        ('00000000-0000-4000-8000-000000000070', 'updateJob', 'job', 70, null, '{"name": "a"}', '{"name": "b"}'), ('00000000-0000-4000-8000-000000000070', 'updateJob', 'job_detail', 70, 70, '{"status_id": 2}', '{"status_id": 10}');
      insert into user_permission (user_id, category_name, access_level) select id, unnest(array['PLASTER_JOBS_ALL', 'PLASTER_JOBS_ASSIGNED_TO_USER']), 'none' from app_user where email = 'estimator@trowel.test';
      insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_VIEW_ADMIN_DASHBOARD', true from app_user where email = 'estimator@trowel.test'`);
    const rows = (account: string): Promise<ChangePage> => found({ search: undefined, entity_id: 70 }, account);
    expect((await rows('admin')).items.map(({ entity, title }) => `${entity} ${title}`).sort()).toEqual([
      'job Pebble only',
      'job_detail Pebble only',
    ]);
    expect((await rows('estimator')).items).toEqual([]);
  });

  it('counts rows of jobs in what an undo takes back for those alone who may read the job [ADM-008]', async () => {
    const { id } = await make('Pebble Only Builders');
    await database.pool.query(
      `insert into change_log (mutation_id, command, entity, entity_id, job_id, before, after) values
        ('00000000-0000-4000-8000-000000000071', 'updateCustomer', 'customer', $1, null, '{"city": "a"}', '{"city": "b"}'),
        ('00000000-0000-4000-8000-000000000071', 'updateCustomer', 'job', 70, 70, '{"name": "a"}', '{"name": "b"}')`,
      [id],
    );
    const touchedBy = async (account: string): Promise<unknown> =>
      (await found({ entity: 'customer', entity_id: id, op: 'update' }, account)).items.map(({ touched }) => touched);
    const builder = { entity_label: 'Builder', count: 1 };
    expect(await touchedBy('admin')).toEqual([[builder, { entity_label: 'Job', count: 1 }]]);
    expect(await touchedBy('estimator')).toEqual([[builder]]);
  });

  it('refuses days that are none, by name', async () => {
    const { errors } = await ask('admin', READ, { filter: { from: '2026-02-30' } });
    expect(errors[0]?.message).toMatch(/date|valid/i);
  });

  it('is searched for a text in the newest 200,000 changes, says so, and goes on with the older ones [ADM-006]', async () => {
    const { id } = await make("St. Mary's Gunite-Works");
    await database.pool.query(
      `insert into change_log (mutation_id, command, entity, entity_id, before, after)
       select '00000000-0000-4000-8000-000000000072', 'updateProduct', 'product', 1, '{"note": "a"}', '{"note": "b"}' from generate_series(1, 200000)`,
    );
    const search = 'St Marys Gunite Works';
    const first = await found({ search });
    expect(first).toMatchObject({ items: [], total_count: 0, before_id: expect.any(Number) });
    expect(first.searched_from).toMatch(/^2\d{3}-/);
    const second = await found({ search, before_id: first.before_id });
    expect(second.items.map(({ entity_id }) => entity_id)).toEqual([id]);
    expect(second).toMatchObject({ before_id: null, searched_from: null });
    // What narrows the list narrows what is searched.
    expect((await found({ search, entity: 'customer' })).items.map(({ entity_id }) => entity_id)).toEqual([id]);
  });

  it.each([
    ["O'Higgins", 'ohiggins'],
    ['Ñandú Pools', 'nandu'],
    ['A.B.C. Builders', 'abc'],
    ['Twenty\tTwo "Q"', 'twenty two "q"'],
    ['½ Moon', '1/2 moon'],
    ['泳池 Katy', '泳池'],
  ])('finds %s by %s [ADM-006 KEY-019]', async (company_name, search) => {
    const { id } = await make(company_name);
    expect((await found({ entity: 'customer', search })).items.map(({ entity_id }) => entity_id)).toContain(id);
  });
});
