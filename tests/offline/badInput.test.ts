import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import type { JobDraft } from '#domain/jobs/draft';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import { createSync } from '../../src/offline/sync/createSync';
import { keepChange } from '../../src/offline/sync/keepChange';
import { newAction } from '../../src/offline/sync/newAction';
import { changeStore } from '../../src/offline/workspace/changeStore';
import { readChangesFile } from '../../src/offline/workspace/changesFile';
import { openWorkspaceDatabase, type WorkspaceDatabase } from '../../src/offline/workspace/database';
import { invalidateActors } from '../../server/access/actor';
import { TEST_TODAY } from '../support/clock';
import { testDatabase } from '../support/database';
import { openGraphql } from '../support/graphqlHarness';
import { addPeople, jobCalls } from '../support/jobCalls';
import { kindsOf, readFacts, sendAs } from './world';

const database = await testDatabase();
const { pool } = database;
/** Rights are read anew by whoever asks after they were changed. */
const newAsk = () => openGraphql(database);
const ask = newAsk();
let facts: SettleFacts;
beforeAll(async () => {
  await addPeople(database);
  facts = await readFacts(ask);
});

let factory: IDBFactory;
const opened: WorkspaceDatabase[] = [];
const openOne = (): WorkspaceDatabase => {
  const one = openWorkspaceDatabase({ indexedDB: factory, IDBKeyRange });
  opened.push(one);
  return one;
};
beforeEach(() => {
  factory = new IDBFactory();
  Dexie.dependencies.indexedDB = factory;
});
afterEach(() => {
  for (const { dexie } of opened.splice(0)) dexie.close();
});

/** The phone of somebody in the office. */
const aPhone = () => {
  const store = changeStore(openOne(), 1);
  const { job } = kindsOf(sendAs(ask, 'office'), facts);
  const keep = async (id: number, edit: (draft: JobDraft) => JobDraft): Promise<string> => {
    const since = await job.read(id);
    if (!since) throw new Error('no such job');
    const key = `job:${id}`;
    await keepChange(
      store,
      job,
      { key, entity: 'job', id, local: null, title: 'Oak', since, draft: edit(since) },
      Date.now,
    );
    return key;
  };
  const make = async (draft: JobDraft, local: number): Promise<void> => {
    const key = `job:tmp-${randomUUID()}`;
    await keepChange(store, job, { key, entity: 'job', id: null, local, title: '', since: null, draft }, Date.now);
  };
  const sync = (as = newAsk()) => {
    const send = sendAs(as, 'office');
    const kinds = kindsOf(send, facts);
    return createSync({ store, kindOf: () => kinds.job, send, resolve: async () => null, newAction }).run(
      () => undefined,
    );
  };
  const exported = async () => (await readChangesFile({ id: 1, name: 'Olga' }, Date.now(), openOne)).changes;
  return { store, keep, make, sync, exported };
};
const aJob = async (): Promise<number> =>
  (
    await jobCalls(ask).create({
      name: 'Oak',
      company: { id: 700 },
      sub_jobs: [
        { job_category: { id: 1 }, gunite_details: { gunite_history: [{ type: { id: 1 }, status: { id: 2 } }] } },
      ],
    })
  ).id;
const storedOf = (id: number) => kindsOf(sendAs(ask, 'admin'), facts).job.read(id);

describe('what a phone brings home to a server that has changed', () => {
  it('of a user whose right was taken away meanwhile is refused with words, kept, and handed over as a file', async () => {
    const id = await aJob();
    const phone = aPhone();
    const key = await phone.keep(id, (draft) => ({ ...draft, notes: 'Typed out there' }));
    const { rows } = await pool.query<{ role_id: number }>(
      `select role_id from app_user where email = 'office@trowel.test'`,
    );
    await pool.query(
      `update app_user set role_id = (select role_id from app_user where email = 'nobody@trowel.test') where email = 'office@trowel.test'`,
    );
    invalidateActors();
    const { synced, failed } = await phone.sync();
    await pool.query(`update app_user set role_id = $1 where email = 'office@trowel.test'`, [rows[0]?.role_id]);
    invalidateActors();
    expect(synced).toBe(0);
    expect(failed).toMatchObject([{ key, code: 'refused', message: expect.stringMatching(/\w/) }]);
    expect(await phone.exported()).toMatchObject([{ key, mine: { notes: 'Typed out there' }, base: { notes: null } }]);
    // With the right given back, the next sync sends it.
    expect(await phone.sync()).toMatchObject({ synced: 1, failed: [] });
    expect(await storedOf(id)).toMatchObject({ notes: 'Typed out there' });
  });

  it('with a value of a list that was set inactive meanwhile is stored as it was chosen', async () => {
    const id = await aJob();
    const phone = aPhone();
    const { rows } = await pool.query<{ id: number; name: string }>(
      `insert into lookup_gunite_history_type (name, is_active) values ('Out there', true) returning id, name`,
    );
    const [type] = rows;
    const key = await phone.keep(id, (draft) => ({
      ...draft,
      notes: 'With it',
      sub_jobs: draft.sub_jobs.map((one) => ({
        ...one,
        gunite_details: one.gunite_details && {
          ...one.gunite_details,
          gunite_history: one.gunite_details.gunite_history.map((row) => ({ ...row, type: type ?? null })),
        },
      })),
    }));
    await pool.query('update lookup_gunite_history_type set is_active = false where id = $1', [type?.id]);
    const { synced, failed } = await phone.sync();
    const stored = await storedOf(id);
    const row = stored?.sub_jobs[0]?.gunite_details?.gunite_history[0];
    // Pickers no longer offer it; what was chosen while they did is taken, whole.
    expect({ synced, failed, notes: stored?.notes, type: row?.type?.id }).toEqual({
      synced: 1,
      failed: [],
      notes: 'With it',
      type: type?.id,
    });
    expect(await phone.store.one(key)).toBeUndefined();
  });

  it('of a job that somebody deleted stays with words, whatever else waits is sent', async () => {
    const [gone, there] = [await aJob(), await aJob()];
    const phone = aPhone();
    const key = await phone.keep(gone, (draft) => ({ ...draft, notes: 'Of a deleted job' }));
    await phone.keep(there, (draft) => ({ ...draft, notes: 'Of another' }));
    await ask('admin', 'mutation ($id: Int!) { deleteJob(id: $id) { id } }', { id: gone });
    expect(await phone.sync()).toMatchObject({ synced: 1, failed: [{ key, code: 'gone' }] });
    expect((await storedOf(there))?.notes).toBe('Of another');
    expect(await phone.exported()).toMatchObject([{ key, mine: { notes: 'Of a deleted job' } }]);
  });

  it('at an address that another phone brought first is a job of its own: none takes the place of the other', async () => {
    const at = { address_line_1: '12 Same Way', city: 'Katy', state: 'TX', zip_code: '77450' };
    const company = { id: 700, company_name: 'Bayou Pools', is_active: true, schedule_contact_email: null };
    const phones = [aPhone(), aPhone()];
    for (const [index, phone] of phones.entries()) {
      factory = new IDBFactory();
      await phone.make({ ...newJobDraft(TEST_TODAY), ...at, company, name: `Twin ${index}`, sub_jobs: [] }, -5 - index);
      expect(await phone.sync()).toMatchObject({ synced: 1, failed: [] });
    }
    const { rows } = await pool.query('select name, lat from job where address_line_1 = $1 order by id', [
      at.address_line_1,
    ]);
    // Duplicates are looked for where an address is confirmed, and offline none is [JOB-070].
    expect(rows).toEqual([
      { name: 'Twin 0', lat: null },
      { name: 'Twin 1', lat: null },
    ]);
  });
});
