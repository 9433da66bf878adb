import { beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, isField, workOrderType } from '#domain/workOrders/workOrderTypes';
import { testDatabase } from '../support/database';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls, refusedFields, type Fields } from '../support/jobCalls';

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);
beforeAll(async () => {
  await addPeople(database);
  await database.pool.query(
    "insert into crew (id, name, subdivision, lookup_company_division_id) values (7031, 'Detail X', 'Detail', 3)",
  );
});

const START = 'mutation ($type: String!, $id: Int!) { startWorkOrder(type: $type, job_detail_id: $id) }';

/** The fields of some values, and those of the rows inside of them, as a selection. */
const selectionOf = (values: Fields): string =>
  Object.entries(values)
    .map(([name, value]) => (Array.isArray(value) ? `${name} { ${selectionOf(value[0])} }` : name))
    .join(' ');

interface Kind {
  type: string;
  category: number;
  name: string;
  argument: string;
}
/** Starts an order of a new sub-job, and saves it. */
const saveNew = async ({ type, category, name, argument }: Kind, values: Fields) => {
  const job = await jobs.create({
    name: 'Oak',
    company: { id: 700 },
    sub_jobs: [{ job_category: { id: category } }],
  });
  const id = rootOf<number>(await ask('office', START, { type, id: firstSubJob(job).id }), 'startWorkOrder');
  const save = `mutation ($id: Int!, $it: ${name}Patch!) { it: update${name}(id: $id, ${argument}: $it) { id } }`;
  return { id, saved: await ask('office', save, { id, it: { version: 1, ...values } }) };
};

/** Saves a new order with these values, and answers what is read of them afterwards. */
const recorded = async (kind: Kind, values: Fields, answers: Fields = {}): Promise<unknown> => {
  const { id, saved } = await saveNew(kind, { ...answers, ...values });
  rootOf(saved, 'it');
  const { name } = kind;
  const read = `query ($id: Int!) { it: ${name.replace(/^./, (first) => first.toLowerCase())}(id: $id) { ${selectionOf(values)} } }`;
  return rootOf(await ask('office', read, { id }), 'it');
};

const CREW_MEMBERS = [{ employee_id: 7101, hours: 7.5, role: 'Nozzle' }];
const TIMES = { on_job: '07:00', leave_job: '15:30', driver_in: '06:30', driver_out: '16:00' };

const DAILY = { type: 'daily', category: 2, name: 'PebbleDailyWorkOrder', argument: 'pebble_daily_work_order' };
const REPAIR = { type: 'repair', category: 3, name: 'WarrantyWorkOrder', argument: 'warranty_work_order' };

/** What orders of all types have beside what they are about. */
const SHARED = {
  driver_in: '06:30',
  on_job: '07:00',
  break_start: '11:45',
  break_end: '12:15',
  leave_job: '15:30',
  driver_out: '16:00',
  mileage_one_way: 12.5,
  invoice_number: 'INV-204',
};
const KINDS = [
  { type: 'gunite', category: 1, name: 'GuniteWorkOrder', argument: 'gunite_work_order' },
  { type: 'boulder', category: 1, name: 'BoulderWorkOrder', argument: 'boulder_work_order' },
  { type: 'pebble', category: 2, name: 'PebbleWorkOrder', argument: 'pebble_work_order' },
  { type: 'prep', category: 2, name: 'PrepWorkOrder', argument: 'prep_work_order' },
  DAILY,
  REPAIR,
];

/** What an order of a type is not saved without. */
const answersOf = (type: string): Fields =>
  Object.fromEntries<unknown>(
    entriesOf(workOrderType(type) ?? { sections: [] })
      .filter(isField)
      .filter(({ asks }) => asks !== undefined)
      .filter(({ kind }) => kind !== 'date')
      .map(({ name, kind, choices }) => [name, kind === 'answer' ? false : (choices?.[0] ?? 'Done')]),
  );

describe('a work order keeps', () => {
  it.each(KINDS)(
    'of $type, as of every type: the ways of its day, its break, its miles and its invoice [WO-005]',
    async (kind) => {
      expect(await recorded(kind, SHARED, answersOf(kind.type))).toEqual(SHARED);
    },
  );

  it('of gunite: dimensions, spa flags, pads, beams, walls, steel, yards and crew members [WO-007]', async () => {
    const values = {
      perimeter: 92.5,
      spa_perimeter: 24,
      length: 30,
      width: 15,
      depth_low: 3.5,
      depth_mid: 5,
      depth_high: 8,
      surface_area: 640,
      is_spa: true,
      is_spa_raised: true,
      spa_raised_height: 18,
      spa_depth: 3.5,
      is_spa_negative_edge: false,
      is_spa_rolled_edge: true,
      pads: [{ pad_type: 'Heater', length: 4, width: 3, thickness: 6 }],
      beams: [{ beam_type: 'Grade', length: 12, width: 10, height: 14 }],
      walls: [{ wall_type: 'Retaining', length: 9, height: 30, thickness: 8 }],
      take_off_form_and_finish: 'Yes',
      steel_bar_size: '#4',
      steel_spacing: 12,
      steel_pieces: 40,
      is_steel_okay: true,
      steel_notes: 'Tied on Monday',
      loads: [{ truck_number: '12', ticket_number: 'T-9', yards: 38.5, arrived: '08:10' }],
      yards_ordered: 40,
      yards_shot: 38.5,
      yards_wasted: 1.5,
      flash_yards: 2,
      crew_members: CREW_MEMBERS,
    };
    const gunite = { type: 'gunite', category: 1, name: 'GuniteWorkOrder', argument: 'gunite_work_order' };
    expect(await recorded(gunite, values)).toEqual(values);
  });

  it('of boulders: cement used, steel pieces, driver times and crew [WO-008]', async () => {
    const values = {
      cement_bags_used: 14,
      cement_color: 'Tan',
      sand_yards: 1.5,
      steel_pieces: 6,
      steel_bar_size: '#3',
      ...TIMES,
      crew_members: CREW_MEMBERS,
    };
    const boulder = { type: 'boulder', category: 1, name: 'BoulderWorkOrder', argument: 'boulder_work_order' };
    expect(await recorded(boulder, values)).toEqual(values);
  });

  it('of pebble: measurements, color additions, fittings, drains, rope anchors, spa, slurry, times, material and crew [WO-009]', async () => {
    const { rows } = await database.pool.query<
      Record<'color' | 'additive' | 'material' | 'spa' | 'slurry' | 'vgb', number>
    >(
      `select (select min(id) from lookup_pebble_color) as color, (select min(id) from lookup_pebble_color_additive) as additive,
        (select min(id) from lookup_material_type) as material, (select min(id) from lookup_spa_type) as spa,
        (select min(id) from lookup_slurry_pickup) as slurry, (select min(id) from lookup_vgb_main_drain_provider) as vgb`,
    );
    const [some] = rows;
    const values = {
      app_date: '2026-04-02',
      pebble_perimeter: 92.5,
      spa_perimeter: 24.25,
      depth_low: 3.5,
      depth_mid: 5,
      depth_high: 8,
      surface_area: 640,
      interior_area: 615.5,
      color_additions: [
        {
          material_type_id: some?.material,
          color_id: some?.color,
          notes: 'Steps',
          additions: [{ additive_id: some?.additive }],
        },
      ],
      fittings_pool: 4,
      fittings_spa: 3,
      fittings_other: 2,
      eyeballs_pool: 6,
      eyeballs_spa: 5,
      eyeballs_slotted: 1,
      umbrella_sleeves: 7,
      in_floor_nozzles: 8,
      is_install_finish_floor_nozzles: true,
      vgb_main_drains: 2,
      vgb_main_drains_by_id: some?.vgb,
      channel_drain: 12.25,
      is_update_channel_drain: false,
      rope_anchors: 9,
      is_spa: true,
      spa_type_id: some?.spa,
      spa_depth: 3.25,
      spillway_width: 18,
      is_negative_oversized_spa: false,
      is_chip_out: true,
      is_bond_kote: false,
      is_trim_tile: true,
      tile_information: 'Cobalt',
      is_dos_tiradas: false,
      is_luces_okay: true,
      is_slurry_pickup: true,
      slurry_pickup_type_id: some?.slurry,
      slurry_notes: 'Two totes',
      ...TIMES,
      material_used: [
        {
          material_type_id: some?.material,
          color_id: some?.color,
          batches_used: 19.5,
          additions: [{ additive_id: some?.additive, bags_used: 2.5 }],
        },
      ],
      crew_members: CREW_MEMBERS,
    };
    const pebble = { type: 'pebble', category: 2, name: 'PebbleWorkOrder', argument: 'pebble_work_order' };
    expect(await recorded(pebble, values)).toEqual(values);
  });

  it('of a day of pebble: its dates and crews [WO-010]', async () => {
    const values = {
      prep_date: '2026-04-01',
      prep_crew_id: 7011,
      app_date: '2026-04-02',
      app_crew_id: 7021,
      detail_date: '2026-04-03',
      detail_crew_id: 7031,
      work_performed: 'Chipped the steps',
      crew_members: CREW_MEMBERS,
    };
    expect(await recorded(DAILY, values)).toEqual(values);
  });

  it('of prep: its dates and crews, and what was made ready [WO-010]', async () => {
    const values = {
      work_order_date: '2026-04-01',
      crew_id: 7011,
      prep_date: '2026-04-01',
      prep_crew_id: 7011,
      app_date: '2026-04-02',
      app_crew_id: 7021,
      is_pool_drained: true,
      is_chip_out: false,
      chip_out_area: 12.5,
      bond_kote_bags: 3,
      work_notes: 'Plugged the returns',
      ...TIMES,
      crew_members: CREW_MEMBERS,
    };
    const prep = { type: 'prep', category: 2, name: 'PrepWorkOrder', argument: 'prep_work_order' };
    expect(await recorded(prep, values)).toEqual(values);
  });

  it('of a repair: dates, crews, problem, solution and color additions [WO-011]', async () => {
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from lookup_pebble_color where is_active order by id limit 1',
    );
    const values = {
      date_completed: '2026-04-09',
      gunite_application_date: '2026-04-06',
      gunite_crew_id: 7041,
      app_date: '2026-04-07',
      app_crew_id: 7021,
      detail_date: '2026-04-08',
      problem_description: 'Spot etching at the steps',
      solution: 'Sanded and sealed',
      work_performed: 'Sanded',
      color_additions: [{ color_id: rows[0]?.id, notes: 'steps', batches_used: 0.5 }],
      crew_members: CREW_MEMBERS,
    };
    expect(await recorded(REPAIR, values)).toEqual(values);
  });
});

describe('a work order is refused in words', () => {
  it.each([['daily', DAILY] as const, ['repair', REPAIR] as const])(
    'without what was done, of a %s order, and with too long an invoice number [WO-012 WO-014]',
    async (_name, kind) => {
      const silent = await saveNew(kind, {
        work_performed: '  ',
        [kind === DAILY ? 'is_work_section_complete' : 'is_solution_section_complete']: true,
      });
      expect(refusedFields(silent.saved)).toMatchObject({ work_performed: 'Work Performed is required' });
      const long = await saveNew(kind, { work_performed: 'Sanded', invoice_number: '9'.repeat(21) });
      expect(refusedFields(long.saved)).toEqual({ invoice_number: 'Must be 20 characters or less.' });
    },
  );

  it('with a date that is none, or no date', async () => {
    const none = await saveNew(DAILY, { work_performed: 'Chipped', work_order_date: null });
    expect(refusedFields(none.saved)).toEqual({ work_order_date: 'Must be a valid date.' });
    const { saved } = await saveNew(DAILY, { work_performed: 'Chipped', work_order_date: '2026-02-30' });
    expect(refusedFields(saved)).toEqual({ work_order_date: 'Must be a valid date.' });
  });
});
