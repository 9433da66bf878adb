import { beforeAll, describe, expect, it } from 'vitest';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import {
  addPeople,
  firstSubJob,
  jobCalls,
  refusedFields,
  type Fields,
  type SavedJob,
  type SavedSubJob,
} from '../support/jobCalls';
import { JOB, SUB_JOB } from '../support/wholeJob';
import { TEST_TODAY } from '../support/clock';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);
beforeAll(async () => {
  await addPeople(database);
  await database.pool.query("update app_user set employee_id = 7102 where email = 'foreman@trowel.test'");
});

const ANSWER = `{ ${JOB} sub_jobs { ${SUB_JOB} } }`;
const CALLS = {
  batches: `mutation ($id: Int!, $it: DailyBatchesInput!) { saved: updateDailyBatches(id: $id, dailyBatches: $it) ${ANSWER} }`,
  yardage: `mutation ($id: Int!, $it: DailyYardageInput!) { saved: updateDailyYardage(id: $id, dailyYardage: $it) ${ANSWER} }`,
};
const trySave = (kind: keyof typeof CALLS, id: number, sub_jobs: Fields[], account = 'office'): Promise<Answered> =>
  ask(account, CALLS[kind], { id, it: { sub_jobs } });
const save = async (kind: keyof typeof CALLS, job: SavedJob, set: Fields): Promise<SavedSubJob> => {
  const { id, version } = firstSubJob(job);
  return firstSubJob(rootOf<SavedJob>(await trySave(kind, job.id, [{ id, version, ...set }]), 'saved'));
};
const codeOf = ({ errors }: Answered) => errors[0]?.extensions.code;
const withSubJobs = (...sub_jobs: Fields[]): Promise<SavedJob> =>
  jobs.create({ name: 'Oak', company: { id: 700 }, sub_jobs });
const pebble = (more: Fields = {}): Promise<SavedJob> => withSubJobs({ job_category: { id: 2 }, ...more });
const gunite = (more: Fields = {}): Promise<SavedJob> => withSubJobs({ job_category: { id: 1 }, ...more });

describe('a sub-job of a daily sheet', () => {
  const FIELDS = `id version job_category { id name } job_types status { id name } mmg_ia mmg_pebble_perimeter depth_low depth_mid depth_high awaiting_builder_date
    pebble_details { request_date app_date crew_information { id phase_type { id } date job_order } color_additions { id batches_used } }
    gunite_details { finished_date total_yardage flash_yards gunite_history { gunite_date status { id } crew { id } type { id } yardage job_order notes } }`;
  const read = async (saved: SavedJob): Promise<Fields> =>
    rootOf(
      await ask('admin', `query ($id: Int!) { job_detail(job_detail_id: $id) { ${FIELDS} } }`, {
        id: firstSubJob(saved).id,
      }),
      'job_detail',
    );

  it('is read with all that the sheets show of pebble and of gunite [DB-005]', async () => {
    const own = { depth_low: 3, depth_mid: 4.5, depth_high: 6, job_types: ['Pool'] };
    expect(
      await read(
        await pebble({
          ...own,
          mmg_pebble_perimeter: 92.5,
          pebble_details: {
            request_date: '2026-03-02',
            crew_information: [{ phase_type: { id: 2 }, date: '2026-04-01' }],
          },
        }),
      ),
    ).toMatchObject({
      ...own,
      job_category: { id: 2, name: 'Pebble' },
      mmg_ia: null,
      mmg_pebble_perimeter: 92.5,
      awaiting_builder_date: null,
      pebble_details: { request_date: '2026-03-02', crew_information: [{ date: '2026-04-01' }] },
      gunite_details: null,
    });
    expect(
      await read(
        await gunite({
          ...own,
          gunite_details: {
            gunite_history: [
              {
                type: { id: 2 },
                status: { id: 1 },
                crew: { id: 7041 },
                gunite_date: '2026-03-05',
                yardage: 42.5,
                notes: 'Rain',
              },
            ],
          },
        }),
      ),
    ).toMatchObject({
      job_category: { id: 1, name: 'Gunite' },
      pebble_details: null,
      gunite_details: {
        total_yardage: expect.any(Number),
        gunite_history: [
          {
            gunite_date: '2026-03-05',
            status: { id: 1 },
            crew: { id: 7041 },
            type: { id: 2 },
            yardage: 42.5,
            notes: 'Rain',
          },
        ],
      },
    });
  });
});

describe('updateDailyBatches', () => {
  it('saves what the sheet shows and strips the rest; the rules of the job form follow [DB-014 DB-020 DB-004]', async () => {
    const job = await pebble({
      plan_sa: 410,
      quoted_ia: 100,
      pebble_details: { notes: 'kept', crew_information: [{ phase_type: { id: 2 }, date: '2026-04-01' }] },
    });
    const [row] = firstSubJob(job).pebble_details?.crew_information ?? [];
    const saved = await save('batches', job, {
      mmg_pebble_perimeter: 92.5,
      depth_low: 3.5,
      depth_high: 6.5,
      plan_sa: 1,
      critical_note: 'stripped',
      pebble_details: {
        request_date: '2026-03-02',
        notes: 'stripped',
        total_batches: 99,
        crew_information: [{ id: row?.id, status: { id: 1 }, crew: { id: 7021 } }],
        color_additions: [{ material_type: { id: 1 }, color: { id: 1 }, batches_used: '2.5' }, { batches_used: 'abc' }],
      },
    });
    expect(saved).toMatchObject({
      version: 2,
      plan_sa: 410,
      critical_note: null,
      mmg_ia: 563,
      status: { id: 1 },
      pebble_details: {
        request_date: '2026-03-02',
        notes: 'kept',
        total_batches: 2.5,
        app_date: '2026-04-01',
        crew_information: [{ crew: { id: 7021 } }],
        color_additions: [{ color: { id: 1 } }, { batches_used: 'abc' }],
      },
    });
  });

  it('waits for the builder since today and resets what is planned; another status ends it [DB-010 DB-011]', async () => {
    const rows = [
      { phase_type: { id: 1 }, date: '2026-04-02', crew: { id: 7011 }, status: { id: 2 } },
      { phase_type: { id: 3 }, date: '2026-04-03', status: { id: 1 } },
      { phase_type: { id: 5 }, date: '2026-04-04', status: { id: 2 } },
    ];
    const job = await pebble({ pebble_details: { crew_information: rows } });
    const waiting = await save('batches', job, { status: { id: 19 } });
    const byPhase = new Map(
      waiting.pebble_details?.crew_information.map((row) => [(row.phase_type as { id: number }).id, row]),
    );
    expect(waiting.awaiting_builder_date).toBe(TEST_TODAY);
    expect(byPhase.get(1)).toMatchObject({ date: null, crew: null, foreman: null, status: { id: 2 } });
    expect([byPhase.get(3)?.date, byPhase.get(5)?.date]).toEqual(['2026-04-03', '2026-04-04']);
    const [stored] = (await jobs.read(job.id))?.sub_jobs ?? [];
    const ended = rootOf<SavedJob>(
      await trySave('batches', job.id, [{ id: stored?.id, version: stored?.version, status: { id: 2 } }]),
      'saved',
    );
    expect(firstSubJob(ended).awaiting_builder_date).toBeNull();
  });

  it('needs a phase for each crew row, and decimals from 0 with 2 places [DB-012 DB-019]', async () => {
    const job = await pebble();
    const { id, version } = firstSubJob(job);
    const answer = await trySave('batches', job.id, [
      {
        id,
        version,
        depth_low: -1,
        mmg_pebble_perimeter: 1.234,
        pebble_details: { crew_information: [{ notes: 'x' }] },
      },
    ]);
    expect(refusedFields(answer)).toMatchObject({
      'sub_jobs.0.pebble_details.crew_information.0.phase_type': 'You must select a phase',
      'sub_jobs.0.depth_low': 'Must be 0 or more.',
      'sub_jobs.0.mmg_pebble_perimeter': 'Must have at most 2 decimals.',
    });
  });

  it('takes sub-jobs of pebble alone, and no new ones [DB-014]', async () => {
    const job = await withSubJobs({ job_category: { id: 1 } }, { job_category: { id: 2 } });
    const [one] = job.sub_jobs;
    expect(refusedFields(await trySave('batches', job.id, [{ id: one?.id, version: 1, depth_low: 3 }]))).toEqual({
      'sub_jobs.0.job_category': 'Sub-jobs of this category are not saved here.',
    });
    expect(refusedFields(await trySave('batches', job.id, [{ job_category: { id: 2 } }]))).toEqual({
      'sub_jobs.0.id': 'ID is required',
    });
  });

  it('refuses a stale sub-job and says what is stored; nothing of the rest is saved', async () => {
    const job = await withSubJobs({ job_category: { id: 2 } }, { job_category: { id: 2 } });
    const [first, second] = job.sub_jobs;
    await trySave('batches', job.id, [{ id: second?.id, version: 1, depth_mid: 5 }]);
    const stale = await trySave(
      'batches',
      job.id,
      [
        { id: first?.id, version: 1, depth_mid: 4 },
        { id: second?.id, version: 1, depth_mid: 6 },
      ],
      'manager',
    );
    expect(stale.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { id: second?.id, depth_mid: 5 } });
    expect((await jobs.read(job.id))?.sub_jobs.map(({ depth_mid }) => depth_mid)).toEqual([null, 5]);
  });

  it('needs the right to edit each sub-job that is sent, of whichever version [DB-021 API-037]', async () => {
    const job = await pebble();
    const { id, version } = firstSubJob(job);
    for (const account of ['estimator', 'warehouse', 'crew'])
      expect(codeOf(await trySave('batches', job.id, [{ id, version, depth_low: 2 }], account))).toBe('FORBIDDEN');
    expect(codeOf(await trySave('batches', job.id, [{ id, version, depth_low: 2 }], 'foreman'))).toBe('NOT_FOUND');
    for (const asked of [version, version - 1])
      expect(codeOf(await trySave('batches', job.id, [{ id, version: asked, depth_low: 2 }], 'supervisor'))).toBe(
        'FORBIDDEN',
      );
  });

  it('is taken back as a whole', async () => {
    const job = await pebble({ depth_low: 3 });
    const { id, version } = firstSubJob(job);
    const { mutation_id } = await trySave('batches', job.id, [
      { id, version, depth_low: 4, pebble_details: { color_additions: [{ batches_used: '1' }] } },
    ]);
    expect(
      (await ask('office', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id: mutation_id }))
        .errors,
    ).toEqual([]);
    expect((await jobs.read(job.id))?.sub_jobs).toMatchObject([
      { depth_low: 3, pebble_details: { color_additions: [] } },
    ]);
  });
});

describe('a daily sheet of two people', () => {
  const rows = (batches: string): Fields => ({
    pebble_details: {
      color_additions: [{ batches_used: batches }, { batches_used: batches }],
      crew_information: [{ phase_type: { id: 5 }, notes: batches }],
    },
  });
  const versionOf = async (id: number, index = 0): Promise<unknown> => (await jobs.read(id))?.sub_jobs[index]?.version;

  it('takes the changes of both when each saves another sub-job', async () => {
    const job = await withSubJobs({ job_category: { id: 2 } }, { job_category: { id: 2 } });
    const [first, second] = job.sub_jobs;
    const answers = await Promise.all([
      trySave('batches', job.id, [{ id: first?.id, version: 1, depth_mid: 4 }]),
      trySave('batches', job.id, [{ id: second?.id, version: 1, depth_mid: 6 }], 'manager'),
    ]);
    expect(answers.map(codeOf)).toEqual([undefined, undefined]);
    expect((await jobs.read(job.id))?.sub_jobs.map(({ depth_mid, version }) => [depth_mid, version])).toEqual([
      [4, 2],
      [6, 2],
    ]);
  });

  it('takes one of two saves of the same sub-job, whole, and nothing of the other one', async () => {
    const job = await pebble();
    const { id } = firstSubJob(job);
    const answers = await Promise.all([
      trySave('batches', job.id, [{ id, version: 1, depth_mid: 1, ...rows('1') }]),
      trySave('batches', job.id, [{ id, version: 1, depth_mid: 2, ...rows('2') }], 'manager'),
    ]);
    expect(answers.map((answer) => codeOf(answer) ?? 'saved').toSorted()).toEqual(['CONFLICT', 'saved']);
    const winner = codeOf(answers[0] ?? { data: null, errors: [] }) ? '2' : '1';
    const [stored] = (await jobs.read(job.id))?.sub_jobs ?? [];
    expect(stored).toMatchObject({
      depth_mid: Number(winner),
      version: 2,
      pebble_details: {
        color_additions: [{ batches_used: winner }, { batches_used: winner }],
        crew_information: [{ notes: winner }],
      },
    });
  });

  it('writes no row of a fresh sub-job when another one of the same save is stale, and takes both with the new version', async () => {
    const job = await withSubJobs({ job_category: { id: 2 } }, { job_category: { id: 2 } });
    const [fresh, stale] = job.sub_jobs;
    await trySave('batches', job.id, [{ id: stale?.id, version: 1, depth_mid: 5 }], 'manager');
    const before = (await jobs.read(job.id))?.sub_jobs;
    expect(
      codeOf(
        await trySave('batches', job.id, [
          { id: fresh?.id, version: 1, ...rows('3') },
          { id: stale?.id, version: 1, ...rows('4') },
        ]),
      ),
    ).toBe('CONFLICT');
    expect((await jobs.read(job.id))?.sub_jobs).toEqual(before);
    expect(
      codeOf(
        await trySave('batches', job.id, [
          { id: fresh?.id, version: 1, ...rows('3') },
          { id: stale?.id, version: await versionOf(job.id, 1), ...rows('4') },
        ]),
      ),
    ).toBeUndefined();
  });

  it('is not made stale by a save of the same job in the other category', async () => {
    const job = await withSubJobs({ job_category: { id: 1 } }, { job_category: { id: 2 } });
    const [shot, applied] = job.sub_jobs;
    await trySave('yardage', job.id, [{ id: shot?.id, version: 1, mmg_perimeter: 90 }], 'manager');
    expect(codeOf(await trySave('batches', job.id, [{ id: applied?.id, version: 1, depth_low: 3 }]))).toBeUndefined();
    expect(
      (await jobs.read(job.id))?.sub_jobs.map(({ depth_low, mmg_perimeter }) => [depth_low, mmg_perimeter]),
    ).toEqual([
      [null, 90],
      [3, null],
    ]);
  });
});

describe('updateDailyYardage', () => {
  it('adds up the yards by the rules of gunite [DY-003 DY-005 DY-006 API-019]', async () => {
    const job = await gunite({ plan_perimeter: 7 });
    const [row] = firstSubJob(job).gunite_details?.gunite_history ?? [];
    const saved = await save('yardage', job, {
      mmg_perimeter: 110.5,
      plan_perimeter: 1,
      gunite_details: {
        notes: 'Rain at noon',
        total_yardage: 99,
        gunite_history: [
          { id: row?.id, gunite_date: '2026-03-02', yardage: 12.5, status: { id: 1 } },
          { type: { id: 2 }, gunite_date: '2026-03-03', yardage: 8.75, status: { id: 1 } },
          { type: { id: 9 }, gunite_date: '2026-03-09', yardage: 3, status: { id: 1 } },
        ],
      },
    });
    expect(saved).toMatchObject({
      mmg_perimeter: 110.5,
      plan_perimeter: 7,
      gunite_details: {
        notes: 'Rain at noon',
        total_yardage: 21,
        flash_yards: 3,
        finished_date: '2026-03-09',
        gunite_history: [{ type: { id: 1 } }, { type: { id: 2 } }, { type: { id: 9 } }],
      },
    });
  });

  it('needs a type for each entry, and a date for the second day to the eighth [DY-005]', async () => {
    const job = await gunite();
    const { id, version } = firstSubJob(job);
    expect(
      refusedFields(
        await trySave('yardage', job.id, [
          {
            id,
            version,
            gunite_details: { gunite_history: [{ yardage: 3 }, { type: { id: 2 } }, { type: { id: 9 } }] },
          },
        ]),
      ),
    ).toEqual({
      'sub_jobs.0.gunite_details.gunite_history.0.type': 'Required',
      'sub_jobs.0.gunite_details.gunite_history.1.gunite_date': 'Required',
    });
  });

  it('needs the right to edit gunite, and takes no pebble [DY-007]', async () => {
    const job = await withSubJobs({ job_category: { id: 1 } }, { job_category: { id: 2 } });
    const [shot, applied] = job.sub_jobs;
    expect(codeOf(await trySave('yardage', job.id, [{ id: shot?.id, version: 1, depth_low: 2 }], 'estimator'))).toBe(
      'FORBIDDEN',
    );
    expect(refusedFields(await trySave('yardage', job.id, [{ id: applied?.id, version: 1 }]))).toEqual({
      'sub_jobs.0.job_category': 'Sub-jobs of this category are not saved here.',
    });
  });
});

describe('the queries of the daily sheets', () => {
  const BATCHES = `query ($id: Int!) { dailyBatchesQuery(id: $id) { job { id name company { company_name } address_line_1 sub_jobs { id job_category { id name } job_types } }
    lookupJobStatus { id name show_pebble show_pebble_prep show_pebble_application show_pebble_detail show_pebble_slurry } lookupPebbleColor { id name material_type { id } } lookupPebbleColorAdditive { id }
    lookupPebbleColorMaterialType { id } lookupPoolSection { id } lookupCrewTypes { lookup_company_division_id subdivision is_active } lookupEmployee { id crew_types { id } }
    lookupPebblePhaseType { id } lookupJobOrder { id } lookupSlurryPickup { id is_active } } }`;
  const YARDAGE =
    'query ($id: Int!) { dailyYardage(id: $id) { job { id sub_jobs { gunite_details { total_yardage } } } lookupJobStatus { id show_gunite_history } lookupGuniteHistoryType { id name } lookupCrewTypes { id } lookupJobOrder { id } } }';

  it('tell the job and what its pickers offer in one answer [DB-009 DB-013 DY-003 API-018]', async () => {
    const job = await withSubJobs({ job_category: { id: 2 }, job_types: ['Pool'] }, { job_category: { id: 1 } });
    const { job: read, ...lists } = rootOf<{ job: SavedJob } & Record<string, Fields[]>>(
      await ask('office', BATCHES, { id: job.id }),
      'dailyBatchesQuery',
    );
    expect(read).toMatchObject({
      id: job.id,
      company: { company_name: 'Bayou Pools' },
      sub_jobs: [{ job_category: { name: 'Pebble' }, job_types: ['Pool'] }, { job_category: { name: 'Gunite' } }],
    });
    expect(Object.entries(lists).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(lists.lookupSlurryPickup?.every(({ is_active }) => is_active === true)).toBe(true);
    const sheet = rootOf<{ job: SavedJob; lookupGuniteHistoryType: Fields[] }>(
      await ask('office', YARDAGE, { id: job.id }),
      'dailyYardage',
    );
    expect(sheet.job.sub_jobs).toMatchObject([{ gunite_details: null }, { gunite_details: { total_yardage: 0 } }]);
    expect(sheet.lookupGuniteHistoryType).toHaveLength(9);
  });

  it("tell of a color all that was sent, and of a crew entry with its foreman and the foreman's crews [DB-007 DB-008]", async () => {
    const color = {
      material_type: { id: 1 },
      color: { id: 1 },
      additions: [{ id: 1 }, { id: 2 }],
      pool_section: { id: 1 },
      batches_used: '2.5',
      notes: 'Spa first',
    };
    const crew = {
      phase_type: { id: 2 },
      crew: { id: 7021 },
      foreman: { id: 7102 },
      date: '2026-04-01',
      status: { id: 2 },
      job_order: 3,
      notes: 'Gate left',
    };
    const job = await pebble({
      pebble_details: {
        color_additions: [color],
        crew_information: [crew, { phase_type: { id: 5 }, slurry_pickup: { id: 1 }, status: { id: 2 } }],
      },
    });
    const { id } = firstSubJob(job);
    const ASKED = `query ($id: Int!) { dailyBatchesQuery(id: $id) { job { sub_jobs { pebble_details {
      color_additions { id job_detail_id material_type { id } color { id } additions { id } pool_section { id } batches_used notes }
      crew_information { id job_detail_id crew { id } foreman { id crew_types { id name } } date type status { id } phase_type { id } job_order slurry_pickup { id } notes } } } } } }`;
    const { job: read } = rootOf<{ job: SavedJob }>(await ask('office', ASKED, { id: job.id }), 'dailyBatchesQuery');
    expect(firstSubJob(read).pebble_details).toEqual({
      color_additions: [{ id: expect.any(Number), job_detail_id: id, ...color }],
      crew_information: [
        {
          id: expect.any(Number),
          job_detail_id: id,
          ...crew,
          type: 'App',
          slurry_pickup: null,
          foreman: { id: 7102, crew_types: [{ id: 7021, name: 'App X' }] },
        },
        {
          id: expect.any(Number),
          job_detail_id: id,
          phase_type: { id: 5 },
          type: 'Slurry',
          slurry_pickup: { id: 1 },
          status: { id: 2 },
          crew: null,
          foreman: null,
          date: null,
          job_order: null,
          notes: null,
        },
      ],
    });
  });

  it('answer no job that the user may not see, and ask for the right to see the category [DB-021 DY-007]', async () => {
    const job = await withSubJobs({ job_category: { id: 1 } });
    expect(rootOf<{ job: null }>(await ask('foreman', YARDAGE, { id: job.id }), 'dailyYardage').job).toBeNull();
    expect(rootOf<{ job: null }>(await ask('office', BATCHES, { id: 999_999 }), 'dailyBatchesQuery').job).toBeNull();
    expect(codeOf(await ask('display', BATCHES, { id: job.id }))).toBe('FORBIDDEN');
  });
});

describe('the jobs of a day', () => {
  const DAY = '2026-07-14';
  const JOBS =
    'query ($kind: DailyKind!, $date: Date!) { dailyJobs(kind: $kind, date: $date) { id name crews job_order is_own is_complete } }';
  const names = async (kind: string, date: string, account = 'office') =>
    rootOf<{ name: string; is_own: boolean; is_complete: boolean }[]>(
      await ask(account, JOBS, { kind, date }),
      'dailyJobs',
    );
  const applied = (name: string, more: Fields): Promise<SavedJob> =>
    jobs.create({
      name,
      company: { id: 700 },
      sub_jobs: [
        {
          job_category: { id: 2 },
          pebble_details: { crew_information: [{ phase_type: { id: 2 }, date: DAY, ...more }] },
        },
      ],
    });

  it('are those with work on it, by crew and its order; cancelled work and other days do not count', async () => {
    await applied('Second', { crew: { id: 7021 }, job_order: 2 });
    await applied('First', { crew: { id: 7021 }, job_order: 1, status: { id: 1 } });
    await applied('Cancelled', { crew: { id: 7021 }, status: { id: 6 } });
    await applied('Later', { crew: { id: 7021 }, date: '2026-07-15' });
    expect((await names('batches', DAY)).map(({ name, is_complete }) => [name, is_complete])).toEqual([
      ['First', true],
      ['Second', false],
    ]);
    expect(await names('yardage', DAY)).toEqual([]);
  });

  it('are of gunite where the yardage is asked', async () => {
    await jobs.create({
      name: 'Shot',
      company: { id: 700 },
      sub_jobs: [
        { job_category: { id: 1 }, gunite_details: { gunite_history: [{ type: { id: 2 }, gunite_date: DAY }] } },
      ],
    });
    expect((await names('yardage', DAY)).map(({ name }) => name)).toEqual(['Shot']);
  });

  it('are those that a foreman may see, the own ones marked', async () => {
    await database.pool.query(
      "insert into crew (id, name, subdivision, lookup_company_division_id) values (7022, 'App Y', 'App', 3)",
    );
    await applied('Of a crew', { crew: { id: 7021 }, date: '2026-07-16' });
    await applied('Of another one', { crew: { id: 7022 }, date: '2026-07-16' });
    expect((await names('batches', '2026-07-16')).map(({ name, is_own }) => [name, is_own])).toEqual([
      ['Of a crew', false],
      ['Of another one', false],
    ]);
    expect((await names('batches', '2026-07-16', 'foreman')).map(({ name, is_own }) => [name, is_own])).toEqual([
      ['Of a crew', true],
    ]);
    expect(codeOf(await ask('display', JOBS, { kind: 'batches', date: DAY }))).toBe('FORBIDDEN');
  });
});
