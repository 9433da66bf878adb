import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { newAction } from '../../src/offline/sync/newAction';
import { addPeople, firstSubJob, jobCalls, type Fields, type SavedJob } from '../support/jobCalls';
import { TEST_TODAY } from '../support/clock';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);

interface Order {
  id: number;
  version: number;
  [field: string]: unknown;
}

const codeOf = ({ errors }: Answered) => errors[0]?.extensions.code;
const faultsOf = ({ errors }: Answered) => errors[0]?.extensions.fields?.map(({ path, message }) => [path, message]);
const START = 'mutation ($type: String!, $id: Int!) { startWorkOrder(type: $type, job_detail_id: $id) }';
const start = (type: string, id: number, as = 'office'): Promise<Answered> => ask(as, START, { type, id });

const READ = {
  gunite:
    '{ id version job_id job_detail_id created_date is_complete completed_date work_order_date crew_id pool_type_id depth_low yards_shot loads { id yards truck_number } take_off_form_and_finish }',
  pebble: `{ id version app_date work_order_date crew_id foreman_id depth_low pebble_perimeter interior_area tile_information is_trim_tile is_slurry_pickup umbrella_sleeves
    color_additions { id color_id notes additions { id additive_id } }
    material_used { id client_key material_type_id color_id batches_used additions { id client_key additive_id bags_used } } }`,
  prep: '{ id version job_detail_id work_order_date crew_id foreman_id prep_date is_complete completed_date on_job notes }',
} as const;
type Kind = keyof typeof READ;
const NAME = { gunite: 'GuniteWorkOrder', pebble: 'PebbleWorkOrder', prep: 'PrepWorkOrder' } as const;
const argument = (kind: Kind) => `${kind}_work_order`;
const read = async (kind: Kind, id: number, as = 'office'): Promise<Order> =>
  rootOf<Order>(await ask(as, `query ($id: Int!) { it: ${kind}WorkOrder(id: $id) ${READ[kind]} }`, { id }), 'it');
const trySave = (kind: Kind, id: number, values: Fields, as = 'office'): Promise<Answered> =>
  ask(
    as,
    `mutation ($id: Int!, $it: ${NAME[kind]}Patch!) { it: update${NAME[kind]}(id: $id, ${argument(kind)}: $it) ${READ[kind]} }`,
    { id, it: values },
  );
const save = async (kind: Kind, id: number, values: Fields, as = 'office'): Promise<Order> =>
  rootOf<Order>(await trySave(kind, id, values, as), 'it');
const startedFor = async (kind: Kind, job: SavedJob): Promise<Order> =>
  read(kind, rootOf<number>(await start(kind, firstSubJob(job).id), 'startWorkOrder'));

const subJob = (category: number, more: Fields = {}): Promise<SavedJob> =>
  jobs.create({ name: 'Oak', company: { id: 700 }, sub_jobs: [{ job_category: { id: category }, ...more }] });

const ANSWERS = {
  is_install_finish_floor_nozzles: false,
  is_negative_oversized_spa: false,
  is_chip_out: false,
  is_bond_kote: false,
  is_trim_tile: true,
  is_dos_tiradas: false,
  is_luces_okay: true,
  is_slurry_pickup: false,
};
const PREP_SECTIONS = ['info', 'time', 'crew', 'dates', 'work'];
const allSections = (on: boolean) =>
  Object.fromEntries(PREP_SECTIONS.map((name) => [`is_${name}_section_complete`, on]));

let employee = 0;
let material = 0;
let color = 0;
let additive = 0;
const firstId = async (table: string): Promise<number> => {
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from ${table} where is_active order by id limit 1`,
  );
  return rows[0]?.id ?? 0;
};

beforeAll(async () => {
  await addPeople(database);
  await database.pool.query("update app_user set employee_id = 7101 where email = 'subcontractor@trowel.test'");
  invalidateActors();
  employee = 7101;
  material = await firstId('lookup_material_type');
  color = await firstId('lookup_pebble_color');
  additive = await firstId('lookup_pebble_color_additive');
});

describe('startWorkOrder', () => {
  it('takes over what the sub-job, its crew row and its presite call by the same name [WO-028]', async () => {
    const job = await subJob(2, {
      depth_low: 3.5,
      pebble_perimeter: 92.5,
      pebble_details: {
        tile_information: 'Blue 6x6',
        is_trim_tile: true,
        notes: 'of the office',
        color_additions: [{ color: { id: color }, notes: 'shallow end' }],
        crew_information: [{ phase_type: { id: 2 }, date: '2026-04-01', crew: { id: 7021 } }],
      },
      presite: { umbrella_sleeves: 2 },
    });
    const order = await startedFor('pebble', job);
    expect(order).toMatchObject({
      version: 1,
      work_order_date: '2026-04-01',
      depth_low: 3.5,
      pebble_perimeter: 92.5,
      tile_information: 'Blue 6x6',
      is_trim_tile: true,
      is_slurry_pickup: null,
      umbrella_sleeves: 2,
      color_additions: [{ color_id: color, notes: 'shallow end' }],
      material_used: [],
    });
  });

  it('is not needed for the form of a new order, whose first save makes it with the same, and once [FLD-011 WO-028]', async () => {
    const job = await subJob(2, {
      depth_low: 3.5,
      pebble_details: {
        color_additions: [{ color: { id: color }, notes: 'shallow end' }],
        crew_information: [{ phase_type: { id: 2 }, date: '2026-04-01', crew: { id: 7021 } }],
      },
    });
    const { id } = firstSubJob(job);
    // Whoever the sub-job names stays on its order, also when not active any more.
    await database.pool.query('update crew set is_active = false where id = 7021');
    const begins = async (as: string, type: string) =>
      ask(
        as,
        'query ($id: Int!, $type: String!) { it: workOrdersOf(job_detail_id: $id) { items { id } new_order(type: $type) } }',
        { id, type },
      );
    const looked = rootOf<{ items: object[]; new_order: Fields }>(await begins('office', 'pebble'), 'it');
    expect(looked).toMatchObject({
      items: [],
      new_order: {
        job_detail_id: id,
        depth_low: 3.5,
        crew_id: 7021,
        // No list offers it any more.
        crew: { id: 7021, name: expect.any(String), is_active: false },
        color_additions: [{ color_id: color, notes: 'shallow end', additions: [] }],
      },
    });
    expect(rootOf<{ items: object[] }>(await begins('office', 'pebble'), 'it').items).toEqual([]);
    expect(faultsOf(await begins('office', 'gunite'))).toEqual([['job_detail_id', 'Is not valid.']]);
    expect(faultsOf(await begins('office', 'plumbing'))).toEqual([['type', expect.stringMatching(/^Must be one of/)]]);

    const [own] = looked.new_order.color_additions as Fields[];
    const { id: of, additions: _none, ...colored } = own ?? {};
    const { crew: _crew, foreman: _foreman, ...begun } = looked.new_order;
    const it = {
      ...begun,
      color_additions: [{ ...colored, client_key: `copy of ${String(of)}`, additions: [] }],
    };
    const CREATE = `mutation ($it: PebbleWorkOrderInput!) { saved: createPebbleWorkOrder(pebble_work_order: $it) { id version depth_low notes crew_id color_additions { id client_key } } }`;
    const key = newAction();
    const made = rootOf<Order>(await ask('office', CREATE, { it: { ...it, notes: 'morning' } }, key), 'saved');
    expect(made).toMatchObject({ version: 1, depth_low: 3.5, crew_id: 7021, notes: 'morning' });
    // A phone that died over the answer sends it again, by then with more: it learns what it has made.
    const again = await ask('office', CREATE, { it: { ...it, notes: 'evening' } }, key);
    expect(codeOf(again)).toBe('IDEMPOTENCY_MISMATCH');
    expect(again.errors[0]?.extensions.answer).toMatchObject({ data: { saved: made } });
    expect(rootOf<{ items: object[] }>(await begins('office', 'pebble'), 'it').items).toEqual([{ id: made.id }]);
    await database.pool.query('update crew set is_active = true where id = 7021');
  });

  it('is made by its first save with what nobody types into it: the days of the visit [FLD-011 WO-028]', async () => {
    const { id } = firstSubJob(await subJob(3));
    await database.pool.query('insert into warranty_schedule (job_detail_id, start, "end") values ($1, $2, $3)', [
      id,
      '2026-04-02 08:00',
      '2026-04-02 16:00',
    ]);
    const CREATE = `mutation ($it: WarrantyWorkOrderInput!) { saved: createWarrantyWorkOrder(warranty_work_order: $it) { scheduled_start scheduled_end problem_description } }`;
    const it = {
      job_detail_id: id,
      work_order_date: TEST_TODAY,
      work_performed: 'Patched',
      problem_description: 'Crack',
    };
    expect(rootOf<Fields>(await ask('office', CREATE, { it }), 'saved')).toEqual({
      scheduled_start: '2026-04-02',
      scheduled_end: '2026-04-02',
      problem_description: 'Crack',
    });
  });

  it('is made by its first save with what a role does not see or change; what it can leave out stays out [FLD-011 WO-028 USR-018]', async () => {
    const { id } = firstSubJob(await subJob(2, { depth_low: 3.5, depth_high: 8, pebble_perimeter: 92.5 }));
    await database.pool.query(`insert into role_field_limit (role_id, entity, field, access)
      select role_id, 'pebble_work_order', field, access from app_user,
      (values ('depth_low', 'hidden'), ('depth_high', 'read_only')) as limited (field, access) where email = 'office@trowel.test'`);
    invalidateActors();
    const limited = openGraphql(database);
    const CREATE = `mutation ($it: PebbleWorkOrderInput!) { saved: createPebbleWorkOrder(pebble_work_order: $it) { id } }`;
    const made = rootOf<Order>(
      await limited('office', CREATE, { it: { job_detail_id: id, work_order_date: TEST_TODAY } }),
      'saved',
    );
    await database.pool.query('delete from role_field_limit');
    invalidateActors();
    const { rows } = await database.pool.query(
      'select depth_low, depth_high, pebble_perimeter from pebble_work_order where id = $1',
      [made.id],
    );
    expect(rows).toEqual([{ depth_low: 3.5, depth_high: 8, pebble_perimeter: null }]);
  });

  it('keeps what a role does not see of the rows that its sub-job gives it, and tells it to nobody without the right [FLD-011 USR-018]', async () => {
    const lists = await database.pool.query<{ color: number; material: number; additive: number }>(
      `select (select min(id) from lookup_pebble_color) as color, (select min(id) from lookup_material_type) as material,
        (select min(id) from lookup_pebble_color_additive) as additive`,
    );
    const { color = 0, material = 0, additive = 0 } = lists.rows[0] ?? {};
    const job = await subJob(2, {
      pebble_details: {
        color_additions: [
          { material_type: { id: material }, color: { id: color }, notes: 'Deep end', additions: [{ id: additive }] },
        ],
      },
    });
    const { id } = firstSubJob(job);
    await database.pool.query(`insert into role_field_limit (role_id, entity, field, access)
      select role_id, entity, field, access from app_user, (values ('pebble_work_order_color', 'color_id', 'hidden'),
        ('pebble_work_order_color', 'notes', 'read_only'), ('pebble_work_order_color_addition', 'additive_id', 'hidden'))
        as limited (entity, field, access) where email = 'office@trowel.test'`);
    invalidateActors();
    const limited = openGraphql(database);
    const begins = rootOf<{ new_order: { color_additions: { id: number; additions: { id: number }[] }[] } }>(
      await limited(
        'office',
        'query ($id: Int!) { place: workOrdersOf(job_detail_id: $id) { new_order(type: "pebble") } }',
        { id },
      ),
      'place',
    ).new_order.color_additions;
    expect(begins).toMatchObject([{ color_id: null, notes: 'Deep end', additions: [{ additive_id: null }] }]);
    const CREATE = `mutation ($it: PebbleWorkOrderInput!) { saved: createPebbleWorkOrder(pebble_work_order: $it) { id } }`;
    const rows = begins.map((row) => ({
      client_key: `copy of ${row.id}`,
      material_type_id: material,
      additions: row.additions.map((one) => ({ client_key: `copy of ${one.id}` })),
    }));
    const it = {
      job_detail_id: id,
      work_order_date: TEST_TODAY,
      color_additions: [...rows, { client_key: 'copy of 999999' }],
    };
    const made = rootOf<Order>(await limited('office', CREATE, { it }), 'saved');
    await database.pool.query('delete from role_field_limit');
    invalidateActors();
    const stored = await database.pool.query(
      `select c.color_id, c.notes, a.additive_id from pebble_work_order_color c
        left join pebble_work_order_color_addition a on a.pebble_work_order_color_id = c.id
        where c.pebble_work_order_id = $1 order by c.id`,
      [made.id],
    );
    expect(stored.rows).toEqual([
      { color_id: color, notes: 'Deep end', additive_id: additive },
      { color_id: null, notes: null, additive_id: null },
    ]);
  });

  it('refuses a type that does not exist, or that the category does not have', async () => {
    const job = await subJob(2);
    expect(faultsOf(await start('plumbing', firstSubJob(job).id))).toEqual([
      ['type', 'Must be one of gunite, boulder, pebble, daily, prep, repair.'],
    ]);
    expect(faultsOf(await start('gunite', firstSubJob(job).id))).toEqual([['job_detail_id', 'Is not valid.']]);
    expect(codeOf(await start('pebble', 2_000_000_000))).toBe('NOT_FOUND');
  });
});

describe('a prep order', () => {
  const prepOrders = async (job: SavedJob): Promise<number> => {
    const { rows } = await database.pool.query('select id from prep_work_order where job_detail_id = $1', [
      firstSubJob(job).id,
    ]);
    return rows.length;
  };
  const withPrep = (row: Fields, more: Fields = {}) =>
    subJob(2, { pebble_details: { crew_information: [{ phase_type: { id: 1 }, ...row }], ...more } });

  it('is started once the Prep row has crew and date, and never twice [WO-028]', async () => {
    const job = await withPrep({ date: '2026-04-02' });
    expect(await prepOrders(job)).toBe(0);
    const { id, version, pebble_details } = firstSubJob(job);
    const [row] = pebble_details?.crew_information ?? [];
    const saved = await jobs.tryUpdate(job.id, {
      sub_jobs: [
        {
          id,
          version,
          pebble_details: {
            crew_information: [{ id: row?.id, phase_type: { id: 1 }, date: '2026-04-02', crew: { id: 7011 } }],
          },
        },
      ],
    });
    expect(saved.errors).toEqual([]);
    expect(await prepOrders(job)).toBe(1);
    const again = await withPrep({ date: '2026-04-02', crew: { id: 7011 } });
    expect(await prepOrders(again)).toBe(1);
  });

  it('is not started where no prep is printed [WO-024]', async () => {
    expect(
      await prepOrders(await withPrep({ date: '2026-04-02', crew: { id: 7011 } }, { is_no_prep_print: true })),
    ).toBe(0);
  });
});

describe('saving a work order', () => {
  it('asks for what the spec asks for, at the row it is missing in [WO-015 WO-016 WO-017 WO-018]', async () => {
    const order = await startedFor('pebble', await subJob(2));
    const faults = faultsOf(
      await trySave('pebble', order.id, {
        version: 1,
        ...ANSWERS,
        is_slurry_pickup: true,
        is_bond_kote: null,
        is_conditions_section_complete: true,
        is_slurry_section_complete: true,
        material_used: [{ client_key: 'a', additions: [{ client_key: 'b' }] }],
      }),
    );
    expect(faults).toEqual([
      ['is_bond_kote', 'Required'],
      ['slurry_pickup_type_id', 'Must select slurry pickup type'],
      ['material_used.0.material_type_id', 'Material Type is required'],
      ['material_used.0.color_id', 'Color is required'],
      ['material_used.0.batches_used', 'Batches Used is required'],
      ['material_used.0.additions.0.additive_id', 'Additive is required'],
      ['material_used.0.additions.0.bags_used', 'Bags Used is required'],
    ]);
    expect((await read('pebble', order.id)).version).toBe(1);
  });

  it('stores the times of a morning while questions are open, and completes no section without their answers [FLD-011]', async () => {
    const order = await startedFor('pebble', await subJob(2));
    const noon = await save('pebble', order.id, { version: 1, on_job: '07:00', is_time_section_complete: false });
    expect(noon).toMatchObject({ version: 2, is_slurry_pickup: null });
    const answered = { version: noon.version, ...ANSWERS, is_bond_kote: null };
    expect(faultsOf(await trySave('pebble', order.id, { ...answered, is_conditions_section_complete: true }))).toEqual([
      ['is_bond_kote', 'Required'],
    ]);
    expect(await save('pebble', order.id, answered)).toMatchObject({ version: 3, is_slurry_pickup: false });
  });

  it('keeps rows inside of rows, and what a patch leaves out', async () => {
    const order = await startedFor('pebble', await subJob(2));
    const row = (key: string, bags: number[]) => ({
      client_key: key,
      material_type_id: material,
      color_id: color,
      batches_used: 2.5,
      additions: bags.map((bags_used) => ({ client_key: `${key}${bags_used}`, additive_id: additive, bags_used })),
    });
    const first = await save('pebble', order.id, {
      version: 1,
      ...ANSWERS,
      material_used: [row('a', [1, 2]), row('b', [])],
    });
    expect(first.material_used).toMatchObject([
      { client_key: 'a', batches_used: 2.5, additions: [{ bags_used: 1 }, { bags_used: 2 }] },
      { client_key: 'b', additions: [] },
    ]);
    const [a] = first.material_used as { id: number; additions: { id: number }[] }[];
    const second = await save('pebble', order.id, {
      version: first.version,
      material_used: [{ id: a?.id, batches_used: 3, additions: [{ id: a?.additions[1]?.id, bags_used: 7 }] }],
    });
    expect(second.material_used).toMatchObject([
      {
        id: a?.id,
        color_id: color,
        batches_used: 3,
        additions: [{ id: a?.additions[1]?.id, additive_id: additive, bags_used: 7 }],
      },
    ]);
    const third = await save('pebble', order.id, { version: second.version, tile_information: 'Green' });
    expect(third).toMatchObject({ tile_information: 'Green', material_used: second.material_used });
  });

  it('sums the loads, and computes the interior area as the plan is', async () => {
    const order = await startedFor('gunite', await subJob(1));
    const saved = await save('gunite', order.id, {
      version: 1,
      take_off_form_and_finish: 'Yes',
      loads: [
        { truck_number: '4', yards: 9.1 },
        { truck_number: '7', yards: 9.2 },
      ],
    });
    expect(saved).toMatchObject({ yards_shot: 18.3, loads: [{ yards: 9.1 }, { yards: 9.2 }] });
    const pebble = await startedFor('pebble', await subJob(2));
    expect(
      await save('pebble', pebble.id, {
        version: 1,
        ...ANSWERS,
        depth_low: 3,
        depth_high: 6,
        pebble_perimeter: 100,
        surface_area: 400,
      }),
    ).toMatchObject({ interior_area: 850 });
  });

  it('refuses words that are no choice, times out of order and an invoice number of 21 characters [WO-012 WO-013]', async () => {
    const order = await startedFor('gunite', await subJob(1));
    expect(faultsOf(await trySave('gunite', order.id, { version: 1, is_walls_section_complete: true }))).toContainEqual(
      ['take_off_form_and_finish', '"Take Off Form and Finish" selection required'],
    );
    expect(
      faultsOf(
        await trySave('gunite', order.id, {
          version: 1,
          take_off_form_and_finish: 'Maybe',
          invoice_number: '1'.repeat(21),
          on_job: '25:00',
        }),
      )?.map(([path]) => path),
    ).toEqual(expect.arrayContaining(['take_off_form_and_finish', 'invoice_number', 'on_job']));
    expect(
      faultsOf(
        await trySave('gunite', order.id, {
          version: 1,
          take_off_form_and_finish: 'No',
          on_job: '08:00',
          leave_job: '07:45',
        }),
      ),
    ).toEqual([['leave_job', 'Times must be in order: Leave Job 07:45 does not follow On Job 08:00.']]);
  });

  it('completes with its last section, and is read-only until somebody who edits the sub-job opens one [WO-027]', async () => {
    const job = await subJob(2, {
      pebble_details: {
        crew_information: [{ phase_type: { id: 1 }, date: '2026-04-02', crew: { id: 7011 }, foreman: { id: 7101 } }],
      },
    });
    const id = Number(
      (
        await database.pool.query<{ id: number }>('select id from prep_work_order where job_detail_id = $1', [
          firstSubJob(job).id,
        ])
      ).rows[0]?.id,
    );
    expect(faultsOf(await trySave('prep', id, { version: 1, ...allSections(true) }))).toEqual([
      ['is_time_section_complete', 'Complete this section first: On Job, Leave Job'],
      ['is_crew_section_complete', 'Complete this section first: Crew Members'],
    ]);
    const done = await save('prep', id, {
      version: 1,
      on_job: '07:00',
      leave_job: '12:00',
      crew_members: [{ employee_id: employee, hours: 5 }],
      ...allSections(true),
    });
    expect(done).toMatchObject({ is_complete: true, completed_date: TEST_TODAY });
    expect(faultsOf(await trySave('prep', id, { version: done.version, notes: 'late' }))).toEqual([
      ['is_complete', 'This work order is complete. Turn a section off to change it.'],
    ]);
    const open = await save('prep', id, { version: done.version, is_time_section_complete: false, notes: 'late' });
    expect(open).toMatchObject({ is_complete: false, completed_date: null, notes: 'late' });
  });
});

describe('work over midnight', () => {
  it('is saved from the evening to the morning, and refused where its times go round the clock [WO-013]', async () => {
    const order = await startedFor('prep', await subJob(2));
    const night = { driver_in: '20:30', on_job: '21:00', leave_job: '03:15', driver_out: '04:00' };
    const { version } = await save('prep', order.id, { version: order.version, ...night });
    const { data } = await ask(
      'office',
      'query ($id: Int!) { it: prepWorkOrder(id: $id) { driver_in on_job leave_job driver_out } }',
      { id: order.id },
    );
    expect(data).toEqual({ it: night });
    expect(faultsOf(await trySave('prep', order.id, { version, driver_out: '02:00' }))).toEqual([
      ['driver_out', 'Times must be in order: Driver Out 02:00 does not follow Leave Job 03:15.'],
    ]);
  });
});

describe('two phones in one work order', () => {
  it('the second is told who was first and what is stored now, and saves what only it changed upon that [API-037]', async () => {
    const order = await startedFor('prep', await subJob(2));
    const first = await save('prep', order.id, { version: order.version, on_job: '07:00', notes: 'Gate' });
    const late = await trySave('prep', order.id, { version: order.version, notes: 'Dog' });
    expect(codeOf(late)).toBe('CONFLICT');
    expect(late.errors[0]?.extensions).toMatchObject({
      changed_by: expect.any(String),
      current: { on_job: '07:00', notes: 'Gate', version: first.version },
    });
    expect(await save('prep', order.id, { version: first.version, prep_date: '2026-04-02' })).toMatchObject({
      on_job: '07:00',
      notes: 'Gate',
      prep_date: '2026-04-02',
    });
  });
});

describe('who writes work orders', () => {
  const withForeman = (foreman: number | null) =>
    subJob(2, {
      pebble_details: {
        crew_information: [
          {
            phase_type: { id: 2 },
            date: '2026-04-02',
            crew: { id: 7021 },
            ...(foreman ? { foreman: { id: foreman } } : {}),
          },
        ],
      },
    });

  it('is who edits the sub-job, and a foreman where it is assigned [WO-019]', async () => {
    const [mine, others] = [await withForeman(7101), await withForeman(null)];
    // A subcontractor has the foreman codes alone.
    const [order, other] = [await startedFor('pebble', mine), await startedFor('pebble', others)];
    expect(await save('pebble', order.id, { version: 1, ...ANSWERS }, 'subcontractor')).toMatchObject({ version: 2 });
    expect(codeOf(await trySave('pebble', other.id, { version: 1, ...ANSWERS }, 'subcontractor'))).toMatch(
      /FORBIDDEN|NOT_FOUND/,
    );
    expect(codeOf(await trySave('pebble', order.id, { version: 1, ...ANSWERS }, 'crew'))).toBe('FORBIDDEN');
    expect(codeOf(await start('pebble', firstSubJob(mine).id, 'warehouse'))).toBe('FORBIDDEN');
    expect(
      codeOf(
        await ask('subcontractor', 'mutation ($id: Int!) { deletePebbleWorkOrder(id: $id) { id } }', { id: order.id }),
      ),
    ).toBe('FORBIDDEN');
  });

  it('is who edits the sub-job when one is deleted: it is read nowhere then, and its row stays [WO-028]', async () => {
    const job = await subJob(2);
    const order = await startedFor('pebble', job);
    const remove = 'mutation ($id: Int!) { deletePebbleWorkOrder(id: $id) { id } }';
    expect(rootOf(await ask('office', remove, { id: order.id }), 'deletePebbleWorkOrder')).toEqual({ id: order.id });
    const list = 'query ($id: Int!) { pebbleWorkOrders(filter: { id: { eq: $id } }) { items { id } } }';
    expect(rootOf(await ask('office', list, { id: order.id }), 'pebbleWorkOrders')).toEqual({ items: [] });
    const { rows } = await database.pool.query(
      'select deleted_at is not null as is_deleted from pebble_work_order where id = $1',
      [order.id],
    );
    expect(rows).toEqual([{ is_deleted: true }]);
    expect(codeOf(await trySave('pebble', order.id, { version: order.version, ...ANSWERS }))).toBe('NOT_FOUND');
  });

  it('a complete order is not the foreman’s any more [WO-019 WO-027]', async () => {
    const job = await subJob(2, {
      pebble_details: {
        crew_information: [{ phase_type: { id: 1 }, date: '2026-04-02', crew: { id: 7011 }, foreman: { id: 7101 } }],
      },
    });
    const order = await startedFor('prep', job);
    const values = { on_job: '07:00', leave_job: '12:00', crew_members: [{ employee_id: 7101 }], ...allSections(true) };
    const done = await save('prep', order.id, { version: order.version, ...values }, 'subcontractor');
    expect(done.is_complete).toBe(true);
    const late = await trySave('prep', order.id, { version: done.version, notes: 'late' }, 'subcontractor');
    expect(late.errors).toHaveLength(1);
    expect((await read('prep', order.id)).notes).toBeNull();
    expect(
      codeOf(
        await trySave('prep', order.id, { version: done.version, is_time_section_complete: false }, 'subcontractor'),
      ),
    ).toBe('FORBIDDEN');
  });

  it('reads them who reads the sub-job, and nobody else', async () => {
    const order = await startedFor('pebble', await withForeman(null));
    const list = 'query ($id: Int!) { pebbleWorkOrders(filter: { id: { eq: $id } }) { items { id } } }';
    expect(rootOf(await ask('office', list, { id: order.id }), 'pebbleWorkOrders')).toEqual({
      items: [{ id: order.id }],
    });
    expect(rootOf(await ask('crew', list, { id: order.id }), 'pebbleWorkOrders')).toEqual({ items: [] });
    expect(codeOf(await ask('nobody', list, { id: order.id }))).toBe('FORBIDDEN');
  });
});

describe('taking a write of an order back', () => {
  const UNDO = 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }';

  it('asks for the right to the very order, as it is now', async () => {
    const others = await startedFor('pebble', await subJob(2));
    const saved = await trySave('pebble', others.id, { version: 1, ...ANSWERS });
    expect(codeOf(await ask('subcontractor', UNDO, { id: saved.mutation_id }))).toMatch(/FORBIDDEN|NOT_FOUND/);
    expect(codeOf(await ask('crew', UNDO, { id: saved.mutation_id }))).toBe('FORBIDDEN');
    expect((await ask('office', UNDO, { id: saved.mutation_id })).errors).toEqual([]);
    expect(await read('pebble', others.id)).toMatchObject({ is_slurry_pickup: null });
  });

  it('leaves the prep order that a move started: the crew may have filled it in', async () => {
    const job = await subJob(2, { pebble_details: { crew_information: [{ phase_type: { id: 1 } }] } });
    const { id, version, pebble_details } = firstSubJob(job);
    const [row] = pebble_details?.crew_information ?? [];
    const moved = await jobs.tryUpdate(job.id, {
      sub_jobs: [
        {
          id,
          version,
          pebble_details: {
            crew_information: [{ id: row?.id, phase_type: { id: 1 }, date: '2026-04-02', crew: { id: 7011 } }],
          },
        },
      ],
    });
    expect((await ask('office', UNDO, { id: moved.mutation_id })).errors).toEqual([]);
    const { rows } = await database.pool.query('select id from prep_work_order where job_detail_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });
});

describe('the history of a work order', () => {
  it('has the rows inside of its rows, and undo brings them back', async () => {
    const order = await startedFor('pebble', await subJob(2));
    const row = {
      material_type_id: material,
      color_id: color,
      batches_used: 2,
      additions: [{ additive_id: additive, bags_used: 4 }],
    };
    const filled = await save('pebble', order.id, { version: 1, ...ANSWERS, material_used: [row] });
    const emptied = await trySave('pebble', order.id, { version: filled.version, material_used: [] });
    expect(rootOf<Order>(emptied, 'it').material_used).toEqual([]);
    const history = rootOf<{ items: { changes: { entity: string }[] }[] }>(
      await ask(
        'office',
        'query ($id: Int!) { history(entity: "pebble_work_order", id: $id) { items { changes { entity field } } } }',
        { id: order.id },
      ),
      'history',
    );
    expect(new Set(history.items[0]?.changes.map(({ entity }) => entity))).toEqual(
      new Set(['pebble_work_order_material', 'pebble_work_order_material_addition']),
    );
    const undone = await ask('office', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
      id: emptied.mutation_id,
    });
    expect(undone.errors).toEqual([]);
    expect((await read('pebble', order.id)).material_used).toMatchObject([
      { batches_used: 2, additions: [{ bags_used: 4 }] },
    ]);
  });
});

describe('the work orders of a sub-job', () => {
  const OF =
    'query ($id: Int!) { workOrdersOf(job_detail_id: $id) { sub_job { job_id name } items { type id is_complete } editable fillable } }';
  interface Listed {
    items: { type: string; id: number; is_complete: boolean }[];
    editable: string[];
    fillable: string[];
  }
  const listed = async (id: number, as = 'office'): Promise<Listed> =>
    rootOf<Listed>(await ask(as, OF, { id }), 'workOrdersOf');

  it('are listed by type, and the sub-job keeps their ids [WO-004 SUB-026 PEB-001 GUN-001 WAR-001]', async () => {
    const job = await subJob(2);
    const { id } = firstSubJob(job);
    const [pebble, daily, prep] = [
      rootOf<number>(await start('pebble', id), 'startWorkOrder'),
      rootOf<number>(await start('daily', id), 'startWorkOrder'),
      rootOf<number>(await start('prep', id), 'startWorkOrder'),
    ];
    expect((await listed(id)).items.map((one) => [one.type, one.id])).toEqual([
      ['pebble', pebble],
      ['daily', daily],
      ['prep', prep],
    ]);
    const lists = await ask(
      'office',
      'query ($id: Int!) { job_detail(job_detail_id: $id) { pebble_details { work_order_ids daily_work_order_ids prep_work_order_ids } } }',
      { id },
    );
    expect(rootOf(lists, 'job_detail')).toEqual({
      pebble_details: { work_order_ids: [pebble], daily_work_order_ids: [daily], prep_work_order_ids: [prep] },
    });
    const gunite = firstSubJob(await subJob(1)).id;
    const shot = [
      rootOf<number>(await start('gunite', gunite), 'startWorkOrder'),
      rootOf<number>(await start('boulder', gunite), 'startWorkOrder'),
    ];
    expect(
      rootOf(
        await ask(
          'office',
          'query ($id: Int!) { job_detail(job_detail_id: $id) { gunite_details { work_order_ids boulder_work_order_ids } } }',
          { id: gunite },
        ),
        'job_detail',
      ),
    ).toEqual({ gunite_details: { work_order_ids: [shot[0]], boulder_work_order_ids: [shot[1]] } });
    const warranty = firstSubJob(await subJob(3)).id;
    const repair = rootOf<number>(await start('repair', warranty), 'startWorkOrder');
    expect(
      rootOf(
        await ask(
          'office',
          'query ($id: Int!) { job_detail(job_detail_id: $id) { warranty_details { work_order_ids { id date_completed } } } }',
          { id: warranty },
        ),
        'job_detail',
      ),
    ).toEqual({ warranty_details: { work_order_ids: [{ id: repair, date_completed: null }] } });
  });

  it('are for the office to change, for a foreman to fill in where the sub-job is assigned, for others to look at [WO-019]', async () => {
    const { id } = firstSubJob(await subJob(2));
    expect(await listed(id)).toMatchObject({
      editable: ['gunite', 'boulder', 'pebble', 'daily', 'prep', 'repair'],
      fillable: ['gunite', 'boulder', 'pebble', 'daily', 'prep', 'repair'],
    });
    expect(codeOf(await ask('subcontractor', OF, { id }))).toBe('NOT_FOUND');
    expect(codeOf(await ask('office', OF, { id: 2_000_000_000 }))).toBe('NOT_FOUND');
  });
});

describe('bad input of a work order', () => {
  it('is told by field and rule: negative numbers, too many decimals, texts too long, times that are none', async () => {
    const order = await startedFor('gunite', await subJob(1));
    const refused = await trySave('gunite', order.id, {
      version: 1,
      take_off_form_and_finish: 'Yes',
      depth_low: -1,
      yards_ordered: 1.234,
      notes: 'x'.repeat(2001),
      leave_job: '7:5',
      loads: [{ client_key: 'a', truck_number: 'x'.repeat(101), yards: -2 }],
    });
    expect(faultsOf(refused)).toHaveLength(6);
    expect(faultsOf(refused)).toEqual(
      expect.arrayContaining([
        ['depth_low', 'Must be 0 or more.'],
        ['leave_job', 'Must be a time like 07:30.'],
        ['loads.0.truck_number', 'Must be 100 characters or less.'],
        ['loads.0.yards', 'Must be 0 or more.'],
        ['notes', 'Must be 2000 characters or less.'],
        ['yards_ordered', 'Must have at most 2 decimals.'],
      ]),
    );
    expect((await read('gunite', order.id)).version).toBe(1);
  });

  it('is told by field and rule: crews that do other work, and who is not active any more, as far as they are newly chosen [BRD-009 PEB-017 GUN-020]', async () => {
    await database.pool.query(`
      insert into crew (id, name, subdivision, lookup_company_division_id, is_active) values (7014, 'Prep Gone', 'Prep', 3, false), (7051, 'Rocks', 'Boulder', 4, true) on conflict do nothing;
      insert into employee (id, first_name, last_name, is_active) values (7104, 'Gus', 'Gone', false) on conflict do nothing`);
    const rulesOf = ({ errors }: Answered) =>
      errors[0]?.extensions.fields?.map((field) => [field.path, 'rule' in field ? field.rule : undefined]);
    const prep = await startedFor('prep', await subJob(2));
    const refused = await trySave('prep', prep.id, {
      version: 1,
      crew_id: 7041,
      foreman_id: 7104,
      prep_crew_id: 7021,
      app_crew_id: 7014,
      crew_members: [{ employee_id: employee }, { employee_id: 7104 }],
    });
    expect(rulesOf(refused)).toEqual([
      ['crew_id', 'crew_unfit'],
      ['foreman_id', 'worker_inactive'],
      ['crew_members.1.employee_id', 'worker_inactive'],
      ['prep_crew_id', 'crew_unfit'],
      ['app_crew_id', 'crew_unfit'],
    ]);
    expect(rulesOf(await trySave('prep', prep.id, { version: 1, prep_crew_id: 7014 }))).toEqual([
      ['prep_crew_id', 'crew_inactive'],
    ]);
    const gunite = await startedFor('gunite', await subJob(1));
    expect(
      rulesOf(await trySave('gunite', gunite.id, { version: 1, take_off_form_and_finish: 'No', crew_id: 7051 })),
    ).toEqual([['crew_id', 'crew_unfit']]);
    const created = await ask(
      'office',
      'mutation ($it: PrepWorkOrderInput!) { createPrepWorkOrder(prep_work_order: $it) { id } }',
      { it: { job_detail_id: Number(prep.job_detail_id), work_order_date: TEST_TODAY, crew_id: 7041 } },
    );
    expect(rulesOf(created)).toEqual([['crew_id', 'crew_unfit']]);
    // What is stored stays, and everything beside it can be changed.
    await database.pool.query(
      'update prep_work_order set crew_id = 7041, prep_crew_id = 7014, foreman_id = 7104 where id = $1',
      [prep.id],
    );
    expect(
      (
        await trySave('prep', prep.id, {
          version: 1,
          crew_id: 7041,
          prep_crew_id: 7014,
          foreman_id: 7104,
          notes: 'kept',
        })
      ).errors,
    ).toEqual([]);
  });

  it('takes sixty materials with their additions', async () => {
    const order = await startedFor('pebble', await subJob(2));
    const saved = await save('pebble', order.id, {
      version: 1,
      ...ANSWERS,
      material_used: Array.from({ length: 60 }, (_, row) => ({
        client_key: `m${row}`,
        material_type_id: material,
        color_id: color,
        batches_used: row,
        additions: [{ client_key: `a${row}`, additive_id: additive, bags_used: 1 }],
      })),
    });
    expect(saved.material_used).toHaveLength(60);
  });

  it('refuses a row of another order, and an order moved to another sub-job', async () => {
    const [one, other] = [await startedFor('gunite', await subJob(1)), await startedFor('gunite', await subJob(1))];
    const saved = await save('gunite', other.id, {
      version: 1,
      take_off_form_and_finish: 'No',
      loads: [{ client_key: 'a', yards: 3 }],
    });
    const [load] = saved.loads as { id: number }[];
    const stolen = await trySave('gunite', one.id, {
      version: 1,
      take_off_form_and_finish: 'No',
      loads: [{ id: load?.id, yards: 9 }],
    });
    expect(stolen.errors).not.toEqual([]);
    expect((await read('gunite', other.id)).loads).toMatchObject([{ yards: 3 }]);
    expect(
      faultsOf(
        await trySave('gunite', one.id, {
          version: 1,
          take_off_form_and_finish: 'No',
          job_detail_id: Number(other.job_detail_id),
        }),
      ),
    ).toEqual([['job_detail_id', 'Is not valid.']]);
  });
});
