import { describe, expect, it } from 'vitest';
import { GUNITE_HISTORY_TYPES, guniteTypeName, needsGuniteDate } from '#domain/lookups/guniteHistoryTypes';
import { offeredStatuses, SHOW_FLAGS, type JobStatus, type StatusPlace } from '#domain/lookups/offeredStatuses';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const ask = openGraphql(database);

const list = async <Row>(query: string): Promise<Row[]> =>
  rootOf<Row[]>(await ask('display', `{ list: ${query} }`), 'list');

describe('the lookup lists', () => {
  it('are read by their documented names, by everyone who has any access [LKP-010]', async () => {
    const names = [
      'lookupJobStatus',
      'lookupPebbleColor',
      'lookupPebbleColorAdditive',
      'lookupPebbleColorMaterialType',
      'lookupPoolSection',
      'lookupPebblePhaseType',
      'lookupJobOrder',
      'lookupSlurryPickup',
      'lookupPoolType',
    ];
    const { data, errors } = await ask(
      'display',
      `{ ${names.map((name) => `${name} { id name }`).join(' ')} lookupCrewTypes { id name } lookupEmployee { id first_name last_name } }`,
    );
    expect(errors).toEqual([]);
    expect(names.filter((name) => Array.isArray(data?.[name]) && data[name].length > 0)).toEqual(names);
    expect((await list<{ name: string }>('lookupSlurryPickup { name }')).map(({ name }) => name)).not.toContain(
      'Builder',
    );
  });

  it('tell no names to an account without any right, nor to one that was only restricted [SEC-002]', async () => {
    const { rows } = await database.pool.query<{ id: number }>('select min(id) as id from crew');
    const questions = [
      '{ lookupEmployee { id } }',
      '{ lookupCrewTypes { id } }',
      '{ lookupPresiteSupervisor { id } }',
      '{ lookupInventoryLocation { id } }',
      '{ crews { items { id } } }',
      '{ jobNewLookupQuery { __typename } }',
      '{ LookupQuery { __typename } }',
      `{ history(entity: "crew", id: ${rows[0]?.id ?? 1}) { total_count } }`,
    ];
    const said = await Promise.all(
      questions.map(async (query) => (await ask('nobody', query)).errors[0]?.extensions.code ?? 'done'),
    );
    expect(said).toEqual(questions.map(() => 'FORBIDDEN'));
  });

  it('are otherwise called lookup and the singular name, and carry order and activity [LKP-018]', async () => {
    const rows = await list('lookupJobType { id name sort_order is_active }');
    expect(rows[0]).toEqual({ id: 1, name: 'Pool', sort_order: expect.any(Number), is_active: true });
    expect(await list('lookupSpaType { id }')).toHaveLength(6);
    expect(await list('lookupCity { id }')).toHaveLength(25);
    expect(await list('lookupCompanyDivision { id name }')).toEqual([
      { id: 1, name: 'Office' },
      { id: 2, name: 'Gunite' },
      { id: 3, name: 'Pebble' },
      { id: 4, name: 'Boulder Creations' },
      { id: 5, name: 'Warranty' },
    ]);
  });

  it('say of a status where it is shown [LKP-001]', async () => {
    const flags = [
      'show_pebble_prep',
      'show_pebble_application',
      'show_pebble_detail',
      'show_pebble_slurry',
      'show_gunite_history',
      'show_gunite',
      'show_pebble',
      'show_warranty',
    ];
    const rows = await list<Record<string, unknown>>(`lookupJobStatus { id name ${flags.join(' ')} }`);
    expect(rows).toHaveLength(20);
    expect(rows.find(({ id }) => id === 5)).toEqual({
      id: 5,
      name: 'Prep Complete',
      show_pebble_prep: true,
      show_pebble_application: false,
      show_pebble_detail: true,
      show_pebble_slurry: false,
      show_gunite_history: false,
      show_gunite: false,
      show_pebble: false,
      show_warranty: false,
    });
  });

  it('give a colour its material [LKP-008]', async () => {
    const rows = await list<{ name: string; material_type: { name: string } }>(
      'lookupPebbleColor { name material_type { id name } }',
    );
    expect(rows.find(({ name }) => name === 'Sea Glass')?.material_type.name).toBe('Mini Pebble');
    expect(await list('lookupSlurryPickup { id is_active }')).toContainEqual({ id: 1, is_active: true });
  });

  it('offer a status in an area only when its flag says so [CON-010]', async () => {
    const statuses = await list<JobStatus>(`lookupJobStatus { id name is_active ${SHOW_FLAGS.join(' ')} }`);
    const offered = (place: StatusPlace): number[] =>
      offeredStatuses(statuses, place)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b);
    expect(Object.keys(statuses[0] ?? {})).toEqual(['id', 'name', 'is_active', ...SHOW_FLAGS]);
    expect(offered('gunite')).toEqual([1, 2, 3, 4, 6, 8, 9, 17, 19, 20]);
    expect(offered('pebble')).toEqual([1, 2, 3, 4, 6, 7, 9, 12, 17, 18, 19, 20]);
    expect(offered('warranty')).toEqual([1, 2, 3, 6, 10, 11, 12, 13, 14, 15, 16, 19]);
    expect(offered('gunite_history')).toEqual([1, 2, 3, 4, 6, 19]);
    expect(offered('crew_prep')).toEqual([1, 2, 3, 5, 6]);
    expect(offered('crew_application')).toEqual([1, 2, 3, 4, 6, 7]);
    expect(offered('crew_detail')).toEqual([1, 2, 3, 5, 6]);
    expect(offered('crew_slurry')).toEqual([1, 2, 3, 6]);
  });

  it('have the statuses, gunite types and job orders that the rules speak of, in the words that people are shown [CON-006]', async () => {
    const nameOf = async (query: string): Promise<string[]> =>
      (await list<{ id: number; name: string }>(`${query} { id name }`))
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, name }) => `${id} ${name}`);
    const statuses = await nameOf('lookupJobStatus');
    expect(statuses).toEqual(
      expect.arrayContaining([
        '5 Prep Complete',
        '6 Cancelled',
        '7 Ready to Apply',
        '8 Ready to Shoot',
        '9 Needs Inspection',
        '10 Scheduled',
        '11 To Be Scheduled',
        '20 Not Applicable',
      ]),
    );
    expect(statuses.slice(11, 18)).toEqual([
      '12 Waiting on Materials',
      '13 Waiting on Homeowner',
      '14 Return Visit Needed',
      '15 Under Review',
      '16 Needs Quote',
      '17 Weather Delay',
      '18 Ready for Prep',
    ]);
    const types = await list<{ id: number; name: string }>('lookupGuniteHistoryType { id name }');
    expect(
      types.map((type) => [
        type.id,
        guniteTypeName(type),
        GUNITE_HISTORY_TYPES[type.id]?.yardage,
        needsGuniteDate(type.id),
      ]),
    ).toEqual([
      [1, 'Day 1', 'regular', false],
      [2, 'Day 2', 'regular', true],
      [3, 'Day 3', 'regular', true],
      [4, 'Cave In', 'regular', true],
      [5, 'Day 5', 'regular', true],
      [6, 'Day 6', 'regular', true],
      [7, 'Day 7', 'regular', true],
      [8, 'Day 8', 'regular', true],
      [9, 'Flash', 'flash', false],
    ]);
    expect(await nameOf('lookupJobOrder')).toEqual(['1 1', '2 2', '3 3', '4 4', '5 5', '6 6', '7 7', '8 8']);
  });

  it('give a document tag its name and activity [LKP-009]', async () => {
    expect(await list('lookupDocumentTag { id name is_active }')).toContainEqual({
      id: expect.any(Number),
      name: 'Legacy Scan',
      is_active: false,
    });
  });

  it('give a crew its subdivision and division, and an employee the crews [LKP-006]', async () => {
    await database.pool
      .query(`with c as (insert into crew (name, subdivision, lookup_company_division_id) values ('Prep 9', 'Prep', 3) returning id),
      e as (insert into employee (first_name, last_name) values ('Lou', 'Reyes') returning id) insert into employee_crew (employee_id, crew_id) select e.id, c.id from e, c`);
    expect(await list('lookupCrewTypes { name subdivision is_active lookup_company_division_id }')).toEqual([
      { name: 'Prep 9', subdivision: 'Prep', is_active: true, lookup_company_division_id: 3 },
    ]);
    expect(await list('lookupEmployee { first_name crew_types { name } }')).toEqual([
      { first_name: 'Lou', crew_types: [{ name: 'Prep 9' }] },
    ]);
  });

  it('keep the rows that rules name', async () => {
    const { errors } = await ask('admin', 'mutation { deleteJobStatus(id: 1) { id } }');
    expect(errors[0]?.message).toBe('Complete is named by rules and cannot be deleted.');
    const inactive = await ask(
      'admin',
      'mutation { updatePebblePhaseType(id: 0, pebble_phase_type: { version: 1, is_active: false }) { id } }',
    );
    expect(inactive.errors[0]?.extensions.fields?.[0]).toEqual({
      path: 'is_active',
      rule: 'named_by_rules_stays_active',
      params: { name: 'Warranty' },
      message: 'Warranty is named by rules and cannot be set inactive.',
    });
  });

  it('are changed by administrators alone', async () => {
    const rename = 'mutation { updateCity(id: 1, city: { version: 1, name: "Houston Heights" }) { name version } }';
    expect((await ask('manager', rename)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask('admin', rename)).data).toEqual({ updateCity: { name: 'Houston Heights', version: 2 } });
  });

  it('keep a row that others name, and say how many do', async () => {
    const { errors } = await ask('admin', 'mutation { deleteMaterialType(id: 3) { id } }');
    expect(errors[0]?.message).toBe('Beadcrete is used by 5 colors. Set it inactive instead.');
  });
});
