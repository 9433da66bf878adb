import { describe, expect, it } from 'vitest';
import { DIVISION } from '#domain/statuses';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const { pool } = database;
const ask = openGraphql(database);

const CREATE_LIST = 'mutation ($it: PoolTypeInput!) { made: createPoolType(pool_type: $it) { id sort_order } }';
const CREATE_CREW =
  'mutation ($it: CrewInput!) { made: createCrew(crew: $it) { id version employee_crews { id employee_id } } }';
const UPDATE_CREW =
  'mutation ($id: Int!, $it: CrewPatch!) { made: updateCrew(id: $id, crew: $it) { id employee_crews { employee_id } } }';

const idOf = async (text: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(text, values);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('no row');
  return id;
};

describe('a new entry of a lookup list', () => {
  it('stands at the end, also where the form says 0, and where it is put [ADM-012]', async () => {
    const last = await idOf('select coalesce(max(sort_order), 0)::int as id from lookup_pool_type where id <> 99999');
    interface Made {
      made: { sort_order: number };
    }
    const placeOf = async (it: object): Promise<number> =>
      rootOf<Made['made']>(await ask('admin', CREATE_LIST, { it }), 'made').sort_order;
    expect(await placeOf({ name: 'Knife Edge', sort_order: 0 })).toBe(last + 1);
    expect(await placeOf({ name: 'Diving Pit' })).toBe(last + 2);
    expect(await placeOf({ name: 'First of All', sort_order: 1 })).toBe(1);
  });
});

describe('a crew', () => {
  it('gets its members in its own form, where each can be its foreman, and gives them up there [ADM-012]', async () => {
    const people = await Promise.all(
      ['Ana', 'Luis'].map((name) =>
        idOf("insert into employee (first_name, last_name) values ($1, 'Crew') returning id", [name]),
      ),
    );
    const crew = rootOf<{ id: number; version: number; employee_crews: { id: number; employee_id: number }[] }>(
      await ask('admin', CREATE_CREW, {
        it: {
          name: 'Gunite 9',
          lookup_company_division_id: DIVISION.GUNITE,
          subdivision: 'Gunite',
          employee_crews: people.map((employee_id) => ({ employee_id })),
        },
      }),
      'made',
    );
    expect(crew.employee_crews.map(({ employee_id }) => employee_id)).toEqual(people);
    const employee = await ask('admin', '{ employees(filter: { search: "Ana Crew" }) { items { crews } } }');
    expect(rootOf(employee, 'employees')).toEqual({ items: [{ crews: 'Gunite 9' }] });
    const [first] = crew.employee_crews;
    const left = await ask('admin', UPDATE_CREW, {
      id: crew.id,
      it: { version: crew.version, employee_crews: [{ id: first?.id, employee_id: first?.employee_id }] },
    });
    expect(rootOf(left, 'made')).toEqual({ id: crew.id, employee_crews: [{ employee_id: people[0] }] });
  });

  it('tells its members to who reads employees alone [ADM-012]', async () => {
    const question = '{ crews { items { name employee_crews { employee_id } } } }';
    expect((await ask('admin', question)).errors).toEqual([]);
    expect((await ask('office', question)).errors).not.toEqual([]);
  });
});

describe('what uses a builder', () => {
  it('counts its jobs as its form does: an estimate is none [ADM-011]', async () => {
    const builder = await idOf("insert into customer (company_name) values ('One Number Pools') returning id");
    const contact = await idOf(
      "insert into customer_contact (customer_id, first_name) values ($1, 'Ann') returning id",
      [builder],
    );
    for (const is_estimate of [false, false, true])
      await pool.query(
        'insert into job (name, company_id, company_supervisor_id, is_estimate) values ($1, $2, $3, $4)',
        ['Oak Street', builder, contact, is_estimate],
      );
    const counted = await ask('admin', `{ customers(filter: { id: { eq: ${builder} } }) { items { job_count } } }`);
    expect(rootOf(counted, 'customers')).toEqual({ items: [{ job_count: 2 }] });
    const usage = rootOf<{ label: string; field: string; count: number }[]>(
      await ask('admin', `{ usage(entity: "customer", id: ${builder}) { label field count } }`),
      'usage',
    );
    expect(usage.filter(({ field }) => field === 'company_id')).toEqual([
      { label: 'Jobs', field: 'company_id', count: 2 },
      { label: 'Estimates', field: 'company_id', count: 1 },
    ]);
    const chosen = await ask('admin', `{ chosenCustomers(ids: [${builder}]) { used { uses } } }`);
    expect(rootOf(chosen, 'chosenCustomers')).toEqual({ used: [{ uses: '2 jobs' }] });
  });
});
