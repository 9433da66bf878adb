import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { JOB, SUB_JOB } from '../support/wholeJob';
import { testDatabase } from '../support/database';

const JOB_WITH_ALL = `query ($id: Int!) { job(id: $id) { ${JOB} sub_jobs { ${SUB_JOB} } } }`;
const SUB_JOB_WITH_ALL = `query ($id: Int!) { job_detail(job_detail_id: $id) { job_id ${SUB_JOB} } }`;

type Fields = Record<string, unknown>;
interface WholeSubJob extends Fields {
  id: number;
  pebble_details: Fields | null;
  gunite_details: Fields | null;
  warranty_details: Fields | null;
  presite: Fields | null;
}

const insert = async (table: string, fields: Fields): Promise<number> => {
  const names = Object.keys(fields);
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(fields),
  );
  return rows[0]?.id ?? 0;
};

let job: number, pebble: number, gunite: number, warranty: number, author: number, crew: number, foreman: number;
const database = await testDatabase();
const ask = openGraphql(database);
beforeAll(async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    "select id from app_user where email = 'scheduler@trowel.test'",
  );
  author = rows[0]?.id ?? 0;
  await insert('customer', { id: 700, company_name: 'Bayou Pools', schedule_contact_email: 'plan@bayou.test' });
  const contact = await insert('customer_contact', {
    customer_id: 700,
    first_name: 'Ana',
    last_name: 'Ruiz',
    email_address: 'ana@bayou.test',
    phone_number: '(713) 555-0142',
  });
  crew = await insert('crew', { name: 'App 1', subdivision: 'App', lookup_company_division_id: 3, is_active: true });
  foreman = await insert('employee', { first_name: 'Luis', last_name: 'Vega', is_active: true });
  await insert('employee_crew', { employee_id: foreman, crew_id: crew });
  job = await insert('job', {
    name: 'Oak Pool',
    company_id: 700,
    company_supervisor_id: contact,
    phone: '(713) 555-0100',
    key_map: '491K',
    entered_date: '2026-03-01',
    address_line_1: '12 Oak Ln',
    city: 'Katy',
    state: 'Texas',
    zip_code: '77450',
    lat: 29.7851234,
    lon: -95.8245678,
    mmg_mileage: 12.5,
    gate_code: '#42',
    was_estimated: true,
  });
  pebble = await insert('job_detail', {
    job_id: job,
    job_category_id: 2,
    status_id: 2,
    plan_sa: 410,
    depth_low: 3.5,
    is_critical_note: true,
    critical_note: 'Dog',
  });
  await insert('job_detail_job_type', { job_detail_id: pebble, job_type_id: 2 });
  await insert('job_detail_job_type', { job_detail_id: pebble, job_type_id: 1 });
  await insert('general_comment', {
    job_detail_id: pebble,
    general_comment: 'First',
    date_created: '2026-03-01T10:00:00Z',
    created_by: author,
  });
  await insert('general_comment', {
    job_detail_id: pebble,
    general_comment: 'Second',
    date_created: '2026-03-02T10:00:00Z',
    created_by: author,
  });
  await insert('pebble_details', {
    job_detail_id: pebble,
    is_request_form: true,
    prep_crew_id: crew,
    prep_status_id: 5,
    total_batches: 3.5,
  });
  for (const [phase, date] of [
    [5, null],
    [2, '2026-03-12'],
    [2, '2026-03-10'],
    [1, null],
  ] as const) {
    await insert('crew_information', {
      job_detail_id: pebble,
      phase_type_id: phase,
      status_id: 2,
      date,
      ...(phase === 2 ? { crew_id: crew, foreman_id: foreman, job_order: 1 } : {}),
    });
  }
  const color = await insert('color_addition', {
    job_detail_id: pebble,
    color_id: 3,
    material_type_id: 1,
    batches_used: '2',
  });
  await insert('color_addition_additive', { color_addition_id: color, additive_id: 4 });
  await insert('presite', {
    job_detail_id: pebble,
    checkin_date: '2026-03-05',
    presite_supervisor_id: foreman,
    is_weeping: false,
    slurry_type_id: 99_999,
    slurry_type_other: 'Tank',
  });
  await insert('presite_comment', { job_detail_id: pebble, comment: 'Gate locked', created_by: author });
  gunite = await insert('job_detail', { job_id: job, job_category_id: 1, status_id: 4 });
  await insert('gunite_details', { job_detail_id: gunite, is_flash: true, total_yardage: 21, flash_yards: 3.25 });
  for (const [type_id, gunite_date] of [
    [9, null],
    [2, '2026-03-03'],
    [1, '2026-03-02'],
  ] as const)
    await insert('gunite_history', { job_detail_id: gunite, type_id, gunite_date, status_id: 2, yardage: 8.75 });
  await insert('boulder_details', { job_detail_id: gunite, addition_id: 5, status_id: 2 });
  warranty = await insert('job_detail', { job_id: job, job_category_id: 3, status_id: 10 });
  await insert('warranty_details', {
    job_detail_id: warranty,
    priority_id: 3,
    category_id: 1,
    description: 'Leak',
    ph: 7.4,
    other_repair_supervisor: 'Sam',
    creation_date: '2026-03-01',
    is_pebble_division: true,
  });
  await insert('warranty_pool_section', { job_detail_id: warranty, pool_section_id: 2 });
  await insert('warranty_schedule', {
    job_detail_id: warranty,
    fieldworker_id: foreman,
    start: '2026-03-12T08:00',
    end: '2026-03-12T09:15',
  });
  await insert('warranty_pebble_detail', {
    job_detail_id: warranty,
    color_id: 1,
    app_date: '2025-05-01',
    crew_id: crew,
  });
  await insert('crew_repair_job', {
    job_detail_id: warranty,
    company_division_id: 3,
    crew_id: crew,
    status_id: 2,
    pebble_phase_type_id: 2,
    date: '2026-03-14',
  });
});

const read = async <T>(account: string, query: string, id: number, field: string): Promise<T> =>
  rootOf<T>(await ask(account, query, { id }), field);
const subJob = (id: number, account = 'scheduler') =>
  read<WholeSubJob | null>(account, SUB_JOB_WITH_ALL, id, 'job_detail');

describe('job', () => {
  it('is told whole: its own fields and all of its sub-jobs with their groups [BRD-019 BRD-020 API-006 API-033]', async () => {
    const whole = await read<Fields & { sub_jobs: WholeSubJob[] }>('scheduler', JOB_WITH_ALL, job, 'job');
    expect(whole).toMatchObject({
      id: job,
      version: 1,
      name: 'Oak Pool',
      company: { id: 700, company_name: 'Bayou Pools', is_active: true, schedule_contact_email: 'plan@bayou.test' },
      company_supervisor: {
        first_name: 'Ana',
        last_name: 'Ruiz',
        email_address: 'ana@bayou.test',
        phone_number: '(713) 555-0142',
      },
      homeowner: null,
      entered_date: '2026-03-01',
      lat: 29.7851234,
      lon: -95.8245678,
      temp_lat: null,
      mmg_mileage: 12.5,
      gate_code: '#42',
      is_central_texas: false,
      is_display: false,
      is_commercial: false,
      is_estimate: false,
      was_estimated: true,
      estimate_to_merge: null,
    });
    expect(whole.sub_jobs).toEqual(
      [await subJob(pebble), await subJob(gunite), await subJob(warranty)].map((one) =>
        expect.objectContaining(Object.fromEntries(Object.entries(one ?? {}).filter(([name]) => name !== 'job_id'))),
      ),
    );
  });

  it('takes one statement for each kind of rows, however many sub-jobs there are', async () => {
    let statements = 0;
    const counting = <T extends pg.Pool | pg.PoolClient>(runner: T, others: Record<string, unknown> = {}): T =>
      new Proxy(runner, {
        get: (target, name) => {
          if (name === 'query') statements += 1;
          const value: unknown = others[String(name)] ?? Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    // What is asked for in one breath goes to one connection, one statement by itself through the pool.
    const connect = async () => counting(await database.pool.connect());
    const askCounted = openGraphql({ ...database, pool: counting(database.pool, { connect }) });
    const load = async () => {
      statements = 0;
      rootOf(await askCounted('scheduler', JOB_WITH_ALL, { id: job }), 'job');
      return statements;
    };
    await load();
    const before = await load();
    for (let n = 0; n < 5; n += 1) {
      const id = await insert('job_detail', { job_id: job, job_category_id: 2, status_id: 2 });
      await insert('pebble_details', { job_detail_id: id });
      for (const phase_type_id of [1, 2, 3]) await insert('crew_information', { job_detail_id: id, phase_type_id });
    }
    expect(await load()).toBe(before);
    expect(before).toBeLessThanOrEqual(18);
    await database.pool.query('update job_detail set deleted_at = now() where job_id = $1 and id > $2', [
      job,
      warranty,
    ]);
  });

  it('answers to both of its names, and getBaseJob without the groups [API-033 API-038]', async () => {
    const { data } = await ask(
      'scheduler',
      `query ($id: Int!, $sub: Int!) { job(id: $id) { id name } GetJob(id: $id) { id name } job_detail(job_detail_id: $sub) { id } getJobDetail(job_detail_id: $sub) { id }
      getBaseJob(id: $id) { id name company { company_name } sub_jobs { id job_category { id name } job_types status { id name } version } } }`,
      { id: job, sub: gunite },
    );
    expect(data).toEqual({
      job: { id: job, name: 'Oak Pool' },
      GetJob: { id: job, name: 'Oak Pool' },
      job_detail: { id: gunite },
      getJobDetail: { id: gunite },
      getBaseJob: {
        id: job,
        name: 'Oak Pool',
        company: { company_name: 'Bayou Pools' },
        sub_jobs: [
          {
            id: pebble,
            job_category: { id: 2, name: 'Pebble' },
            job_types: ['Pool', 'Spa'],
            status: { id: 2, name: 'Pending' },
            version: 1,
          },
          {
            id: gunite,
            job_category: { id: 1, name: 'Gunite' },
            job_types: [],
            status: { id: 4, name: 'Weeping' },
            version: 1,
          },
          {
            id: warranty,
            job_category: { id: 3, name: 'Warranty' },
            job_types: [],
            status: { id: 10, name: 'Scheduled' },
            version: 1,
          },
        ],
      },
    });
  });
});

describe('getBaseJob', () => {
  it.each(['pebble_details', 'gunite_details', 'warranty_details', 'presite', 'boulder_details', 'general_comments'])(
    'does not know %s of its sub-jobs, which job_detail does [API-038]',
    async (group) => {
      const read = (call: string) =>
        ask('scheduler', `query ($id: Int!) { ${call} }`, { id: call.includes('getBaseJob') ? job : pebble });
      const { errors } = await read(`getBaseJob(id: $id) { sub_jobs { ${group} { __typename } } }`);
      expect(errors[0]?.message).toContain(`Cannot query field "${group}"`);
      expect((await read(`job_detail(job_detail_id: $id) { ${group} { __typename } }`)).errors).toEqual([]);
    },
  );
});

describe('job_detail', () => {
  it('tells a pebble sub-job with its crew rows by phase and day, colours and presite [BRD-021 BRD-022 BRD-028 API-007]', async () => {
    expect(await subJob(pebble)).toMatchObject({
      id: pebble,
      job_id: job,
      job_types: ['Pool', 'Spa'],
      key_map: '491K',
      status: { id: 2, name: 'Pending' },
      job_category: { id: 2, name: 'Pebble' },
      plan_sa: 410,
      depth_low: 3.5,
      is_critical_note: true,
      critical_note: 'Dog',
      general_comments: [
        { general_comment: 'Second', date_created: '2026-03-02T10:00:00Z', created_by: { id: author } },
        { general_comment: 'First' },
      ],
      pebble_details: {
        is_request_form: true,
        prep_crew_id: crew,
        prep_status: 5,
        app_status: null,
        total_batches: 3.5,
        color_additions: [
          {
            color: { id: 3, name: 'Galveston Sand' },
            material_type: { id: 1, name: 'Pebble' },
            additions: [{ id: 4, name: 'Pozzolan' }],
            pool_section: null,
            batches_used: '2',
          },
        ],
        crew_information: [
          { phase_type: { id: 1, name: 'Prep' }, type: 'Prep', date: null, crew: null, foreman: null },
          {
            phase_type: { id: 2, name: 'App' },
            type: 'App',
            date: '2026-03-10',
            crew: { id: crew, name: 'App 1', subdivision: 'App', is_active: true, lookup_company_division_id: 3 },
            foreman: { id: foreman, name: 'Luis Vega' },
            job_order: 1,
          },
          { phase_type: { id: 2 }, date: '2026-03-12' },
          { phase_type: { id: 5, name: 'Slurry' }, slurry_pickup: null },
        ],
      },
      presite: {
        checkin_date: '2026-03-05',
        is_weeping: false,
        is_steel_done: null,
        presite_supervisor: { id: foreman, name: 'Luis Vega' },
        slurry_type: { id: 99_999, name: 'Other' },
        slurry_type_other: 'Tank',
        comments: [{ comment: 'Gate locked', created_by: { id: author } }],
      },
      gunite_details: null,
      warranty_details: null,
      boulder_details: [],
    });
  });

  it('tells the crew types of a foreman [PEB-005]', async () => {
    const query =
      'query ($id: Int!) { job_detail(job_detail_id: $id) { pebble_details { crew_information { foreman { crew_types { id name } } } } } }';
    const { pebble_details } = await read<{ pebble_details: { crew_information: { foreman: object | null }[] } }>(
      'scheduler',
      query,
      pebble,
      'job_detail',
    );
    expect(pebble_details.crew_information[1]).toEqual({ foreman: { crew_types: [{ id: crew, name: 'App 1' }] } });
  });

  it('tells a gunite sub-job with its history by day and its boulders [BRD-025 API-007]', async () => {
    expect(await subJob(gunite)).toMatchObject({
      gunite_details: {
        is_flash: true,
        total_yardage: 21,
        flash_yards: 3.25,
        gunite_history: [
          { type: { id: 1, name: 'Day 1' }, gunite_date: '2026-03-02', yardage: 8.75 },
          { type: { id: 2 }, gunite_date: '2026-03-03' },
          { type: { id: 9, name: 'Flash' }, gunite_date: null },
        ],
      },
      boulder_details: [
        {
          addition: { id: 5, name: 'Waterfall', type: 'Water' },
          status: { id: 2, name: 'Pending' },
          completed_date: null,
        },
      ],
      pebble_details: null,
      presite: null,
    });
  });

  it('tells a warranty sub-job with visits, repairs, what was applied and who else repairs [BRD-027 API-007]', async () => {
    expect(await subJob(warranty)).toMatchObject({
      warranty_details: {
        job_detail_id: warranty,
        priority: { id: 3, name: 'Normal' },
        category: { id: 1, name: 'Leak' },
        description: 'Leak',
        creation_date: '2026-03-01',
        is_pebble_division: true,
        is_gunite_division: false,
        is_will_need_to_return: false,
        repair_supervisor: { id: 99_999, name: 'Other' },
        other_repair_supervisor: 'Sam',
        chemicals: { ph: 7.4, alkalinity: null },
        pool_sections: [{ id: 2, name: 'Spa' }],
        schedule: [
          {
            fieldworker: { id: foreman, name: 'Luis Vega' },
            start: '2026-03-12T08:00:00',
            end: '2026-03-12T09:15:00',
            completion: false,
          },
        ],
        pebble_details: [
          { color: { id: 1, name: 'Gulf Blue' }, app_date: '2025-05-01', crew: { id: crew }, additions: [] },
        ],
        crew_repair_jobs: [
          {
            company_division: { id: 3, name: 'Pebble' },
            crew: { id: crew },
            status: { id: 2 },
            pebble_phase_type: { id: 2, name: 'App' },
            date: '2026-03-14',
          },
        ],
      },
    });
  });
});

describe('checkDupicatesByAddress', () => {
  it('finds estimates within a ten-thousandth of a degree, neither jobs nor deleted ones, for those who see estimates [API-015 JOB-070]', async () => {
    const at = (name: string, fields: Fields) =>
      insert('job', {
        name,
        company_id: 700,
        city: 'Katy',
        state: 'Texas',
        entered_date: '2026-03-01',
        address_line_1: '9 Elm',
        is_estimate: true,
        ...fields,
      });
    const near = await at('Near', { lat: 30.0001, lon: -95.0001 });
    const same = await at('Same', { lat: 30, lon: -95 });
    await at('Far', { lat: 30.0002, lon: -95 });
    await at('Job', { lat: 30, lon: -95, is_estimate: false });
    await at('Gone', { lat: 30, lon: -95, deleted_at: '2026-03-02' });
    const query =
      'query ($lat: String!, $lon: String!) { checkDupicatesByAddress(lat: $lat, lon: $lon) { id name company { company_name } address_line_1 city state entered_date } }';
    const told = {
      company: { company_name: 'Bayou Pools' },
      address_line_1: '9 Elm',
      city: 'Katy',
      state: 'Texas',
      entered_date: '2026-03-01',
    };
    expect((await ask('office', query, { lat: '30', lon: '-95.0' })).data).toEqual({
      checkDupicatesByAddress: [
        { id: same, name: 'Same', ...told },
        { id: near, name: 'Near', ...told },
      ],
    });
    for (const place of [
      { lat: 'north', lon: '-95' },
      { lat: '91', lon: '0' },
      { lat: '1', lon: '1); drop table job' },
    ])
      expect((await ask('office', query, place)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect((await ask('warehouse', query, { lat: '30', lon: '-95' })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('who may read a job', () => {
  it('sees of it the sub-jobs of the own scope; one out of scope answers like an unknown one [API-006 API-007]', async () => {
    const IDS = 'query ($id: Int!) { job(id: $id) { sub_jobs { id } } }';
    const assigned = await insert('employee', { first_name: 'Crew', last_name: 'Man', is_active: true });
    await database.pool.query("update app_user set employee_id = $1 where email = 'crew@trowel.test'", [assigned]);
    expect(await read('crew', IDS, job, 'job')).toBeNull();
    expect(await subJob(pebble, 'crew')).toBeNull();
    await insert('employee_crew', { employee_id: assigned, crew_id: crew });
    invalidateActors();
    const fresh = openGraphql(database);
    expect((await fresh('crew', IDS, { id: job })).data).toEqual({
      job: { sub_jobs: [{ id: pebble }, { id: warranty }] },
    });
    expect((await fresh('crew', SUB_JOB_WITH_ALL, { id: gunite })).data).toEqual({ job_detail: null });
    expect((await fresh('crew', SUB_JOB_WITH_ALL, { id: pebble })).data).toMatchObject({ job_detail: { id: pebble } });
    expect((await ask('nobody', IDS, { id: job })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('finds no deleted job, no sub-job of one, and no estimate', async () => {
    const gone = await insert('job', { name: 'Gone', company_id: 700 });
    const part = await insert('job_detail', { job_id: gone, job_category_id: 1 });
    expect(await subJob(part)).toMatchObject({ id: part });
    await database.pool.query('update job set deleted_at = now() where id = $1', [gone]);
    expect(await subJob(part)).toBeNull();
    expect(await read('admin', JOB_WITH_ALL, gone, 'job')).toBeNull();
    await database.pool.query('update job set deleted_at = null, is_estimate = true where id = $1', [gone]);
    expect(await read('admin', JOB_WITH_ALL, gone, 'job')).toBeNull();
    expect((await ask('admin', '{ job(id: 2147483648) { id } }')).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
