import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/civilDate';
import { JOB_INFO_FIELDS, SUB_JOB_FIELDS } from '../../src/jobs/form/data/jobFields';
import { invalidateActors } from '../../server/access/actor';
import { TEST_TODAY } from '../support/clock';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls, type SavedJob } from '../support/jobCalls';
import { testDatabase } from '../support/database';

interface OfflineJob {
  id: number;
  stamp: string;
  job: (SavedJob & { editable_sub_job_ids: number[] }) | null;
  prep_work_order: { id: number; job_detail_id: number; notes: string | null }[];
}
interface OfflineJobsArgs {
  job_ids?: number[];
  limit?: number;
  known?: { id: number; stamp: string }[];
}

const OFFLINE = `query ($job_ids: [Int!], $limit: Int, $known: [OfflineKnown!]) { offlineJobs(job_ids: $job_ids, limit: $limit, known: $known) {
  id stamp job { ${JOB_INFO_FIELDS} editable_sub_job_ids sub_jobs { ${SUB_JOB_FIELDS} } } prep_work_order { id job_detail_id notes } } }`;

const database = await testDatabase();
const ask = openGraphql(database);
const jobs = jobCalls(ask);
const tryRead = (as: string, asked: OfflineJobsArgs = {}): Promise<Answered> => ask(as, OFFLINE, { ...asked });
const read = async (as: string, asked: OfflineJobsArgs = {}): Promise<OfflineJob[]> =>
  rootOf(await tryRead(as, asked), 'offlineJobs');
const knownOf = (read: readonly OfflineJob[]) => read.map(({ id, stamp }) => ({ id, stamp }));

const prepOn = (name: string, date: string | null): Promise<SavedJob> =>
  jobs.create({
    name,
    company: { id: 700 },
    sub_jobs: [
      {
        job_category: { id: 2 },
        pebble_details: { crew_information: [{ phase_type: { id: 1 }, date, crew: { id: 7011 } }] },
      },
      { job_category: { id: 3 } },
    ],
  });

let soon: SavedJob, past: SavedJob, far: SavedJob, undated: SavedJob;
beforeAll(async () => {
  await addPeople(database);
  await database.pool.query(
    "update app_user set employee_id = 7101 where email in ('foreman@trowel.test', 'crew@trowel.test')",
  );
  invalidateActors();
  far = await prepOn('In three weeks', addDays(TEST_TODAY, 21));
  past = await prepOn('A week ago', addDays(TEST_TODAY, -7));
  soon = await prepOn('Today', TEST_TODAY);
  undated = await prepOn('Some day', null);
});

describe('the jobs of a device', () => {
  it('are those with assigned work from a week ago to two weeks ahead, the nearest first, and those that were opened [OFF-031]', async () => {
    expect((await read('foreman')).map(({ id }) => id)).toEqual([soon.id, past.id]);
    expect((await read('foreman', { job_ids: [far.id, soon.id] })).map(({ id }) => id)).toEqual([
      soon.id,
      past.id,
      far.id,
    ]);
    expect((await read('foreman', { limit: 1, job_ids: [far.id] })).map(({ id }) => id)).toEqual([soon.id]);
    // Who is linked to no employee keeps what was opened.
    expect((await read('office', { job_ids: [far.id] })).map(({ id }) => id)).toEqual([far.id]);
  });

  it('are whole as a job is read, with the sub-jobs of the reader alone and their work orders [OFF-031 WO-020]', async () => {
    const WHOLE = `query ($id: Int!) { job(id: $id) { ${JOB_INFO_FIELDS} editable_sub_job_ids sub_jobs { ${SUB_JOB_FIELDS} } } }`;
    for (const account of ['foreman', 'admin', 'crew']) {
      const [found] = (await read(account, { job_ids: [soon.id] })).filter(({ id }) => id === soon.id);
      const whole = rootOf(await ask(account, WHOLE, { id: soon.id }), 'job');
      expect({ account, job: found?.job }).toEqual({ account, job: whole });
    }
    const [own] = await read('foreman');
    // The server starts those for Prep.
    expect(own?.prep_work_order).toMatchObject([{ job_detail_id: firstSubJob(soon).id }]);
  });

  it('come without what the device has, until anything of them is written or the reach is another one', async () => {
    const first = await read('foreman');
    expect((await read('foreman', { known: knownOf(first) })).map(({ job }) => job)).toEqual([null, null]);

    await jobs.update(past.id, {
      sub_jobs: [{ id: firstSubJob(past).id, version: firstSubJob(past).version, plan_sa: 512 }],
    });
    const second = await read('foreman', { known: knownOf(first) });
    expect(second.map(({ id, job }) => [id, job?.id ?? null])).toEqual([
      [soon.id, null],
      [past.id, past.id],
    ]);

    // The same stamps in the hands of one who sees more are no copies of what that one sees.
    const office = await read('admin', { job_ids: [soon.id], known: knownOf(first) });
    expect(office.map(({ job }) => job?.sub_jobs.length)).toEqual([2]);
  });

  it('do not hold what the asker may not read, whatever is asked for', async () => {
    const { id: other } = await jobs.create({
      name: 'Not theirs',
      company: { id: 700 },
      sub_jobs: [{ job_category: { id: 3 } }],
    });
    expect((await read('crew', { job_ids: [other] })).map(({ id }) => id)).toEqual([soon.id, past.id]);
    expect((await read('foreman', { job_ids: [4_711] })).map(({ id }) => id)).toEqual([soon.id, past.id]);
    expect((await tryRead('nobody')).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('are 200 at most, and more are refused by the name of what asks for them', async () => {
    const wrong = async (asked: OfflineJobsArgs) =>
      (await tryRead('foreman', asked)).errors[0]?.extensions.fields?.map(({ path, message }) => [path, message]);
    expect(await wrong({ limit: 201 })).toEqual([['limit', 'Must be 200 or less.']]);
    expect(await wrong({ limit: 0 })).toEqual([['limit', 'Must be 1 or more.']]);
    expect(await wrong({ job_ids: Array.from({ length: 201 }, (_, id) => id + 1) })).toEqual([
      ['job_ids', 'Must have 200 entries or less.'],
    ]);
  });

  it('are read by the same number of statements, however many they are', async () => {
    const counted = async (limit: number): Promise<number> => {
      let statements = 0;
      // Some go together on a connection of their own: all of them are counted where they leave. What an earlier file of
      // this worker left running asks other databases.
      const { query } = pg.Client.prototype;
      pg.Client.prototype.query = function counting(this: pg.Client, ...args: Parameters<typeof query>) {
        if (this.database === database.name) statements += 1;
        return Reflect.apply(query, this, args);
      } as typeof query;
      try {
        await read('admin', { job_ids: [soon.id, past.id, far.id, undated.id], limit });
      } finally {
        pg.Client.prototype.query = query;
      }
      return statements;
    };
    await counted(4);
    expect(await counted(4)).toBe(await counted(1));
  });
});
