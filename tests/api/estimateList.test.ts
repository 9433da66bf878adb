import { beforeAll, describe, expect, it } from 'vitest';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

interface Listed {
  id: number;
  name: string | null;
  company_name: string;
  address_line_1: string | null;
  city: string | null;
  entered_date: string | null;
  status: string;
}
interface Page {
  total_count: number;
  items: Listed[];
}

const LIST = `query ($filter: EstimateFilter, $sort: EstimateSort, $page: PageInput) {
  estimates(filter: $filter, sort: $sort, page: $page) { total_count items { id name company_name address_line_1 city entered_date status } }
}`;

const ids: Record<string, number> = {};

const list = async (variables: object = {}, account = 'estimator'): Promise<Page> =>
  rootOf<Page>(await ask(account, LIST, { ...variables }), 'estimates');
const names = async (variables: object = {}): Promise<(string | null)[]> =>
  (await list(variables)).items.map(({ name }) => name);

/** Another estimate, or what it says instead. */
const add = async (name: string, company: string, more: Record<string, unknown> = {}): Promise<void> => {
  const values = {
    name,
    company_id: ids[company],
    is_estimate: true,
    address_line_1: '12 Oak St',
    city: 'Katy',
    entered_date: '2026-03-01',
    ...more,
  };
  const columns = Object.keys(values);
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into job (${columns.join(', ')}) values (${columns.map((_name, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(values),
  );
  ids[name] = Number(rows[0]?.id);
};

const database = await testDatabase();
const ask = openGraphql(database);
beforeAll(async () => {
  for (const name of ['Bluewater Pools', 'Aqua Craft']) {
    const { rows } = await database.pool.query<{ id: number }>(
      'insert into customer (company_name) values ($1) returning id',
      [name],
    );
    ids[name] = Number(rows[0]?.id);
  }
  const {
    rows: [user],
  } = await database.pool.query<{ id: number }>("select id from app_user where email = 'admin@trowel.test'");
  await add('Larkspur', 'Bluewater Pools', { is_preliminary: true });
  await add('Magnolia', 'Aqua Craft', {
    is_preliminary: true,
    is_approved_by_user_id: user?.id,
    city: 'Conroe',
    entered_date: '2026-02-01',
  });
  await add('Nettle', 'Bluewater Pools', { address_line_1: '400 Harbor Gate', entered_date: null });
  await add('Oleander', 'Aqua Craft', { is_estimate: false, was_estimated: true, is_conversion: true });
  await add('Primrose', 'Aqua Craft', { deleted_at: '2026-03-02T10:00:00Z' });
  await add('Quince', 'Aqua Craft', { merged_into_job_id: ids.Oleander, deleted_at: '2026-03-02T10:00:00Z' });
});

describe('estimates', () => {
  it('lists what is not deleted, merged or converted, newest first, with its status [EST-004 EST-012]', async () => {
    expect(await list()).toEqual({
      total_count: 3,
      items: [
        {
          id: ids.Nettle,
          name: 'Nettle',
          company_name: 'Bluewater Pools',
          address_line_1: '400 Harbor Gate',
          city: 'Katy',
          entered_date: null,
          status: 'Estimate',
        },
        {
          id: ids.Magnolia,
          name: 'Magnolia',
          company_name: 'Aqua Craft',
          address_line_1: '12 Oak St',
          city: 'Conroe',
          entered_date: '2026-02-01',
          status: 'Approved',
        },
        {
          id: ids.Larkspur,
          name: 'Larkspur',
          company_name: 'Bluewater Pools',
          address_line_1: '12 Oak St',
          city: 'Katy',
          entered_date: '2026-03-01',
          status: 'Preliminary',
        },
      ],
    });
  });

  it.each([
    ['id', 'Larkspur Magnolia Nettle'],
    ['name', 'Larkspur Magnolia Nettle'],
    ['company_name', 'Magnolia Larkspur Nettle'],
    ['address_line_1', 'Larkspur Magnolia Nettle'],
    ['city', 'Magnolia Larkspur Nettle'],
    ['entered_date', 'Magnolia Larkspur Nettle'],
    ['status', 'Magnolia Nettle Larkspur'],
  ])('sorts by %s [EST-012]', async (field, order) => {
    expect((await names({ sort: { field, order: 'ASC' } })).join(' ')).toBe(order);
  });

  it('is searched by id, name and address, and narrowed to a company or a status [EST-012]', async () => {
    expect(await names({ filter: { search: 'harbor' } })).toEqual(['Nettle']);
    expect(await names({ filter: { search: 'larks' } })).toEqual(['Larkspur']);
    expect(await names({ filter: { search: String(ids.Magnolia) } })).toContain('Magnolia');
    expect(await names({ filter: { company_id: { eq: ids['Aqua Craft'] } } })).toEqual(['Magnolia']);
    expect(await names({ filter: { status: { eq: 'Preliminary' } } })).toEqual(['Larkspur']);
    expect(await names({ filter: { status: { in: ['Approved', 'Estimate'] } } })).toEqual(['Nettle', 'Magnolia']);
    expect(await names({ filter: { search: 'no such estimate' } })).toEqual([]);
  });

  it('comes in pages that say how many there are [EST-012]', async () => {
    const page = await list({ page: { number: 2, size: 2 } });
    expect([page.total_count, page.items.map(({ name }) => name)]).toEqual([3, ['Larkspur']]);
  });

  it('needs the right to see estimates [EST-009]', async () => {
    for (const account of ['crew', 'warehouse'])
      expect((await ask(account, LIST)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await list({}, 'supervisor')).total_count).toBe(3);
  });
});

describe('the table of jobs', () => {
  it('is not taken for its estimates: their history goes by the rules of jobs', async () => {
    const { errors } = await ask('crew', 'query ($id: Int!) { history(entity: "job", id: $id) { total_count } }', {
      id: ids.Oleander,
    });
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
