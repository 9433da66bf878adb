import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobDraft, SubJobDraft } from '#domain/jobs/draft';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { draftOfAnswer } from '#domain/subJobs/draftOfAnswer';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import { settleFacts } from '#domain/subJobs/settleFacts';
import { openWorkspaceDatabase, type WorkspaceDatabase } from '../../offline/workspace/database';
import { registerDevice } from '../../offline/workspace/device';
import { openDevice, type OpenDevice } from '../../offline/workspace/openDevice';
import type { DailySheet } from '../daily/data/dailyApi';
import { deviceDailyApi } from './deviceDaily';
import { deviceJobApi } from './deviceJobs';
import { jobKind } from './jobKind';

const none = { statuses: [], crews: [], employees: [], phases: [], guniteTypes: [], priorities: [] };
const facts = settleFacts({ today: '2026-03-02', ...none });
const subJob = (id: number, category: number, name: string): SubJobDraft => ({
  ...newSubJobDraft(String(id), { id: category, name }, facts),
  id,
  version: 3,
});
const JOB: JobDraft = {
  ...newJobDraft('2026-03-02'),
  id: 12,
  version: 5,
  name: 'Oak',
  sub_jobs: [subJob(34, 2, 'Pebble'), subJob(35, 1, 'Gunite'), subJob(36, 1, 'Gunite')],
};

let turn = 0;
let id = 0;
let database: WorkspaceDatabase;
let phone: OpenDevice;
beforeEach(async () => {
  vi.stubGlobal('navigator', {});
  Dexie.dependencies.indexedDB = new IDBFactory();
  database = openWorkspaceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  const kind = jobKind(
    'job',
    () => Promise.reject(new Error('nothing is asked')),
    () => facts,
  );
  phone = openDevice(database, 1, () => kind);
  registerDevice(phone);
  turn += 1;
  id = 100 + turn;
  await phone.keepCopies([
    { key: `job:${id}`, value: { ...JOB, id }, stamp: 'a' },
    { key: `reach:${id}`, value: [35] },
  ]);
});
afterEach(() => {
  registerDevice(null);
  database.dexie.close();
  vi.unstubAllGlobals();
});

const words = (key: string): string => key;
const daily = deviceDailyApi(words, async () => []);
const form = deviceJobApi('job', words);
/** What a sheet stands on, as its page makes it out of what was read. */
const baseOf = ({ job, sub_jobs }: Pick<DailySheet, 'job' | 'sub_jobs'>): JobDraft => ({
  ...job,
  sub_jobs: sub_jobs.map((one) => draftOfAnswer(one, facts)),
});
const withNotes = (one: SubJobDraft | undefined, notes: string): SubJobDraft => {
  if (!one?.gunite_details) throw new Error('no gunite');
  return { ...one, gunite_details: { ...one.gunite_details, notes } };
};
const row = (notes: string) => ({
  key: `new-${notes}`,
  id: null,
  type: null,
  status: null,
  crew: null,
  gunite_date: '2026-03-02',
  yardage: 12,
  start_time: null,
  job_order: null,
  notes,
});

describe('a daily sheet without a network', () => {
  it('shows the sub-jobs of its category, and which of them the user may edit [OFF-010 DB-021]', async () => {
    const sheet = await daily.job('yardage', id);
    expect(sheet.sub_jobs.map((one) => one.id)).toEqual([35, 36]);
    expect(sheet.editable_sub_job_ids).toEqual([35]);
    expect((await daily.job('batches', id)).sub_jobs.map((one) => one.id)).toEqual([34]);
    await expect(daily.job('batches', 99)).rejects.toThrow('This record is not available offline.');
  });

  it('keeps what it saves as a change of its job, which both sheet and form show [OFF-010]', async () => {
    const base = baseOf(await daily.job('yardage', id));
    const [first] = base.sub_jobs;
    const typed = withNotes(first, 'Rebound');
    const rows = { ...typed.gunite_details, gunite_history: [row('Deep end')] };
    await daily.save('yardage', id, [{ ...typed, gunite_details: rows } as SubJobDraft], base);

    const [change] = await phone.store.all();
    expect(change).toMatchObject({ key: `job:${id}`, id, base: { ...JOB, id } });
    expect(change?.mine).toMatchObject({
      sub_jobs: [
        JOB.sub_jobs[0],
        { id: 35, gunite_details: { notes: 'Rebound', gunite_history: [{ yardage: 12, notes: 'Deep end' }] } },
        JOB.sub_jobs[2],
      ],
    });
    const again = await daily.job('yardage', id);
    expect(again.sub_jobs[0]).toMatchObject({ gunite_details: { notes: 'Rebound' } });
    expect(baseOf(again).sub_jobs[0]?.gunite_details?.gunite_history).toMatchObject([{ notes: 'Deep end' }]);
    expect((await form.whole(id)).sub_jobs).toHaveLength(3);
  });

  it('lays nothing over what another page of this device kept meanwhile [OFF-010]', async () => {
    const base = baseOf(await daily.job('yardage', id));
    const whole: JobDraft = { ...JOB, id };
    // Another tab: its form keeps the job's note and a field of the same sub-job.
    const other = { ...whole.sub_jobs[1], plan_sa: 410 } as SubJobDraft;
    const draft: JobDraft = { ...whole, notes: 'Dog', sub_jobs: whole.sub_jobs.with(1, other) };
    await phone.keep({ key: `job:${id}`, entity: 'job', id, local: null, title: 'Oak', since: whole, draft });
    await daily.save('yardage', id, [withNotes(base.sub_jobs[0], 'Rebound')], base);
    expect((await phone.store.all())[0]?.mine).toMatchObject({
      notes: 'Dog',
      sub_jobs: [{ id: 34 }, { plan_sa: 410, gunite_details: { notes: 'Rebound' } }, { id: 36 }],
    });
  });

  it('that was opened with a network stands on what the server said then', async () => {
    const newer = withNotes({ ...JOB.sub_jobs[1], version: 4 } as SubJobDraft, 'Of the office');
    const base: JobDraft = { ...JOB, id, sub_jobs: [newer, ...JOB.sub_jobs.slice(2)] };
    await daily.save('yardage', id, [{ ...newer, depth_low: 3 }], base);
    expect((await phone.store.all())[0]).toMatchObject({
      base: { sub_jobs: [{ id: 34 }, { version: 4, gunite_details: { notes: 'Of the office' } }, { id: 36 }] },
      mine: { sub_jobs: [{ id: 34 }, { depth_low: 3, gunite_details: { notes: 'Of the office' } }, { id: 36 }] },
    });
  });

  it('takes back nothing that waits here unsent when a form that the server filled is saved [OFF-010]', async () => {
    const base: JobDraft = { ...JOB, id };
    const draft: JobDraft = { ...base, notes: 'Dog' };
    await phone.keep({ key: `job:${id}`, entity: 'job', id, local: null, title: 'Oak', since: base, draft });
    await form.update(id, { ...base, name: 'Oak Hill' }, [withNotes(base.sub_jobs[1], 'Rebound')], base);
    const [change] = await phone.store.all();
    expect(change?.mine).toMatchObject({ name: 'Oak Hill', notes: 'Dog' });
    expect(change?.mine).toMatchObject({ sub_jobs: [{}, { gunite_details: { notes: 'Rebound' } }, {}] });
  });

  it('asks where a form that the server filled changed what waits here unsent, and keeps both until then [KEY-014]', async () => {
    const base: JobDraft = { ...JOB, id };
    const typed: JobDraft = { ...base, notes: 'Dog' };
    await phone.keep({ key: `job:${id}`, entity: 'job', id, local: null, title: 'Oak', since: base, draft: typed });
    const conflict = { isOwn: true, current: { notes: 'Dog' } };
    await expect(form.update(id, { ...base, notes: 'Cat' }, [], base)).rejects.toMatchObject(conflict);
    // Read for the question, and left open: the next save asks again.
    const waiting: JobDraft = { ...base, ...(await form.whole(id)).job };
    await expect(form.update(id, { ...base, notes: 'Cat' }, [], base)).rejects.toMatchObject(conflict);
    expect((await phone.store.all())[0]?.mine).toMatchObject({ notes: 'Dog' });
    await form.update(id, { ...waiting, notes: 'Cat' }, [], { ...waiting, sub_jobs: base.sub_jobs });
    expect((await phone.store.all())[0]?.mine).toMatchObject({ notes: 'Cat' });
  });

  it('says so where the device is full', async () => {
    const base = baseOf(await daily.job('yardage', id));
    const full = Object.assign(new Error('no room'), { name: 'DeviceFull' });
    registerDevice({ ...phone, keep: () => Promise.reject(full) });
    await expect(daily.save('yardage', id, [withNotes(base.sub_jobs[0], 'x')], base)).rejects.toMatchObject({
      message: 'full',
      status: 413,
    });
  });
});
