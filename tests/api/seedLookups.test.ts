import { describe, expect, it } from 'vitest';
import { boardConfig } from '#domain/boards/config';
import { LEGEND } from '#domain/jobSearch/legend';
import { guniteTypeName } from '#domain/lookups/guniteHistoryTypes';
import { STATUS_TABLE } from '#domain/statusTable';
import { STATUS } from '#domain/statuses';
import { seedLookups } from '../../server/db/seed/lookups';
import { testDatabase } from '../support/database';

const rows = async (statement: string): Promise<Record<string, string | number | boolean>[]> =>
  (await database.pool.query(statement)).rows;
const names = async (table: string): Promise<string[]> =>
  (await rows(`select id, name from ${table} order by sort_order`)).map(({ id, name }) => `${id} ${name}`);

const database = await testDatabase();

describe('the seeded lookups', () => {
  it('are the 20 statuses by id, each with the places where it is offered [LKP-001 LKP-003 LKP-016 CON-003 CON-004 PEB-009 PEB-040]', async () => {
    const flags = {
      G: 'show_gunite',
      P: 'show_pebble',
      W: 'show_warranty',
      H: 'show_gunite_history',
      p: 'show_pebble_prep',
      a: 'show_pebble_application',
      d: 'show_pebble_detail',
      s: 'show_pebble_slurry',
      B: 'show_boulder',
    };
    const statuses = (await rows('select * from lookup_job_status order by id')).map(
      (row) =>
        `${row.id} ${row.name}: ${Object.entries(flags)
          .filter(([, flag]) => row[flag] === true)
          .map(([letter]) => letter)
          .join('')}`,
    );
    expect(statuses).toEqual([
      '1 Complete: GPWHpadsB',
      '2 Pending: GPWHpadsB',
      '3 On Hold: GPWHpadsB',
      '4 Weeping: GPHa',
      '5 Prep Complete: pd',
      '6 Cancelled: GPWHpadsB',
      '7 Ready to Apply: Pa',
      '8 Ready to Shoot: G',
      '9 Needs Inspection: GP',
      '10 Scheduled: W',
      '11 To Be Scheduled: W',
      '12 Waiting on Materials: PW',
      '13 Waiting on Homeowner: W',
      '14 Return Visit Needed: W',
      '15 Under Review: W',
      '16 Needs Quote: W',
      '17 Weather Delay: GP',
      '18 Ready for Prep: P',
      '19 Awaiting Builder: GPWH',
      '20 Not Applicable: GPB',
    ]);
  });

  it('are named as rules and boards name them: statuses, gunite days with the cave in, orders, and the colours of their markers [CON-011]', async () => {
    const statuses = await rows('select id, name from lookup_job_status');
    const nameOf = (id: number): unknown => statuses.find((row) => row.id === id)?.name;
    expect(statuses.map(({ id, name }) => [id, name])).toEqual(
      statuses.map(({ id }) => [id, STATUS_TABLE[Number(id)]?.name.en]),
    );
    expect(
      [
        STATUS.PREP_COMPLETE,
        STATUS.CANCELLED,
        STATUS.READY_TO_APPLY,
        8,
        9,
        STATUS.SCHEDULED,
        STATUS.TO_BE_SCHEDULED,
        12,
        13,
        14,
        15,
        16,
        17,
        18,
        STATUS.NOT_APPLICABLE,
      ].map(nameOf),
    ).toEqual([
      'Prep Complete',
      'Cancelled',
      'Ready to Apply',
      'Ready to Shoot',
      'Needs Inspection',
      'Scheduled',
      'To Be Scheduled',
      'Waiting on Materials',
      'Waiting on Homeowner',
      'Return Visit Needed',
      'Under Review',
      'Needs Quote',
      'Weather Delay',
      'Ready for Prep',
      'Not Applicable',
    ]);
    const types = (await rows('select id, name from lookup_gunite_history_type order by id')).map(({ id, name }) =>
      guniteTypeName({ id: Number(id), name: String(name) }),
    );
    expect(types).toEqual(['Day 1', 'Day 2', 'Day 3', 'Cave In', 'Day 5', 'Day 6', 'Day 7', 'Day 8', 'Flash']);
    expect(boardConfig('gunite', 'week').headings.weeping.en).toBe('Cave in');
    expect(await names('lookup_job_order')).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((order) => `${order} ${order}`));
    expect([
      LEGEND.length,
      new Set(LEGEND.map(({ color }) => color)).size,
      LEGEND.find(({ kind, is_assigned }) => kind === 'gunite_day_1' && is_assigned === true)?.color,
    ]).toEqual([23, 23, 'cyan']);
  });

  it('are the three job categories [CON-001]', async () => {
    expect(await names('lookup_job_category')).toEqual(['1 Gunite', '2 Pebble', '3 Warranty']);
  });

  it('are the pebble phases, 0 for warranty at the end [CON-002 PEB-008]', async () => {
    expect(await names('lookup_pebble_phase_type')).toEqual(['1 Prep', '2 App', '3 Detail', '5 Slurry', '0 Warranty']);
  });

  it('are the gunite types Day 1 to Day 8 and Flash', async () => {
    expect(await names('lookup_gunite_history_type')).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((day) => `${day} Day ${day}`),
      '9 Flash',
    ]);
  });

  it('are the company divisions [LKP-007 CON-007]', async () => {
    expect(await names('lookup_company_division')).toEqual([
      '1 Office',
      '2 Gunite',
      '3 Pebble',
      '4 Boulder Creations',
      '5 Warranty',
    ]);
  });

  it('give every colour its material, and every slurry pickup whether it is active [LKP-008]', async () => {
    const colors = await rows(
      'select material.name, count(*)::int as colors from lookup_pebble_color color join lookup_material_type material on material.id = color.material_type_id group by material.id, material.name order by material.id',
    );
    expect(colors.map(({ name, colors }) => `${name} ${colors}`)).toEqual([
      'Pebble 8',
      'Mini Pebble 6',
      'Beadcrete 5',
      'Quartz 4',
      'Plaster 4',
    ]);
    expect((await rows('select name from lookup_slurry_pickup where not is_active')).map(({ name }) => name)).toEqual([
      'Builder',
    ]);
  });

  it('name "Other" 99999 and leave it out of the count of ids [LKP-014 CON-009]', async () => {
    expect((await names('lookup_slurry_type')).at(-1)).toBe('99999 Other');
    const [made] = await rows(
      "insert into lookup_slurry_type (name, sort_order) values ('Vacuum Truck', 9) returning id",
    );
    expect(made?.id).toBe(5);
  });

  it('have document tags with an inactive one, and the places of the map [LKP-009]', async () => {
    expect(await rows('select id, name, is_active from lookup_document_tag where id in (1, 19) order by id')).toEqual([
      { id: 1, name: 'Plan', is_active: true },
      { id: 19, name: 'Legacy Scan', is_active: false },
    ]);
    expect(await rows("select lat::float, lon::float, zoom from lookup_location where name = 'Houston'")).toEqual([
      { lat: 29.7604, lon: -95.3698, zoom: 9 },
    ]);
  });

  it('stay as an administrator edited them when the server starts again', async () => {
    await database.pool.query("update lookup_priority set name = 'Very High' where id = 1");
    await database.pool.query('delete from lookup_city where id = 25');
    await seedLookups(database.db, { environment: 'prod' });
    expect(await names('lookup_priority')).toEqual(['1 Very High', '2 High', '3 Normal', '4 Low']);
    expect((await names('lookup_city')).at(-1)).toBe('25 Tomball');
  });

  it('refuse a second row of the same name, whatever its case', async () => {
    await expect(database.pool.query("insert into lookup_city (name) values ('KATY')")).rejects.toMatchObject({
      constraint: 'lookup_city_name_key',
    });
    await expect(
      database.pool.query("insert into lookup_pebble_color (name, material_type_id) values ('gulf blue', 1)"),
    ).rejects.toMatchObject({ constraint: 'lookup_pebble_color_name_key' });
    await database.pool.query("insert into lookup_pebble_color (name, material_type_id) values ('Gulf Blue', 2)");
  });
});

describe('the company of the homeowners', () => {
  it('is 386 in production and 0 elsewhere, and the next builder gets an id above it [BLDR-012]', async () => {
    expect(await rows('select id, company_name from customer')).toEqual([{ id: 386, company_name: 'Homeowner' }]);
    await seedLookups(database.db, { environment: 'staging' });
    expect(await rows('select id from customer order by id')).toEqual([{ id: 0 }, { id: 386 }]);
    const [made] = await rows("insert into customer (company_name) values ('Larkmere Pools') returning id");
    expect(made?.id).toBe(387);
  });
});
