import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { crew } from '../../server/db/tables/employees';
import { appUser } from '../../server/db/tables/identity';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

const CREATE =
  'mutation ($employee: EmployeeInput!) { createEmployee(employee: $employee) { id version name crews crew_types { id name } employee_crews { id crew_id } } }';
const UPDATE =
  'mutation ($id: Int!, $employee: EmployeePatch!) { updateEmployee(id: $id, employee: $employee) { id version crews employee_crews { id crew_id } } }';
const NEW_CREW = 'mutation ($crew: CrewInput!) { createCrew(crew: $crew) { id name sort_order } }';
const ORDER = 'mutation ($items: [CrewPlaceInput!]!) { updateCrewSortOrder(items: $items) { crew_id sort_order } }';

interface Made {
  id: number;
  version: number;
  name: string;
  crews: string;
  crew_types: { id: number; name: string }[];
  employee_crews: { id: number; crew_id: number }[];
}
interface MadeCrew {
  id: number;
  name: string;
  sort_order: number;
}

const database = await testDatabase();
const ask = openGraphql(database);

const make = async (employee: Record<string, unknown>): Promise<Made> =>
  rootOf<Made>(await ask('admin', CREATE, { employee }), 'createEmployee');
const aCrew = async (name: string, division: number, subdivision = 'Prep'): Promise<MadeCrew> =>
  rootOf<MadeCrew>(
    await ask('admin', NEW_CREW, { crew: { name, subdivision, lookup_company_division_id: division } }),
    'createCrew',
  );

describe('an employee', () => {
  it('needs a first and a last name, and complete phone numbers [EMP-007]', async () => {
    const { errors } = await ask('admin', CREATE, {
      employee: {
        first_name: ' ',
        last_name: '',
        phone_number: '713',
        email_address: 'x@',
        state: 'TEX',
        zip_code: '770',
      },
    });
    expect(errors[0]?.extensions.fields).toMatchObject([
      { path: 'first_name', message: 'First name is required' },
      { path: 'last_name', message: 'Last name is required' },
      { path: 'email_address', message: 'Please enter a valid email address.' },
      { path: 'phone_number', message: 'Please enter a 10-digit phone number.' },
      { path: 'state', message: 'State must be 2 characters or less.' },
      { path: 'zip_code', message: 'Zip code must be 5 to 10 characters.' },
    ]);
  });

  it('belongs to any number of crews, which travel inside it [EMP-003 EMP-009]', async () => {
    const [prep, app] = [await aCrew('Prep A', 3), await aCrew('App A', 3, 'App')];
    const made = await make({
      first_name: 'Lena',
      last_name: 'Ortega',
      employee_crews: [{ crew_id: prep.id }, { crew_id: app.id }],
    });
    expect(made).toMatchObject({
      name: 'Lena Ortega',
      crews: 'Prep A, App A',
      crew_types: [
        { id: prep.id, name: 'Prep A' },
        { id: app.id, name: 'App A' },
      ],
    });
    const kept = made.employee_crews.filter(({ crew_id }) => crew_id === app.id);
    const saved = await ask('admin', UPDATE, {
      id: made.id,
      employee: { version: made.version, employee_crews: kept },
    });
    expect(saved.data?.updateEmployee).toMatchObject({ version: 2, crews: 'App A', employee_crews: kept });
    expect((await make({ first_name: 'No', last_name: 'Crew' })).crew_types).toEqual([]);
  });

  it('is listed by name, found by text and by crew, and filtered to the active ones [EMP-007]', async () => {
    const flash = await aCrew('Flash Q', 2, 'Flash');
    await make({
      first_name: 'Zoe',
      last_name: 'Quist',
      position: 'Nozzleman',
      is_subcontractor: true,
      employee_crews: [{ crew_id: flash.id }],
    });
    await make({ first_name: 'Abe', last_name: 'Quist', is_active: false });
    const found = async (filter: string): Promise<unknown> =>
      (
        await ask(
          'manager',
          `{ employees(filter: ${filter}, sort: { field: last_name, order: ASC }) { items { name is_active is_subcontractor } } }`,
        )
      ).data?.employees;
    expect(await found('{ search: "quist" }')).toEqual({
      items: [
        { name: 'Zoe Quist', is_active: true, is_subcontractor: true },
        { name: 'Abe Quist', is_active: false, is_subcontractor: false },
      ],
    });
    expect(await found('{ crews: { contains: "flash q" }, is_active: { eq: true } }')).toMatchObject({
      items: [{ name: 'Zoe Quist' }],
    });
  });

  it('is not deleted while a user is linked to it [EMP-009]', async () => {
    const made = await make({ first_name: 'Ida', last_name: 'Bell' });
    await database.db.update(appUser).set({ employee_id: made.id }).where(eq(appUser.email, 'display@trowel.test'));
    const remove = 'mutation ($id: Int!) { deleteEmployee(id: $id) { id } }';
    expect((await ask('admin', remove, { id: made.id })).errors[0]?.message).toBe(
      'Ida Bell is in use. Set it inactive instead.',
    );
    await database.db.update(appUser).set({ employee_id: null }).where(eq(appUser.email, 'display@trowel.test'));
    expect((await ask('admin', remove, { id: made.id })).data).toEqual({ deleteEmployee: { id: made.id } });
    expect((await ask('admin', `{ employee(id: ${made.id}) { id } }`)).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('is read by who supervises or orders crews, and written by administrators alone [EMP-009]', async () => {
    const read = '{ employees { total_count } }';
    for (const account of ['admin', 'manager', 'scheduler', 'supervisor'])
      expect((await ask(account, read)).errors).toEqual([]);
    for (const account of ['office', 'crew', 'warehouse', 'nobody'])
      expect((await ask(account, read)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    for (const account of ['manager', 'scheduler', 'office'])
      expect(
        (await ask(account, CREATE, { employee: { first_name: 'A', last_name: 'B' } })).errors[0]?.extensions.code,
      ).toBe('FORBIDDEN');
    const { data } = await ask(
      'display',
      '{ lookupEmployee { id first_name last_name is_active is_subcontractor is_presite_supervisor crew_types { id } } }',
    );
    expect(data?.lookupEmployee).toEqual(expect.arrayContaining([expect.objectContaining({ first_name: 'Zoe' })]));
  });
});

describe('a crew', () => {
  it('is the last of its division, whatever the others have, and is listed with all of it [EMP-004 EMP-008]', async () => {
    const first = await aCrew('Boulder A', 4, 'Boulder');
    const second = await aCrew('Boulder B', 4, 'Boulder');
    expect(second.sort_order).toBe(first.sort_order + 1);
    const { data } = await ask(
      'display',
      '{ lookupCrewTypes { id crew_id sort_order name subdivision lookup_company_division_id is_active is_subcontractor daily_capacity } }',
    );
    expect(data?.lookupCrewTypes).toEqual(
      expect.arrayContaining([
        {
          id: second.id,
          crew_id: second.id,
          sort_order: second.sort_order,
          name: 'Boulder B',
          subdivision: 'Boulder',
          lookup_company_division_id: 4,
          is_active: true,
          is_subcontractor: false,
          daily_capacity: null,
        },
      ]),
    );
  });

  it('has a name, a subdivision and one of the four divisions, and a capacity that is a number or empty [EMP-004 EMP-008]', async () => {
    const fields = async (given: Record<string, unknown>): Promise<unknown> =>
      (
        await ask('admin', NEW_CREW, {
          crew: { name: 'X', subdivision: 'Prep', lookup_company_division_id: 3, ...given },
        })
      ).errors[0]?.extensions.fields;
    expect(await fields({ name: '' })).toMatchObject([{ path: 'name', message: 'Name is required' }]);
    expect(await fields({ subdivision: '' })).toMatchObject([
      { path: 'subdivision', message: 'Subdivision is required' },
    ]);
    expect(await fields({ lookup_company_division_id: 1 })).toMatchObject([
      { path: 'lookup_company_division_id', message: 'Division must be Gunite, Pebble, Boulder or Warranty.' },
    ]);
    expect(await fields({ daily_capacity: -1 })).toMatchObject([
      { path: 'daily_capacity', message: 'Must be 0 or more.' },
    ]);
    expect(await fields({ sort_order: 1 })).toMatchObject([
      { path: 'sort_order', message: 'Unknown field sort_order.' },
    ]);
    expect(
      (await ask('manager', NEW_CREW, { crew: { name: 'X', subdivision: 'Prep', lookup_company_division_id: 3 } }))
        .errors[0]?.extensions.code,
    ).toBe('FORBIDDEN');
  });

  it('is set inactive, never deleted [EMP-008]', async () => {
    expect((await ask('admin', 'mutation { deleteCrew(id: 1) { id } }')).errors[0]?.message).toContain(
      'Cannot query field "deleteCrew"',
    );
    const made = await aCrew('Warranty Z', 5, 'Warranty');
    const saved = await ask(
      'admin',
      'mutation ($id: Int!) { updateCrew(id: $id, crew: { version: 1, is_active: false }) { is_active } }',
      { id: made.id },
    );
    expect(saved.data).toEqual({ updateCrew: { is_active: false } });
  });
});

describe('the order of crews', () => {
  const stored = async (ids: number[]): Promise<unknown[]> =>
    (await database.db.select({ id: crew.id, place: crew.sort_order }).from(crew))
      .filter(({ id }) => ids.includes(id))
      .toSorted((a, b) => a.place - b.place)
      .map(({ id }) => id);

  it('is changed by who holds the code of the list, answered as sent, and taken back by undo [EMP-006 EMP-008]', async () => {
    const [one, two] = [await aCrew('Order 1', 4, 'Boulder'), await aCrew('Order 2', 4, 'Boulder')];
    const items = [
      { crew_id: two.id, sort_order: 1 },
      { crew_id: one.id, sort_order: 2 },
    ];
    const { data, mutation_id } = await ask('scheduler', ORDER, { items });
    expect(data).toEqual({ updateCrewSortOrder: items });
    expect(await stored([one.id, two.id])).toEqual([two.id, one.id]);
    expect(
      (await ask('scheduler', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id: mutation_id }))
        .errors,
    ).toEqual([]);
    expect(await stored([one.id, two.id])).toEqual([one.id, two.id]);
  });

  it('is refused without the code of the list, for crews that do not exist and for a crew named twice [EMP-006]', async () => {
    const made = await aCrew('Order 3', 4, 'Boulder');
    const refused = async (account: string, items: unknown): Promise<unknown> =>
      (await ask(account, ORDER, { items })).errors[0]?.extensions.code;
    expect(await refused('office', [{ crew_id: made.id, sort_order: 1 }])).toBe('FORBIDDEN');
    expect(await refused('scheduler', [{ crew_id: 999_999, sort_order: 1 }])).toBe('NOT_FOUND');
    expect(
      await refused('scheduler', [
        { crew_id: made.id, sort_order: 1 },
        { crew_id: made.id, sort_order: 2 },
      ]),
    ).toBe('BAD_USER_INPUT');
    expect(await refused('scheduler', [{ crew_id: made.id, sort_order: -1 }])).toBe('BAD_USER_INPUT');
  });
});
