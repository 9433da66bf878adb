import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RESOURCES } from '#domain/generated/resources';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import type { FormValues } from '../../src/crud/values/formValues';
import { recordKind } from '../../src/offline/records/recordKind';
import type { SyncKind } from '../../src/offline/sync/change';
import { createSync, type SyncWorld } from '../../src/offline/sync/createSync';
import { keepChange } from '../../src/offline/sync/keepChange';
import { newAction } from '../../src/offline/sync/newAction';
import { TEST_TODAY } from '../support/clock';
import { testDatabase } from '../support/database';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { addPeople, firstSubJob, jobCalls } from '../support/jobCalls';
import { kindsOf, Phone, readFacts, sendAs } from './world';

const TABLE = 'pebble_daily_work_order';
// The office reads no employees: a reference to them is no field of its schema.
const find = (name: string) => (name === 'employee' ? undefined : RESOURCES.find((resource) => resource.name === name));
const resource = find(TABLE);
if (!resource) throw new Error('daily work orders are no resource');

const database = await testDatabase();
const ask = openGraphql(database);
let facts: SettleFacts;
beforeAll(async () => {
  await addPeople(database);
  facts = await readFacts(ask);
});

const phones: Phone[] = [];
afterEach(() => {
  for (const phone of phones.splice(0)) phone.close();
});

/** A phone of an account: what is changed on it, and what it asks at the sync. */
const aPhone = (account = 'office') => {
  const phone = new Phone(sendAs(ask, account), async () => undefined);
  phones.push(phone);
  const orders = recordKind(resource, find, phone.send);
  const { job } = kindsOf(phone.send, facts);
  const kindOf = (entity: string): SyncKind => (entity === 'job' ? job : orders);
  const sent: string[] = [];
  const asked: string[] = [];
  const change = async (id: number, values: FormValues): Promise<void> => {
    const since = await orders.read(id);
    if (!since) throw new Error('the order is gone');
    const key = `work_order:${TABLE}:${id}`;
    const kept = {
      key,
      entity: 'work_order',
      id,
      local: null,
      title: key,
      since,
      draft: { ...since, ...values },
    } as const;
    await keepChange(phone.store, orders, kept, phone.now);
  };
  const sync = (resolve: SyncWorld['resolve'] = async () => null) =>
    createSync({
      store: phone.store,
      kindOf: ({ entity }) => kindOf(entity),
      send: (request, action) => {
        sent.push(/mutation (\w+)/.exec(request.text)?.[1] ?? '');
        return phone.send(request, action);
      },
      resolve: (question) => {
        asked.push(...question.contested.map(({ path }) => path));
        return resolve(question);
      },
      newAction,
    }).run(() => undefined);
  return { phone, store: phone.store, orders, change, sync, sent, asked };
};

const anOrder = async (): Promise<{ id: number; job: number }> => {
  const job = await jobCalls(ask).create({
    name: 'Oak',
    company: { id: 700 },
    sub_jobs: [{ job_category: { id: 2 } }],
  });
  const id = rootOf<number>(
    await ask('office', `mutation ($id: Int!) { startWorkOrder(type: "daily", job_detail_id: $id) }`, {
      id: firstSubJob(job).id,
    }),
    'startWorkOrder',
  );
  return { id, job: job.id };
};
const write = async (id: number, values: FormValues): Promise<void> => {
  const { orders } = aPhone('admin');
  const theirs = await orders.read(id);
  const request = theirs && orders.request({ ...theirs, ...values }, theirs);
  if (request) await sendAs(ask, 'admin')(request, randomUUID());
};
const stored = async (id: number) => aPhone('admin').orders.read(id);

/** Somebody in the office completes it. */
const complete = async (id: number): Promise<void> => {
  const version = (await stored(id))?.version;
  const sections = ['info', 'time', 'crew', 'dates', 'work'].map((name) => [`is_${name}_section_complete`, true]);
  const it = {
    version,
    phase_type_id: 1,
    crew_id: 7011,
    foreman_id: 7101,
    on_job: '07:00',
    leave_job: '15:00',
    crew_members: [{ employee_id: 7101 }],
    work_performed: 'Tile',
    ...Object.fromEntries(sections),
  };
  const text = `mutation ($id: Int!, $it: PebbleDailyWorkOrderPatch!) { it: updatePebbleDailyWorkOrder(id: $id, ${TABLE}: $it) { is_complete } }`;
  expect(rootOf(await ask('admin', text, { id, it }), 'it')).toEqual({ is_complete: true });
};

describe('a work order that is changed without a network', () => {
  it('keeps what the office wrote in other fields, and asks about the same one [WO-020 WO-031]', async () => {
    const { id } = await anOrder();
    const foreman = aPhone();
    await foreman.change(id, { work_performed: 'Acid wash', delay_reason: 'Rain' });
    await write(id, { work_performed: 'Polish', batches_applied: 3 });
    expect(await foreman.sync()).toMatchObject({ synced: 0, failed: [{ code: 'conflict' }] });
    expect(foreman.asked).toEqual(['work_performed']);
    expect(await stored(id)).toMatchObject({ work_performed: 'Polish', delay_reason: null });
    expect(await foreman.sync(async () => new Set())).toMatchObject({ synced: 1, failed: [] });
    expect(await stored(id)).toMatchObject({ work_performed: 'Acid wash', delay_reason: 'Rain', batches_applied: 3 });
  });

  it('is never laid over one that was completed meanwhile unasked, and opens it again when mine is picked [WO-031]', async () => {
    const { id } = await anOrder();
    await write(id, { work_performed: 'Tile' });
    const [foreman, other] = [aPhone(), aPhone()];
    await foreman.change(id, { delay_reason: 'Rain' });
    await other.change(id, { delay_reason: 'Wind' });
    await complete(id);
    expect(await foreman.sync()).toMatchObject({ failed: [{ code: 'conflict' }] });
    expect(foreman.asked).toEqual(['is_complete']);
    expect(await stored(id)).toMatchObject({ is_complete: true, delay_reason: null });

    expect(await other.sync(async ({ contested }) => new Set(contested.map(({ path }) => path)))).toMatchObject({
      synced: 1,
    });
    expect(other.sent).toEqual([]);
    expect(await foreman.sync(async () => new Set())).toMatchObject({ synced: 1, failed: [] });
    expect(await stored(id)).toMatchObject({ is_complete: false, delay_reason: 'Rain', phase_type_id: 1 });
  });

  it('is asked about, and not refused, when it was completed between a write that was cut and the next sync [WO-031]', async () => {
    const { id } = await anOrder();
    await write(id, { work_performed: 'Tile' });
    const foreman = aPhone();
    await foreman.change(id, { delay_reason: 'Rain' });
    foreman.phone.begin([{ at: 6, kind: 'cut before' }]);
    expect(await foreman.sync()).toMatchObject({ synced: 0, stopped: 'connection' });
    expect(await foreman.store.all()).toMatchObject([
      { attempt: { request: { text: expect.stringMatching(/^mutation/) } } },
    ]);
    await complete(id);
    expect(await foreman.sync()).toMatchObject({ failed: [{ code: 'conflict' }] });
    expect(foreman.asked).toEqual(['is_complete']);
    expect(await stored(id)).toMatchObject({ is_complete: true, delay_reason: null });
    expect(await foreman.sync(async () => new Set())).toMatchObject({ synced: 1, failed: [] });
    expect(await stored(id)).toMatchObject({ is_complete: false, delay_reason: 'Rain' });
  });

  it('stays on the device with the server’s words when it is gone, or no longer the user’s to write', async () => {
    const { id, job } = await anOrder();
    const [foreman, crew] = [aPhone(), aPhone('crew')];
    await foreman.change(id, { work_performed: 'Acid wash' });
    const since = await foreman.orders.read(id);
    const key = `work_order:${TABLE}:${id}`;
    const kept = {
      key,
      entity: 'work_order',
      id,
      local: null,
      title: key,
      since,
      draft: { ...since, delay_reason: 'Rain' },
    } as const;
    await keepChange(crew.store, crew.orders, kept, crew.phone.now);
    expect((await crew.sync()).failed).toMatchObject([{ key, title: key }]);
    expect(await crew.store.one(key)).toMatchObject({ mine: { delay_reason: 'Rain' } });

    await ask('admin', 'mutation ($id: Int!) { deletePebbleDailyWorkOrder(id: $id) { id } }', { id });
    expect((await foreman.sync()).failed).toMatchObject([{ key, code: 'gone' }]);
    expect(await foreman.store.one(key)).toMatchObject({ mine: { work_performed: 'Acid wash' } });
    expect(job).toBeGreaterThan(0);
  });

  it('of a job that was made offline goes after it, under the number that its sub-job got [WO-020 WO-031]', async () => {
    const { store, orders, sync, sent, phone } = aPhone();
    const [local, order] = [-7, -9];
    const draft = { id: order, job_detail_id: local, work_order_date: TEST_TODAY, work_performed: 'Acid wash' };
    const key = `work_order:${TABLE}:tmp-${randomUUID()}`;
    await keepChange(
      store,
      orders,
      { key, entity: 'work_order', id: null, local: order, title: 'Daily', since: null, draft },
      phone.now,
    );
    expect(await sync()).toMatchObject({ synced: 0, failed: [{ code: 'waits' }] });

    const subJob = { ...newSubJobDraft(String(local), { id: 2, name: 'Pebble' }, facts), id: local };
    const job = {
      ...newJobDraft(TEST_TODAY),
      id: -5,
      name: 'Made out there',
      company: { id: 700, company_name: 'Bayou Pools', is_active: true, schedule_contact_email: null },
      sub_jobs: [subJob],
    };
    const { job: jobs } = kindsOf(phone.send, facts);
    const kept = {
      key: `job:tmp-${randomUUID()}`,
      entity: 'job',
      id: null,
      local: -5,
      title: job.name,
      since: null,
      draft: job,
    } as const;
    await keepChange(store, jobs, kept, phone.now);
    expect(await sync()).toMatchObject({ synced: 2, failed: [] });
    expect(sent.map((name) => name.replace(/Job.*|PebbleDaily.*/, (kind) => kind.slice(0, 3)))).toEqual([
      'CreateJob',
      'createPeb',
    ]);
    const { rows } = await database.pool.query(
      `select o.work_performed, j.name from ${TABLE} o join job_detail d on d.id = o.job_detail_id join job j on j.id = d.job_id where j.name = $1`,
      [job.name],
    );
    expect(rows).toEqual([{ work_performed: 'Acid wash', name: 'Made out there' }]);
  });
});
