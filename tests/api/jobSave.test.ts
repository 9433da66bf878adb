import { beforeAll, describe, expect, it } from 'vitest';
import { openGraphql } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls, type Fields, type SavedJob } from '../support/jobCalls';
import { TEST_TODAY } from '../support/clock';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);
beforeAll(async () => {
  await addPeople(database);
});

const OAK = { name: 'Oak', company: { id: 700 } };
const PEBBLE = { id: 2 };
const withSubJob = (subJob: Fields): Promise<SavedJob> => jobs.create({ ...OAK, sub_jobs: [subJob] });
/** Saves the first sub-job of a job with other values. */
const change = (job: SavedJob, set: Fields): Promise<SavedJob> => {
  const { id, version } = firstSubJob(job);
  return jobs.update(job.id, { sub_jobs: [{ id, version, ...set }] });
};

describe('a job', () => {
  it('is made with the sub-jobs that have a category, and what each category begins with [API-005 JOB-059 PEB-006 GUN-004 WAR-023 SUB-004 SUB-018]', async () => {
    const job = await jobs.create({
      ...OAK,
      phone: '(713) 555-0142',
      sub_jobs: [
        { job_category: PEBBLE, job_types: ['Spa', 'Pool'] },
        {},
        { job_category: { id: 1 } },
        { id: -1, job_category: { id: 3 } },
      ],
    });
    expect(job).toMatchObject({
      name: 'Oak',
      version: 1,
      company: { company_name: 'Bayou Pools' },
      phone: '(713) 555-0142',
      city: 'Houston',
      state: 'Texas',
    });
    const [pebble, gunite, warranty] = job.sub_jobs;
    expect(job.sub_jobs).toHaveLength(3);
    expect(pebble).toMatchObject({ status: { id: 2 }, job_types: ['Pool', 'Spa'] });
    expect(
      pebble?.pebble_details?.crew_information.map(({ phase_type, status }) => [phase_type, status]),
    ).toMatchObject([1, 2, 3, 5].map((id) => [{ id }, { id: 2 }]));
    expect(gunite).toMatchObject({
      status: null,
      gunite_details: { total_yardage: 0, gunite_history: [{ type: { id: 1 }, status: { id: 2 } }] },
    });
    expect(warranty).toMatchObject({
      status: null,
      warranty_details: { priority: { id: 3 }, job_entered_by: 'Avery Lindqvist', creation_date: TEST_TODAY },
    });
  });

  it('changes nothing that is not sent, and is stored once however often the same is saved [API-008]', async () => {
    const job = await withSubJob({
      job_category: PEBBLE,
      plan_sa: 410,
      general_comments: [{ general_comment: 'First' }],
    });
    const renamed = await jobs.update(job.id, { version: job.version, name: 'Elm' });
    expect(renamed).toMatchObject({
      name: 'Elm',
      version: 2,
      sub_jobs: [{ version: 1, plan_sa: 410, general_comments: [{ general_comment: 'First' }] }],
    });
    const same = await jobs.update(job.id, {
      version: 2,
      name: 'Elm',
      sub_jobs: [{ id: firstSubJob(job).id, version: 1, plan_sa: 410 }],
    });
    expect(same).toMatchObject({ version: 2, sub_jobs: [{ version: 1 }] });
  });

  it("replaces a list that is sent, keeps what its rows do not say, and raises the sub-job's version alone", async () => {
    const job = await withSubJob({
      job_category: PEBBLE,
      pebble_details: {
        crew_information: [
          { phase_type: { id: 1 }, notes: 'a' },
          { phase_type: { id: 2 }, notes: 'b' },
        ],
      },
    });
    const [first] = firstSubJob(job).pebble_details?.crew_information ?? [];
    const saved = await change(job, {
      pebble_details: {
        crew_information: [
          { id: first?.id, crew: { id: 7011 } },
          { id: null, phase_type: { id: 3 } },
        ],
      },
    });
    expect(saved.version).toBe(1);
    expect(firstSubJob(saved)).toMatchObject({
      version: 2,
      pebble_details: {
        crew_information: [
          { id: first?.id, notes: 'a', crew: { id: 7011 } },
          { phase_type: { id: 3 }, notes: null },
        ],
      },
    });
  });
});

describe('a pebble sub-job that is saved', () => {
  it('gets its summaries, its status and its batches from its rows [PEB-022 PEB-023 PEB-024 PEB-025 PEB-026 PEB-028 PEB-037 PEB-042 PEB-043]', async () => {
    const job = await withSubJob({
      job_category: PEBBLE,
      status: { id: 3 },
      pebble_details: {
        total_batches: 99,
        app_date: '2020-01-01',
        prep_crew_id: 7021,
        crew_information: [
          { phase_type: { id: 2 }, date: '2026-04-01', status: { id: 1 } },
          { phase_type: { id: 2 }, date: '2026-04-03', status: { id: 2 } },
          { phase_type: { id: 1 }, date: '2026-03-20', crew: { id: 7011 } },
        ],
        color_additions: [
          { batches_used: '2', additions: [{ id: 4 }, { id: 5 }] },
          { batches_used: 'abc' },
          { batches_used: '1.5', color: { id: 3 } },
        ],
      },
    });
    expect(firstSubJob(job)).toMatchObject({
      status: { id: 2 },
      pebble_details: {
        app_date: null,
        scheduled_app_date: '2026-04-01',
        prep_date: '2026-03-20',
        prep_crew_id: 7011,
        total_batches: 3.5,
        color_additions: [{ additions: [{ id: 4 }, { id: 5 }] }, {}, {}],
      },
    });
    const rows = firstSubJob(job).pebble_details?.crew_information ?? [];
    const done = await change(job, {
      pebble_details: { crew_information: rows.map(({ id }) => ({ id, status: { id: 1 } })) },
    });
    expect(firstSubJob(done)).toMatchObject({ status: { id: 1 }, pebble_details: { app_date: '2026-04-03' } });
    const held = await change(done, {
      status: { id: 3 },
      is_status_manual: true,
      pebble_details: { crew_information: rows.map(({ id }, at) => ({ id, status: { id: at === 0 ? 2 : 1 } })) },
    });
    expect(firstSubJob(held)).toMatchObject({ status: { id: 3 }, pebble_details: { app_date: '2026-04-03' } });
  });

  it('waits for the builder since today, its planned rows reset [SUB-005 SUB-006 SUB-007]', async () => {
    const job = await withSubJob({
      job_category: PEBBLE,
      pebble_details: {
        crew_information: [
          { phase_type: { id: 1 }, status: { id: 2 }, date: '2026-04-01', crew: { id: 7011 }, foreman: { id: 7101 } },
          { phase_type: { id: 1 }, status: { id: 5 }, date: '2026-04-02', crew: { id: 7011 } },
        ],
      },
    });
    const waiting = await change(job, { status: { id: 19 } });
    expect(firstSubJob(waiting)).toMatchObject({
      awaiting_builder_date: TEST_TODAY,
      pebble_details: {
        crew_information: [
          { date: '2026-04-02', crew: { id: 7011 } },
          { date: null, crew: null, foreman: null, status: { id: 2 } },
        ],
      },
    });
    expect(firstSubJob(await change(waiting, { status: { id: 2 } })).awaiting_builder_date).toBeNull();
  });

  it('computes an IA whose inputs changed, and keeps one that was typed [SUB-008 SUB-009 SUB-020]', async () => {
    const job = await withSubJob({
      job_category: PEBBLE,
      depth_low: 3.5,
      depth_high: 6.5,
      pebble_perimeter: 92.5,
      plan_sa: 410,
    });
    expect(firstSubJob(job)).toMatchObject({ plan_ia: 873, mmg_ia: null });
    expect(firstSubJob(await change(job, { plan_sa: 500, plan_ia: 900 })).plan_ia).toBe(900);
  });
});

describe('a gunite sub-job that is saved', () => {
  const ENTRIES = [
    { type: { id: 1 }, gunite_date: '2026-03-02', status: { id: 1 }, yardage: 12.5 },
    { type: { id: 2 }, gunite_date: '2026-03-03', status: { id: 2 }, yardage: 8.75 },
    { type: { id: 9 }, gunite_date: '2026-03-09', status: { id: 2 }, yardage: 3 },
  ];

  it('is finished by hand or by its entries, in the order of the rules [GUN-011 GUN-012 GUN-013 GUN-014 GUN-015 GUN-016 GUN-017 GUN-021 GUN-023]', async () => {
    const job = await withSubJob({
      job_category: { id: 1 },
      status: { id: 1 },
      gunite_details: { gunite_history: ENTRIES, total_yardage: 1 },
    });
    expect(firstSubJob(job)).toMatchObject({
      status: { id: 1 },
      gunite_details: {
        finished_date: '2026-03-03',
        flash_date: '2026-03-09',
        scheduled_date: '2026-03-02',
        total_yardage: 21,
        flash_yards: 3,
      },
    });
    const rows = firstSubJob(job).gunite_details?.gunite_history ?? [];
    const noted = await change(job, { gunite_details: { gunite_history: rows.map(({ id }) => ({ id, notes: 'x' })) } });
    expect(firstSubJob(noted)).toMatchObject({ status: { id: 1 }, gunite_details: { finished_date: '2026-03-03' } });
    const moved = await change(noted, {
      gunite_details: {
        gunite_history: rows.map(({ id }, at) => ({ id, ...(at === 1 ? { gunite_date: '2026-03-04' } : {}) })),
      },
    });
    expect(firstSubJob(moved)).toMatchObject({ status: { id: 2 }, gunite_details: { finished_date: null } });
    const done = await change(moved, {
      gunite_details: { gunite_history: rows.map(({ id }) => ({ id, status: { id: 1 } })) },
    });
    expect(firstSubJob(done)).toMatchObject({ status: { id: 2 }, gunite_details: { finished_date: '2026-03-09' } });
  });

  it('is not complete without a day [GUN-023]', async () => {
    const job = await withSubJob({ job_category: { id: 1 }, status: { id: 1 } });
    expect(firstSubJob(job)).toMatchObject({ status: { id: 2 }, gunite_details: { finished_date: null } });
  });
});
