import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

interface Use {
  table: string;
  label: string;
  field_label: string;
  count: number;
  readable_count: number;
  records: { id: number; name: string; path: string }[];
}

let builder: number;
let contact: number;
const database = await testDatabase();
const ask = openGraphql(database);
beforeAll(async () => {
  const made = await ask(
    'admin',
    'mutation { saved: createCustomer(customer: { company_name: "Used Pools", customer_contacts: [{ first_name: "Ann" }, { first_name: "Bob" }] }) { id customer_contacts { id } } }',
  );
  const saved = rootOf<{ id: number; customer_contacts: { id: number }[] }>(made, 'saved');
  builder = saved.id;
  contact = saved.customer_contacts[0]?.id ?? 0;
});

const USAGE =
  'query ($entity: String!, $id: Int!) { usage(entity: $entity, id: $id) { table label field_label count readable_count records { id name path } } }';
const usage = async (entity: string, id: number, account = 'admin'): Promise<Use[]> =>
  rootOf<Use[]>(await ask(account, USAGE, { entity, id }), 'usage');
const refused = async (entity: string, id: number, account = 'admin'): Promise<string | undefined> =>
  (await ask(account, USAGE, { entity, id })).errors[0]?.extensions.code;
const aJob = async (name: string, category: number): Promise<number> => {
  const { rows } = await database.pool.query<{ id: number }>(
    'insert into job (name, company_id, company_supervisor_id) values ($1, $2, $3) returning id',
    [name, builder, contact],
  );
  const id = rows[0]?.id ?? 0;
  await database.pool.query('insert into job_detail (job_id, job_category_id, status_id) values ($1, $2, 2)', [
    id,
    category,
  ]);
  return id;
};

describe('where a record is used', () => {
  it('is nowhere for a new one; the rows inside it do not count', async () => {
    expect(await usage('customer', builder)).toEqual([]);
  });

  it('is told by table and column, with the records by name and their addresses', async () => {
    const [oak, elm] = [await aJob('Oak Street', 2), await aJob('Elm Street', 1)];
    expect(await usage('customer', builder)).toEqual([
      {
        table: 'job',
        label: 'Jobs',
        field_label: 'Company',
        count: 2,
        readable_count: 2,
        records: [
          { id: elm, name: 'Elm Street', path: `/job/${elm}/edit` },
          { id: oak, name: 'Oak Street', path: `/job/${oak}/edit` },
        ],
      },
    ]);
    expect(await usage('customer_contact', contact)).toMatchObject([
      { table: 'job', field_label: 'Company Supervisor', count: 2 },
    ]);
  });

  it('follows the rows inside a job to the job, each named once', async () => {
    const [pending] = (await usage('job_status', 2)).filter(({ table }) => table === 'job_detail');
    expect(pending).toMatchObject({ label: 'Sub-jobs', count: 2, readable_count: 2 });
    expect(pending?.records.map(({ name }) => name)).toEqual(['Elm Street', 'Oak Street']);
  });

  it('names only what the asking user may read, and counts the rest for those who may change the record', async () => {
    expect(await usage('customer', builder, 'foreman')).toEqual([]);
    await database.pool.query(
      "insert into user_permission (user_id, category_name, access_level) select id, 'WARRANTY_JOBS', 'edit' from app_user where email = 'foreman@trowel.test'",
    );
    invalidateActors();
    const editor = openGraphql(database);
    expect(rootOf(await editor('foreman', USAGE, { entity: 'customer', id: builder }), 'usage')).toMatchObject([
      { count: 2, readable_count: 0, records: [] },
    ]);
  });

  it('leaves out what is deleted, where a deletion only hides', async () => {
    await database.pool.query("update job set deleted_at = now() where name = 'Oak Street'");
    expect(await usage('customer', builder)).toMatchObject([{ count: 1, records: [{ name: 'Elm Street' }] }]);
    expect(await usage('customer_contact', contact)).toMatchObject([
      { count: 2, readable_count: 1, records: [{ name: 'Elm Street' }] },
    ]);
  });

  it('is not told of what one may not read, and of what there is not', async () => {
    expect(await refused('customer', builder, 'nobody')).toBe('FORBIDDEN');
    expect(await refused('customer', 999_999)).toBe('NOT_FOUND');
    expect(await refused('pg_user', 1)).toBe('NOT_FOUND');
  });
});

describe('a crew, a product and a vendor', () => {
  const created = async (call: string, argument: string, type: string, it: Record<string, unknown>): Promise<number> =>
    rootOf<{ id: number }>(
      await ask('admin', `mutation ($it: ${type}Input!) { made: ${call}(${argument}: $it) { id } }`, { it }),
      'made',
    ).id;

  it('are told what uses them before they are set inactive [ADM-010]', async () => {
    const vendor = await created('createVendor', 'vendor', 'Vendor', { name: 'Used Mill' });
    const crew = await created('createCrew', 'crew', 'Crew', {
      name: 'Used Crew',
      subdivision: 'Pebble',
      lookup_company_division_id: 2,
    });
    const product = await created('createProduct', 'product', 'Product', {
      name: 'Used Blue',
      category_id: 1,
      supplier_id: vendor,
    });
    for (const [entity, id] of [
      ['crew', crew],
      ['product', product],
    ] as const)
      expect(await usage(entity, id)).toEqual([]);
    const job = await aJob('Crewed Street', 2);
    await database.pool.query(
      "insert into crew_information (job_detail_id, phase_type_id, date, crew_id, job_order, status_id) select id, 2, '2026-03-11', $2, 1, 2 from job_detail where job_id = $1",
      [job, crew],
    );
    await database.pool.query(
      'insert into pebble_color_recipe (color_id, product_id, quantity) select min(id), $1, 2 from lookup_pebble_color',
      [product],
    );
    expect(await usage('crew', crew)).toMatchObject([
      { table: 'crew_information', count: 1, records: [{ id: job, name: 'Crewed Street' }] },
    ]);
    expect(await usage('product', product)).toMatchObject([{ table: 'pebble_color_recipe', count: 1 }]);
    expect(await usage('vendor', vendor)).toMatchObject([
      { table: 'product', count: 1, records: [{ id: product, name: 'Used Blue' }] },
    ]);
  });
});
