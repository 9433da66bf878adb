import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls, type Fields, type SavedJob } from '../support/jobCalls';
import { testDatabase } from '../support/database';

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);
beforeAll(async () => {
  await addPeople(database);
  await database.pool.query("update app_user set employee_id = 7101 where email = 'foreman@trowel.test'");
  invalidateActors();
});

const OAK = { name: 'Oak', company: { id: 700 } };
const codeOf = ({ errors: [error] }: Answered): string | undefined => error?.extensions.code;
/** A pebble sub-job of the foreman's, and a warranty one that is not. */
const assigned = (): Promise<SavedJob> =>
  jobs.create({
    ...OAK,
    sub_jobs: [
      {
        job_category: { id: 2 },
        pebble_details: { crew_information: [{ phase_type: { id: 1 }, foreman: { id: 7101 }, crew: { id: 7011 } }] },
      },
    ],
  });
const tryChange = (job: SavedJob, set: Fields, as: string): Promise<Answered> => {
  const { id, version } = firstSubJob(job);
  return jobs.tryUpdate(job.id, { sub_jobs: [{ id, version, ...set }] }, as);
};

describe('who saves jobs', () => {
  it('makes them with an edit right for all jobs of a kind, and sub-jobs of that kind alone [JOB-073]', async () => {
    expect(codeOf(await jobs.tryCreate(OAK, 'foreman'))).toBe('FORBIDDEN');
    expect(
      codeOf(await jobs.tryCreate({ ...OAK, sub_jobs: [{ job_category: { id: 3 } }] }, 'supervisor')),
    ).toBeUndefined();
    expect(codeOf(await jobs.tryCreate({ ...OAK, sub_jobs: [{ job_category: { id: 2 } }] }, 'supervisor'))).toBe(
      'FORBIDDEN',
    );
  });

  it('changes what is assigned by an assigned edit right, and nothing of the job itself [JOB-073]', async () => {
    const job = await assigned();
    expect(codeOf(await tryChange(job, { plan_sa: 400 }, 'foreman'))).toBeUndefined();
    const { id } = firstSubJob(job);
    const own = { version: 1, name: 'Oak', company: { id: 700 } };
    expect(
      codeOf(await jobs.tryUpdate(job.id, { ...own, sub_jobs: [{ id, version: 2, plan_sa: 500 }] }, 'foreman')),
    ).toBeUndefined();
    expect(
      codeOf(
        await jobs.tryUpdate(job.id, { ...own, name: 'Elm', sub_jobs: [{ id, version: 3, plan_sa: 600 }] }, 'foreman'),
      ),
    ).toBe('FORBIDDEN');
    expect(await jobs.read(job.id)).toMatchObject({ name: 'Oak', sub_jobs: [{ plan_sa: 500 }] });
  });

  it('is told which sub-jobs of a job may be edited: all of a kind, or those that are assigned [JOB-073]', async () => {
    const job = await assigned();
    const other = await jobs.create({ ...OAK, sub_jobs: [{ job_category: { id: 2 } }] });
    const editable = async (id: number, as: string): Promise<unknown> =>
      rootOf(await ask(as, `{ job(id: ${id}) { editable_sub_job_ids } }`), 'job');
    expect(await editable(job.id, 'office')).toEqual({ editable_sub_job_ids: [firstSubJob(job).id] });
    expect(await editable(job.id, 'foreman')).toEqual({ editable_sub_job_ids: [firstSubJob(job).id] });
    expect(await editable(job.id, 'supervisor')).toEqual({ editable_sub_job_ids: [] });
    expect(await editable(other.id, 'warehouse')).toEqual({ editable_sub_job_ids: [] });
  });

  it('is told FORBIDDEN only when a part that may not be changed differs [JOB-073]', async () => {
    const job = await assigned();
    expect(codeOf(await tryChange(job, { plan_sa: null, job_types: [] }, 'supervisor'))).toBeUndefined();
    expect(codeOf(await tryChange(job, { plan_sa: 1 }, 'warehouse'))).toBe('FORBIDDEN');
    const hidden = await jobs.create({ ...OAK, sub_jobs: [{ job_category: { id: 1 } }] });
    expect(codeOf(await tryChange(hidden, { plan_sa: 1 }, 'foreman'))).toBe('NOT_FOUND');
  });

  it('plans presites with its own right, and fills them in on the site with another [PRE-017 PRE-020]', async () => {
    const job = await jobs.create({
      ...OAK,
      sub_jobs: [{ job_category: { id: 1 }, presite: { checkin_date: '2026-03-01' } }],
    });
    const edit = (set: Fields, as: string): Promise<Answered> =>
      jobs.read(job.id).then((stored) => tryChange(stored ?? job, set, as));
    expect(codeOf(await edit({ presite: { scheduled_date: '2026-04-01' } }, 'office'))).toBe('FORBIDDEN');
    expect(codeOf(await edit({ presite: { rope_anchors: 2 } }, 'office'))).toBeUndefined();
    expect(
      codeOf(await edit({ presite: { scheduled_date: '2026-04-01', presite_supervisor: { id: 7102 } } }, 'scheduler')),
    ).toBeUndefined();
    expect(
      codeOf(await edit({ presite: { is_weeping: true, comments: [{ comment: 'Gate locked' }] } }, 'supervisor')),
    ).toBeUndefined();
    expect(codeOf(await edit({ presite: { scheduled_date: '2026-04-02' } }, 'supervisor'))).toBe('FORBIDDEN');
    expect(codeOf(await edit({ plan_sa: 4 }, 'supervisor'))).toBe('FORBIDDEN');
    const saved = await jobs.read(job.id);
    expect(saved && firstSubJob(saved)).toMatchObject({
      plan_sa: null,
      presite: {
        rope_anchors: 2,
        is_weeping: true,
        scheduled_date: '2026-04-01',
        comments: [{ comment: 'Gate locked' }],
      },
    });
  });
});

describe('who is told that somebody was faster', () => {
  /** A save of an older version, by an account that reads the row. */
  const stale = async (as: string, set: Fields, others: Fields): Promise<Answered> => {
    const job = await assigned();
    expect(codeOf(await tryChange(job, others, 'admin'))).toBeUndefined();
    return tryChange(job, set, as);
  };

  it('is who may change the sub-job: all others are refused alike, and see nothing of it [API-037 AUTH-061]', async () => {
    for (const set of [{ plan_sa: 1 }, { version: null, plan_sa: 1 }, { presite: { rope_anchors: 3 } }]) {
      const { data, errors } = await stale('warehouse', set, { plan_sa: 400 });
      expect([data, errors[0]?.extensions]).toEqual([null, { code: 'FORBIDDEN' }]);
    }
    expect(codeOf(await stale('foreman', { plan_sa: 1 }, { plan_sa: 400 }))).toBe('CONFLICT');
    expect(codeOf(await stale('foreman', { version: null, plan_sa: 1 }, { plan_sa: 400 }))).toBe('BAD_USER_INPUT');
  });

  it('is who fills in the presite alone when it is the presite that was to be changed [API-037 PRE-020]', async () => {
    const whole = { plan_sa: null, presite: { rope_anchors: 3 } };
    expect(codeOf(await stale('supervisor', whole, { plan_sa: 400 }))).toBe('CONFLICT');
    expect(codeOf(await stale('supervisor', { plan_sa: 1 }, { plan_sa: 400 }))).toBe('FORBIDDEN');
  });

  it("is who may change the job's own fields [API-037]", async () => {
    const job = await assigned();
    await jobs.update(job.id, { version: 1, name: 'Elm' });
    expect(codeOf(await jobs.tryUpdate(job.id, { version: 1, name: 'Fir' }, 'foreman'))).toBe('FORBIDDEN');
    expect(codeOf(await jobs.tryUpdate(job.id, { version: 1, name: 'Fir' }, 'office'))).toBe('CONFLICT');
    const estimate = rootOf<SavedJob>(
      await ask('admin', 'mutation ($e: JobInput!) { createEstimate(estimateInput: $e) { id } }', { e: OAK }),
      'createEstimate',
    );
    const merge = { version: 1, estimate_to_merge: { id: estimate.id } };
    expect(codeOf(await jobs.tryUpdate(job.id, merge, 'foreman'))).toBe('FORBIDDEN');
    expect(codeOf(await jobs.tryUpdate(job.id, merge, 'office'))).toBe('CONFLICT');
  });

  it('is who may change the sub-job that somebody has deleted [API-037]', async () => {
    const job = await assigned();
    await ask('manager', 'mutation ($id: Int!) { deleteJobDetail(id: $id) { id } }', { id: firstSubJob(job).id });
    expect(codeOf(await tryChange(job, { plan_sa: 1 }, 'office'))).toBe('CONFLICT');
    expect(codeOf(await tryChange(job, { plan_sa: 1 }, 'warehouse'))).toBe('FORBIDDEN');
  });
});

describe('who deletes jobs', () => {
  const deleteJob = (id: number, as: string): Promise<Answered> =>
    ask(as, 'mutation ($id: Int!) { deleteJob(id: $id) { id } }', { id });
  const deleteSubJob = (id: number, as: string): Promise<Answered> =>
    ask(as, 'mutation ($id: Int!) { deleteJobDetail(id: $id) { id } }', { id });

  it('needs the right for it; the job is gone with its sub-jobs, until it is taken back [API-009 JOB-049 JOB-053 JOB-072 AUTH-055]', async () => {
    const job = await assigned();
    expect(codeOf(await deleteJob(job.id, 'scheduler'))).toBe('FORBIDDEN');
    const removed = await deleteJob(job.id, 'manager');
    expect(rootOf(removed, 'deleteJob')).toEqual({ id: job.id });
    expect(await jobs.read(job.id)).toBeNull();
    expect(codeOf(await deleteSubJob(firstSubJob(job).id, 'manager'))).toBe('NOT_FOUND');
    expect(codeOf(await tryChange(job, { plan_sa: 4 }, 'manager'))).toBe('NOT_FOUND');
    await ask('manager', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id: removed.mutation_id });
    expect(await jobs.read(job.id)).toMatchObject({ name: 'Oak', sub_jobs: [{ id: firstSubJob(job).id }] });
  });

  it('takes away one sub-job with the right to edit it too [API-010 JOB-072 AUTH-055]', async () => {
    const job = await jobs.create({ ...OAK, sub_jobs: [{ job_category: { id: 1 } }, { job_category: { id: 2 } }] });
    const { id } = firstSubJob(job);
    expect(codeOf(await deleteSubJob(id, 'office'))).toBe('FORBIDDEN');
    expect(rootOf(await deleteSubJob(id, 'manager'), 'deleteJobDetail')).toEqual({ id });
    expect((await jobs.read(job.id))?.sub_jobs).toHaveLength(1);
    expect(codeOf(await deleteSubJob(-1, 'manager'))).toBe('NOT_FOUND');
  });
});

describe('a save', () => {
  it('is taken back as a whole, by who may have done it', async () => {
    const job = await assigned();
    const saved = await tryChange(
      job,
      { plan_sa: 400, pebble_details: { crew_information: [] }, presite: { rope_anchors: 3 } },
      'admin',
    );
    const undo = (as: string): Promise<Answered> =>
      ask(as, 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id: saved.mutation_id });
    expect(codeOf(await undo('supervisor'))).toBe('FORBIDDEN');
    expect(codeOf(await undo('scheduler'))).toBeUndefined();
    const back = await jobs.read(job.id);
    expect(back && firstSubJob(back)).toMatchObject({
      plan_sa: null,
      presite: { rope_anchors: null },
      pebble_details: { prep_crew_id: 7011, crew_information: [{ foreman: { id: 7101 } }] },
    });
  });

  it('of the same key is stored once', async () => {
    const key = '7b7bb9f6-3f0d-4c3f-9d50-6a54d3d4a001';
    const once = () => ask('admin', 'mutation ($job: JobInput!) { createJob(job: $job) { id } }', { job: OAK }, key);
    expect(rootOf(await once(), 'createJob')).toEqual(rootOf(await once(), 'createJob'));
  });

  it('places an address that nobody has confirmed about where it is, and forgets a place whose address changed [API-017 BAPI-016 JOB-042 MAP-012]', async () => {
    const job = await jobs.create({
      ...OAK,
      address_line_1: '12 Oak Ln',
      city: 'Katy',
      state: 'Texas',
      zip_code: '77450',
    });
    expect(job).toMatchObject({
      lat: null,
      lon: null,
      temp_lat: expect.closeTo(29.78, 0) as number,
      temp_lon: expect.closeTo(-95.8, 0) as number,
    });
    const confirmed = await jobs.update(job.id, { version: 1, lat: 29.7851234, lon: -95.8245678 });
    expect(confirmed).toMatchObject({ lat: 29.7851234, lon: -95.8245678, temp_lat: null, temp_lon: null });
    expect(await jobs.update(job.id, { version: 2, address_line_1: '14 Oak Ln' })).toMatchObject({
      lat: null,
      lon: null,
      temp_lat: expect.any(Number) as number,
    });
    const nowhere = await jobs.create({ ...OAK, address_line_1: '1 Nowhere', city: 'Atlantis', zip_code: '00000' });
    expect(nowhere).toMatchObject({ lat: null, temp_lat: null });
  });
});
