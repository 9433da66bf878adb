import { beforeAll, describe, expect, it } from 'vitest';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { addPeople, jobCalls, refusedFields, type Fields, type SavedJob } from '../support/jobCalls';
import { testDatabase } from '../support/database';

const ANSWER =
  '{ id version name is_estimate is_preliminary is_approved_by_user_id was_estimated is_conversion merged_into_job { id } }';

const database = await testDatabase();
const ask = openGraphql(database);
beforeAll(async () => {
  await addPeople(database);
});

const OAK = { company: { id: 700 }, name: 'Oak' };
const tryCreate = (as: string, estimateInput: Fields = OAK, isPreliminary?: boolean): Promise<Answered> =>
  ask(as, `mutation ($e: JobInput!, $p: Boolean) { createEstimate(estimateInput: $e, isPreliminary: $p) ${ANSWER} }`, {
    e: estimateInput,
    p: isPreliminary,
  });
const create = async (as: string, given?: Fields, isPreliminary?: boolean): Promise<SavedJob> =>
  rootOf(await tryCreate(as, given, isPreliminary), 'createEstimate');
const tryUpdate = (as: string, id: number, estimate: Fields): Promise<Answered> =>
  ask(as, `mutation ($id: Int!, $e: JobInput!) { updateEstimate(id: $id, estimate: $e) ${ANSWER} }`, {
    id,
    e: estimate,
  });
const codeOf = ({ errors: [error] }: Answered): string | undefined => error?.extensions.code;
const read = async (as: string, id: number): Promise<SavedJob | null> =>
  rootOf(await ask(as, `query ($id: Int!) { GetEstimate(id: $id) ${ANSWER} }`, { id }), 'GetEstimate');

describe('an estimate', () => {
  it('needs a company alone [EST-003 JOB-020]', async () => {
    expect(await create('admin', { company: { id: 700 } })).toMatchObject({ is_estimate: true, name: null });
    expect(refusedFields(await tryCreate('admin', { name: 'Oak' }))).toEqual({ company: 'Company is required' });
  });

  it('is saved by calls of its own and read under both names [API-032 API-033 API-038]', async () => {
    const made = await create('admin', OAK, false);
    expect(
      rootOf(await tryUpdate('admin', made.id, { version: made.version, name: 'Elm' }), 'updateEstimate'),
    ).toMatchObject({ id: made.id, name: 'Elm', is_estimate: true });
    const stored = await read('admin', made.id);
    expect(stored).toMatchObject({ id: made.id, name: 'Elm', version: 2, is_estimate: true });
    expect(
      rootOf(await ask('admin', `query ($id: Int!) { estimate(id: $id) ${ANSWER} }`, { id: made.id }), 'estimate'),
    ).toEqual(stored);
  });

  it("is preliminary as its maker's action says [EST-004 EST-010 EST-011 EST-014]", async () => {
    expect((await create('office')).is_preliminary).toBe(true);
    expect((await create('admin')).is_preliminary).toBe(false);
    expect((await create('admin', OAK, true)).is_preliminary).toBe(true);
    expect(codeOf(await tryCreate('supervisor'))).toBe('FORBIDDEN');
  });

  it('is edited by its maker and by who approves while it is preliminary, and by all afterwards [EST-014]', async () => {
    const own = await create('office');
    const others = await create('admin', OAK, true);
    expect(
      rootOf(await tryUpdate('office', own.id, { version: own.version, name: 'Elm' }), 'updateEstimate'),
    ).toMatchObject({ name: 'Elm', is_preliminary: true });
    expect(codeOf(await tryUpdate('office', others.id, { version: 1, name: 'Elm' }))).toBe('FORBIDDEN');
    const final = await create('admin');
    expect(rootOf(await tryUpdate('office', final.id, { version: 1, name: 'Elm' }), 'updateEstimate')).toMatchObject({
      name: 'Elm',
    });
    expect(codeOf(await tryUpdate('office', own.id, { version: 2, is_preliminary: false }))).toBe('FORBIDDEN');
  });

  it('asks for the right before it asks for the version; a form that missed a decision is told what it missed [API-037 EST-014]', async () => {
    const others = await create('admin', OAK, true);
    const old = { version: 0, name: 'Fir' };
    expect(codeOf(await tryUpdate('office', others.id, old))).toBe('FORBIDDEN');
    expect(codeOf(await tryUpdate('admin', others.id, old))).toBe('CONFLICT');
    const own = await create('office');
    expect(codeOf(await tryUpdate('office', own.id, { version: 0, is_approved_by_user_id: 1 }))).toBe('FORBIDDEN');
    expect(codeOf(await tryUpdate('office', own.id, { version: 0, is_preliminary: false }))).toBe('FORBIDDEN');
    await tryUpdate('admin', own.id, { version: 1, is_preliminary: false });
    expect(codeOf(await tryUpdate('office', own.id, { version: 1, name: 'Fir', is_preliminary: true }))).toBe(
      'CONFLICT',
    );
  });

  it('is approved in the name of who asks, who may approve [EST-005 EST-006 AUTH-055]', async () => {
    const made = await create('office');
    expect(codeOf(await tryUpdate('office', made.id, { version: 1, is_approved_by_user_id: 1 }))).toBe('FORBIDDEN');
    const {
      rows: [manager],
    } = await database.pool.query<{ id: number }>("select id from app_user where email = 'manager@trowel.test'");
    expect(
      rootOf(await tryUpdate('manager', made.id, { version: 1, is_approved_by_user_id: 1 }), 'updateEstimate'),
    ).toMatchObject({ is_approved_by_user_id: manager?.id, version: 2 });
  });

  it('becomes a job of the same number once it is final and has all that a job needs [EST-007 EST-008 EST-015]', async () => {
    const flags = { is_estimate: false, was_estimated: true, is_conversion: true };
    const preliminary = await create('office');
    expect(refusedFields(await tryUpdate('office', preliminary.id, { version: 1, ...flags }))).toEqual({
      is_conversion: 'This is a preliminary estimate. It must be approved before it can be converted to a job.',
    });
    const nameless = await create('admin', { company: { id: 700 } });
    expect(refusedFields(await tryUpdate('admin', nameless.id, { version: 1, ...flags }))).toEqual({
      name: 'Name is required',
    });
    expect(
      rootOf(await tryUpdate('admin', nameless.id, { version: 1, name: 'Oak', ...flags }), 'updateEstimate'),
    ).toMatchObject({ id: nameless.id, ...flags });
    expect(await read('admin', nameless.id)).toBeNull();
    expect(await jobCalls(ask).read(nameless.id)).toMatchObject({ name: 'Oak', was_estimated: true });
  });

  it('is deleted by who approves, and read by who may view estimates [EST-006 EST-009 EST-015 AUTH-055]', async () => {
    const made = await create('admin');
    const remove = (as: string): Promise<Answered> =>
      ask(as, 'mutation ($id: Int!) { deleteEstimate(id: $id) { id } }', { id: made.id });
    expect(await read('supervisor', made.id)).toMatchObject({ name: 'Oak' });
    expect(codeOf(await remove('office'))).toBe('FORBIDDEN');
    expect(rootOf(await remove('manager'), 'deleteEstimate')).toEqual({ id: made.id });
    expect(await read('admin', made.id)).toBeNull();
    expect(codeOf(await remove('manager'))).toBe('NOT_FOUND');
  });

  it('is no job for the calls of jobs, nor a job an estimate', async () => {
    const made = await create('admin');
    const job = await jobCalls(ask).create(OAK);
    expect(await jobCalls(ask).read(made.id)).toBeNull();
    expect(await read('admin', job.id)).toBeNull();
    expect(codeOf(await jobCalls(ask).tryUpdate(made.id, { version: 1, name: 'x' }))).toBe('NOT_FOUND');
    expect(codeOf(await tryUpdate('admin', job.id, { version: 1, name: 'x' }))).toBe('NOT_FOUND');
  });
});

describe('an estimate that a job takes over', () => {
  it('fills what is empty, brings notes and sub-jobs, and tells its page where it went, in one save [JOB-068]', async () => {
    const estimate = await create('admin', {
      ...OAK,
      notes: 'From the estimate',
      gate_code: '#9',
      phone: '(713) 555-0100',
      address_line_1: '9 Elm St',
      city: 'Katy',
      zip_code: '77450',
      sub_jobs: [{ job_category: { id: 2 }, plan_sa: 300 }],
    });
    const job = await jobCalls(ask).create({ ...OAK, name: 'Job', notes: 'Of the job', phone: '(713) 555-0199' });
    const saved = await jobCalls(ask).update(job.id, { version: job.version, estimate_to_merge: { id: estimate.id } });
    expect(saved).toMatchObject({
      name: 'Job',
      notes: 'Of the job\nFrom the estimate',
      gate_code: '#9',
      phone: '(713) 555-0199',
      address_line_1: '9 Elm St',
      city: 'Katy',
      was_estimated: true,
      estimate_to_merge: null,
      sub_jobs: [{ plan_sa: 300 }],
    });
    expect(await read('admin', estimate.id)).toMatchObject({ merged_into_job: { id: job.id } });
    // What an undo of it takes back is called what it is.
    const { data } = await ask(
      'admin',
      'query ($id: Int!) { history(entity: "job", id: $id) { items { touched { entity_label count } } } }',
      { id: job.id },
    );
    expect(data).toMatchObject({
      history: {
        items: [
          {
            touched: expect.arrayContaining([
              { entity_label: 'Job', count: 1 },
              { entity_label: 'Estimate', count: 1 },
            ]),
          },
          {},
        ],
      },
    });
  });

  it('brings its documents, those of one name under another [JOB-068]', async () => {
    const [estimate, job] = [await create('admin'), await jobCalls(ask).create(OAK)];
    const store = (job_id: number, file_name: string, folder = 'Plan/'): Promise<unknown> =>
      database.pool.query(
        'insert into document (job_id, folder, file_name, file_type, storage_key) values ($1, $2, $3, $4, $5)',
        [job_id, folder, file_name, 'application/pdf', `${job_id}${folder}${file_name}`],
      );
    for (const [id, name, folder] of [
      [estimate.id, 'Plan.pdf'],
      [estimate.id, 'Only.pdf'],
      [job.id, 'plan.PDF'],
      [estimate.id, 'Plan.pdf', 'Estimate/'],
    ] as const)
      await store(id, name, folder);
    await jobCalls(ask).update(job.id, { version: job.version, estimate_to_merge: { id: estimate.id } });
    const { rows } = await database.pool.query<{ folder: string; file_name: string }>(
      'select folder, file_name from document where job_id = $1 order by folder, id',
      [job.id],
    );
    expect(rows.map(({ folder, file_name }) => `${folder}${file_name}`)).toEqual([
      'Estimate/Plan.pdf',
      expect.stringMatching(/^Plan\/Plan_\d{14}\.pdf$/) as string,
      'Plan/Only.pdf',
      'Plan/plan.PDF',
    ]);
  });

  it('is taken back by one undo: the estimate stands as before, with its sub-jobs, and the job as it was [KEY-021]', async () => {
    const estimate = await create('admin', {
      ...OAK,
      name: 'Elm',
      notes: 'From the estimate',
      sub_jobs: [{ job_category: { id: 2 }, plan_sa: 300 }],
    });
    const job = await jobCalls(ask).create({ ...OAK, name: 'Job' });
    const { mutation_id } = await jobCalls(ask).tryUpdate(job.id, {
      version: job.version,
      estimate_to_merge: { id: estimate.id },
    });
    const undone = await ask('admin', 'mutation ($m: ID!) { undo(mutation_id: $m) { mutation_id } }', {
      m: mutation_id,
    });
    expect(undone.errors).toEqual([]);
    expect(await read('admin', estimate.id)).toMatchObject({ name: 'Elm', is_estimate: true, merged_into_job: null });
    expect(await jobCalls(ask).read(job.id)).toMatchObject({ notes: null, was_estimated: false, sub_jobs: [] });
    const { rows } = await database.pool.query(
      'select job_id from job_detail where plan_sa = 300 and deleted_at is null and job_id in ($1, $2)',
      [estimate.id, job.id],
    );
    expect(rows).toEqual([{ job_id: estimate.id }]);
  });

  it('is refused with everything else of the save when it is gone or awaits approval [JOB-068]', async () => {
    const job = await jobCalls(ask).create(OAK);
    for (const id of [(await create('admin', OAK, true)).id, 999_999, job.id]) {
      expect(
        refusedFields(
          await jobCalls(ask).tryUpdate(job.id, { version: job.version, name: 'Changed', estimate_to_merge: { id } }),
        ),
      ).toEqual({ estimate_to_merge: 'This estimate is no longer available.' });
    }
    expect(await jobCalls(ask).read(job.id)).toMatchObject({ name: 'Oak', version: 1 });
  });

  it('is refused by its reason for a job that has taken one over already [JOB-068]', async () => {
    const job = await jobCalls(ask).create(OAK);
    const first = await create('admin', OAK);
    const second = await create('admin', OAK);
    await jobCalls(ask).update(job.id, { version: job.version, estimate_to_merge: { id: first.id } });
    const version = (await jobCalls(ask).read(job.id))?.version;
    expect(
      refusedFields(await jobCalls(ask).tryUpdate(job.id, { version, estimate_to_merge: { id: second.id } })),
    ).toEqual({ estimate_to_merge: 'This job has taken an estimate over already.' });
  });
});
