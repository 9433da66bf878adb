import { beforeAll, describe, expect, it } from 'vitest';
import { createEquipmentTable, equipment } from '../support/fixtureTable';
import { openGraphql, rootOf, type Ask } from '../support/graphqlHarness';
import { RESOURCE_NEEDS, rightsByName, type ResourceRights } from '#domain/access/resourceNeeds';
import { RESOURCES } from '#domain/generated/resources';
import { invalidateActors, readActor } from '../../server/access/actor';
import { crud } from '../../server/api/resource';
import { testDatabase } from '../support/database';

/** The prices are for those who see inventory. */
const priced = crud(equipment, {
  needs: { ...RESOURCE_NEEDS.crew, create: 'CAN_VIEW_JOB', update: 'CAN_VIEW_JOB' },
  label: 'Equipment',
  title: ['name'],
  search: { columns: ['name', 'serial_no'] },
  fieldNeeds: { purchase_price: 'CAN_VIEW_INVENTORY', serial_no: 'CAN_VIEW_INVENTORY' },
});

let ask: Ask;
const database = await testDatabase();
beforeAll(async () => {
  await createEquipmentTable(database.pool);
  ask = openGraphql(database, [priced]);
  await ask(
    'admin',
    'mutation { createEquipment(equipment: { name: "Pump", serial_no: "SECRET-1", purchase_price: 99 }) { id } }',
  );
});

const codeOf = async (account: string, query: string) => (await ask(account, query)).errors[0]?.extensions.code;

describe('a right that is missing', () => {
  it.each([
    ['a list', '{ customers { items { id } } }'],
    ['a record', '{ homeowner(id: 1) { id } }'],
    ['a change', 'mutation { createCustomer(customer: { company_name: "X" }) { id } }'],
    ['a history', '{ history(entity: "customer", id: 1) { total_count } }'],
    ['a job', '{ job(id: 1) { id } }'],
  ])('refuses %s as FORBIDDEN, in words [AUTH-061]', async (_what, query) => {
    const { errors, data } = await ask('nobody', query);
    expect(errors[0]).toMatchObject({
      message: 'You do not have permission to do this.',
      extensions: { code: 'FORBIDDEN' },
    });
    expect(data).toBeNull();
  });

  it('refuses the whole document before any of it runs', async () => {
    const { errors } = await ask(
      'office',
      'mutation { a: createHomeowner(homeowner: { first_name: "Ok" }) { id } b: createCity(city: { name: "No" }) { id } }',
    );
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask('admin', '{ homeowners(filter: { search: "Ok" }) { total_count } }')).data).toEqual({
      homeowners: { total_count: 0 },
    });
  });

  it('is checked within fragments too', async () => {
    expect(
      await codeOf(
        'nobody',
        'query { ...A } fragment A on Query { customers { ...B } } fragment B on CustomerList { total_count }',
      ),
    ).toBe('FORBIDDEN');
  });

  it('leaves reading to those who may read: builders with CAN_VIEW_JOB', async () => {
    expect(await codeOf('foreman', '{ customers { total_count } }')).toBeUndefined();
    expect(await codeOf('foreman', 'mutation { createCustomer(customer: { company_name: "X" }) { id } }')).toBe(
      'FORBIDDEN',
    );
    expect(
      await codeOf('estimator', 'mutation { createCustomer(customer: { company_name: "X" }) { id } }'),
    ).toBeUndefined();
  });
});

describe('a field that a user may not read', () => {
  it('does not exist in a document', async () => {
    const { errors } = await ask('estimator', '{ equipments { items { name purchase_price } } }');
    expect(errors).toEqual([
      { message: 'Cannot query field "purchase_price" on type "Equipment".', extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect((await ask('warehouse', '{ equipments { items { purchase_price } } }')).data).toEqual({
      equipments: { items: [{ purchase_price: 99 }] },
    });
  });

  it('does not exist as a filter, an order, a searched column or an input', async () => {
    expect(await codeOf('estimator', '{ equipments(filter: { purchase_price: { gte: 50 } }) { total_count } }')).toBe(
      'BAD_USER_INPUT',
    );
    expect(
      await codeOf('estimator', '{ equipments(sort: { field: purchase_price, order: ASC }) { total_count } }'),
    ).toBe('BAD_USER_INPUT');
    expect((await ask('estimator', '{ equipments(filter: { search: "SECRET" }) { total_count } }')).data).toEqual({
      equipments: { total_count: 0 },
    });
    expect((await ask('warehouse', '{ equipments(filter: { search: "SECRET" }) { total_count } }')).data).toEqual({
      equipments: { total_count: 1 },
    });
    const { errors } = await ask(
      'estimator',
      'mutation { updateEquipment(id: 1, equipment: { version: 1, purchase_price: 1 }) { id } }',
    );
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'purchase_price', message: 'Unknown field purchase_price.' }],
    });
  });

  it('does not exist in the history, in a conflict, or in what the screens are told', async () => {
    const { data } = await ask(
      'estimator',
      '{ history(entity: "equipment", id: 1) { items { changes { field } } } resources { name descriptor } }',
    );
    expect(JSON.stringify(data)).not.toContain('purchase_price');
    expect(JSON.stringify(data)).not.toContain('SECRET');
    const { errors } = await ask(
      'estimator',
      'mutation { updateEquipment(id: 1, equipment: { version: 7, name: "X" }) { id } }',
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { name: 'Pump' } });
    expect(errors[0]?.extensions.current).not.toHaveProperty('purchase_price');
  });
});

describe('the history over all records', () => {
  const CHANGES = `query ($filter: ChangeFilter) { changes(filter: $filter) { total_count items { fields { field before after } } } changedTables { name fields { name } } }`;
  const found = async (account: string, filter: object) => {
    const { data, errors } = await ask(account, CHANGES, { filter: { entity: 'equipment', ...filter } });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return { text: JSON.stringify(data), ...(data?.changes as { total_count: number } | undefined) };
  };

  it('tells no field that a user may not read, nor is it searched by one, nor named among those to search', async () => {
    await database.pool.query(
      "insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_VIEW_ADMIN_DASHBOARD', true from app_user where email = 'display@trowel.test'",
    );
    invalidateActors();
    expect((await found('admin', {})).text).toContain('SECRET-1');
    for (const filter of [{ search: 'SECRET' }, { field: 'serial_no' }, { field: 'purchase_price' }])
      expect([(await found('admin', filter)).total_count, (await found('display', filter)).total_count]).toEqual([
        1, 0,
      ]);
    const { total_count, text } = await found('display', {});
    expect(total_count).toBe(1);
    for (const secret of ['SECRET', 'serial_no', 'purchase_price']) expect(text).not.toContain(secret);
  });
});

describe('the rights to the generated resources', () => {
  it.each(['admin', 'office', 'scheduler', 'foreman', 'warehouse', 'subcontractor', 'nobody'])(
    'are worked out for %s by the browser as the server tells them, so that a list need not wait for the answer',
    async (account) => {
      const {
        rows: [user],
      } = await database.pool.query<{ sub: string }>('select sub from app_user where email = $1', [
        `${account}@trowel.test`,
      ]);
      const known = await readActor(database.db, user?.sub ?? '');
      const told = rootOf<{ name: string; rights: ResourceRights }[]>(
        await ask(account, '{ resources { name rights { create update remove export merge } } }'),
        'resources',
      );
      const names = RESOURCES.map(({ name }) => name);
      const worked = rightsByName(known?.actor.permissions ?? new Set(), names);
      // Where nobody merges the server says no, and the browser nothing.
      expect(
        Object.fromEntries(Object.entries(worked).map(([name, rights]) => [name, { merge: false, ...rights }])),
      ).toEqual(
        Object.fromEntries(told.filter(({ name }) => names.includes(name)).map(({ name, rights }) => [name, rights])),
      );
    },
  );
});

describe('quick search', () => {
  let jobs: number[];
  beforeAll(async () => {
    const { rows } = await database.pool.query<{
      id: number;
    }>(`with j as (insert into job (name, company_id, address_line_1) values ('Oak Pool', 386, '1 Elm St'), ('Bare', 386, '2 Oak Ln'), ('Estimate Oak', 386, null) returning id, name)
      select id from j order by id`);
    jobs = rows.map(({ id }) => id);
    await database.pool.query('update job set is_estimate = true where id = $1', [jobs[2]]);
    await database.pool.query(
      'insert into job_detail (job_id, job_category_id, status_id) values ($1, 2, 2), ($1, 1, 2)',
      [jobs[0]],
    );
  });

  it('checks that a numeric entry exists, with its sub-jobs and their categories; an estimate does not [NAV-035 BAPI-009 API-013 API-034 JS-019]', async () => {
    const { data } = await ask(
      'admin',
      `{ job(id: ${jobs[0]}) { id sub_jobs { id job_category { id name } } } lookupPoolType { id } }`,
    );
    expect(data).toMatchObject({
      job: {
        id: jobs[0],
        sub_jobs: [{ job_category: { id: 2, name: 'Pebble' } }, { job_category: { id: 1, name: 'Gunite' } }],
      },
    });
    for (const id of [999_999, jobs[2]])
      expect((await ask('admin', `{ job(id: ${id}) { id } }`)).data).toEqual({ job: null });
  });

  it('finds jobs by a keyword of two characters in name or address, without estimates [NAV-036 JS-021 JS-032 API-014]', async () => {
    const { data } = await ask('manager', '{ jobsByKeyword(keyword: "oak") { id name address_line_1 } }');
    expect(data).toEqual({
      jobsByKeyword: [
        // The best first: the one whose name begins with it.
        { id: jobs[0], name: 'Oak Pool', address_line_1: '1 Elm St' },
        { id: jobs[1], name: 'Bare', address_line_1: '2 Oak Ln' },
      ],
    });
    for (const keyword of ['  ', 'o', ' k '])
      expect(
        (await ask('manager', 'query ($keyword: String!) { jobsByKeyword(keyword: $keyword) { id } }', { keyword }))
          .data,
      ).toEqual({ jobsByKeyword: [] });
  });

  it('answers a job out of scope like an unknown one', async () => {
    expect((await ask('foreman', `{ job(id: ${jobs[0]}) { id } }`)).data).toEqual({ job: null });
    expect((await ask('foreman', '{ jobsByKeyword(keyword: "elm") { id } }')).data).toEqual({ jobsByKeyword: [] });
  });
});
