import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RESOURCES } from '#domain/generated/resources';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import type { JobDraft } from '#domain/jobs/draft';
import { settleFacts } from '#domain/subJobs/settleFacts';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import { isRecord } from '#domain/values';
import { composed } from '../../src/dataProvider/gql';
import { createServer } from '../../src/dataProvider/server';
import { presign } from '../../src/files/presign';
import { uploadError } from '../../src/files/putFile';
import { jobKind } from '../../src/jobs/offline/jobKind';
import { createDocumentQueue, type DocumentPost } from '../../src/offline/files/createDocumentQueue';
import { documentPost } from '../../src/offline/files/documentPost';
import { recordKind } from '../../src/offline/records/recordKind';
import type { Request } from '../../src/offline/sync/change';
import { createWorkspace } from '../../src/offline/workspace/createWorkspace';
import { DeviceFull, openWorkspaceDatabase, type WorkspaceDatabase } from '../../src/offline/workspace/database';
import { openDevice, type KindOf } from '../../src/offline/workspace/openDevice';
import { TEST_TODAY } from '../support/clock';
import { testApp } from '../support/app';
import { documentFixture } from '../support/documentFixture';

const app = await testApp();
const documents = await documentFixture(app);

interface Sent {
  /** The root field, and the names of its arguments. */
  operation: string;
  args: string;
  variables: Record<string, unknown>;
  key: string | null;
}

/** Every request that goes over the wire, in its order. */
let sent: Sent[] = [];
let lose: (operation: string) => 'before' | 'after' | null = () => null;
let account = 'admin';
let database: WorkspaceDatabase;

const server = createServer({
  getIdToken: () => app.token(account),
  waits: [1, 1, 1],
  fetch: async (_path, init) => {
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
    const { operationName, query, variables } = isRecord(body) ? body : {};
    const root = /\{\s*(?:\w+:\s*)?(\w+)/.exec(String(query).replace(/^[^{]*/, ''))?.[1] ?? String(operationName);
    const args = new RegExp(`\\b${root}\\(([^)]*)\\)`).exec(String(query).replace(/^[^{]*/, ''))?.[1] ?? '';
    sent.push({
      operation: root,
      args: args.replaceAll(/:\s*\$\w+/g, ''),
      variables: isRecord(variables) ? variables : {},
      key: new Headers(init?.headers).get('idempotency-key'),
    });
    const fault = lose(root);
    if (fault === 'before') throw new TypeError('Failed to fetch');
    const answer = await fetch(`${app.url}/graphql`, init);
    if (fault === 'after') throw new TypeError('Failed to fetch');
    return answer;
  },
});
const ask = (request: Request) =>
  server.query(composed<Readonly<Record<string, unknown>>>(request.text), request.variables);
const send = (request: Request, action: string): Promise<unknown> =>
  server.mutate(composed(request.text), request.variables, { action });

const none = { statuses: [], crews: [], employees: [], phases: [], guniteTypes: [], priorities: [] };
const facts = settleFacts({ today: TEST_TODAY, ...none });
const find = (name: string) => RESOURCES.find((resource) => resource.name === name);
const homeowners = find('homeowner');
if (!homeowners) throw new Error('homeowners are no resource');
const kinds = {
  job: jobKind('job', ask, () => facts),
  estimate: jobKind('estimate', ask, () => facts),
  homeowner: recordKind(homeowners, find, ask),
};
const kindOf: KindOf = ({ entity }) => {
  if (entity === 'work_order') throw new Error('no work order is sent here');
  return kinds[entity];
};

let putFails: (name: string) => boolean = () => false;
const puts: { url: string; type: string; size: number }[] = [];
const post: DocumentPost = {
  ...documentPost(server),
  // As the browser does it, without the browser.
  put: async (key, bytes, type) => {
    const url = await presign(server, key, type, bytes.size);
    if (putFails(await bytes.text())) throw uploadError();
    puts.push({ url, type, size: bytes.size });
    const { ok } = await fetch(app.url + url, { method: 'PUT', headers: { 'content-type': type }, body: bytes });
    if (!ok) throw uploadError();
  },
};

/** A tab of the phone. */
const aTab = (user = 1) => {
  const device = openDevice(database, user, kindOf);
  const queue = createDocumentQueue({
    device,
    post,
    dataUrlOf: async (blob) => `data:;base64,${Buffer.from(await blob.arrayBuffer()).toString('base64')}`,
    thumbnail: async () => null,
    hasRoom: async (bytes) => bytes < 1_000_000,
  });
  const workspace = createWorkspace({
    device,
    kindOf,
    send,
    words: ({ code, message }) => `${code} ${message}`.trim(),
    sources: [queue],
  });
  return { device, queue, workspace };
};
const settled = async (tab: ReturnType<typeof aTab>, count: number): Promise<void> => {
  await vi.waitFor(() => expect(tab.workspace.unsynced()).toBe(count));
};
const pdf = (name: string, bytes = name): File => new File([bytes], name, { type: 'application/pdf' });
const inPlans = { job_id: 1, job_detail_id: null, folder: 'Plan/', document_category: 1, document_tags: [] };
const operations = (): string[] => sent.map(({ operation }) => operation);
const stored = async (job = 1): Promise<string[]> =>
  (await documents.list('admin', job)).map(({ document_key }) => document_key.replace(/^job\/\d+\/documents\//, ''));

beforeEach(async () => {
  vi.stubGlobal('navigator', {});
  Dexie.dependencies.indexedDB = new IDBFactory();
  database = openWorkspaceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  await documents.clear();
  // The fixture gives its rows numbers of its own.
  await app.database.pool.query(`
    select setval(seqrelid::regclass, nextval(seqrelid::regclass) + 1000) from pg_sequence
    where seqrelid::regclass::text ~ '^(job|job_detail|gunite|presite|pebble)'`);
  sent = [];
  puts.length = 0;
  account = 'admin';
  lose = () => null;
  putFails = () => false;
});
afterEach(() => {
  database.dexie.close();
  vi.unstubAllGlobals();
});

const newJob = (name: string, id: number, more: Partial<JobDraft> = {}): JobDraft => ({
  ...newJobDraft(TEST_TODAY),
  company: { id: 700, company_name: 'Bayou Pools', is_active: true, schedule_contact_email: null },
  name,
  id,
  sub_jobs: [],
  ...more,
});

describe('a sync', () => {
  it('reads homeowner, estimate and job by their id, and writes each with its own call [OFF-017 OFF-018 OFF-019 OFF-020 HOM-006]', async () => {
    const tab = aTab();
    const keep = (entity: 'homeowner' | 'estimate' | 'job', local: number, draft: unknown) =>
      tab.device.keep({ key: `${entity}:tmp-${local}`, entity, id: null, local, title: entity, since: null, draft });
    await keep('job', -5, newJob('Made', -5));
    await keep('estimate', -6, newJob('Asked', -6, { is_estimate: true, is_preliminary: true }));
    await keep('homeowner', -7, { id: -7, first_name: 'Ana', last_name: 'Ruiz' });
    expect(await tab.workspace.sync(() => undefined)).toEqual({ synced: 3, failed: [] });
    expect(operations()).toEqual(['createHomeowner', 'createEstimate', 'createJob']);
    expect(sent.map(({ args }) => args)).toEqual(['homeowner', 'estimateInput, isPreliminary', 'job']);
    expect(JSON.stringify(sent)).not.toMatch(/"id":-[567]/);
    const numbers = await tab.device.store.numbers();
    const ids = [-7, -6, -5].map((local) => numbers.get(local) ?? 0);
    expect(ids.every((id) => id > 0)).toBe(true);

    sent = [];
    const [homeowner = 0, estimate = 0, job = 0] = ids;
    for (const [entity, id, change] of [
      ['homeowner', homeowner, { note: 'Dog' }],
      ['estimate', estimate, { notes: 'Steep' }],
      ['job', job, { notes: 'Steep' }],
    ] as const) {
      const shown = await tab.device.shown(entity, id);
      const since = isRecord(shown?.draft) ? shown.draft : {};
      const key = `${entity}:${id}`;
      await tab.device.keep({ key, entity, id, local: null, title: entity, since, draft: { ...since, ...change } });
    }
    expect(await tab.workspace.sync(() => undefined)).toEqual({ synced: 3, failed: [] });
    expect(operations()).toEqual(['homeowner', 'updateHomeowner', 'estimate', 'updateEstimate', 'job', 'updateJob']);
    expect(sent.map(({ args }) => args)).toEqual(['id', 'id, homeowner', 'id', 'id, estimate', 'id', 'id, job']);
    expect(sent.map(({ variables }) => variables.id)).toEqual([homeowner, homeowner, estimate, estimate, job, job]);
    expect(new Set(sent.flatMap(({ key }) => key ?? [])).size).toBeGreaterThanOrEqual(3);
  });

  it('finds the further queries under their names, each with its entity’s fields [OFF-022]', async () => {
    const { rows } = await app.database.pool.query<{ id: number }>('select id from job_detail where job_id = 1');
    const subJob = rows[0]?.id ?? 0;
    const file = await documents.aFile({ file_name: 'plan.pdf' });
    const { data, errors } = await app.graphql(
      'admin',
      `query ($id: Int!) {
        LookupQuery { statuses { id name } } getBaseJob(id: 1) { id } GetJob(id: 1) { id name version sub_jobs { id } }
        job(id: 1) { id name version sub_jobs { id } } none: GetEstimate(id: 1) { id }
        getJobDetail(job_detail_id: $id) { id version } SupervisorDetail(jobDetailId: $id) { id job_id }
        documentTreeQuery(job_id: 1) { id file_name document_key } }`,
      { id: subJob },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      getBaseJob: { id: 1 },
      job: { id: 1, sub_jobs: [{ id: subJob }] },
      none: null,
      getJobDetail: { id: subJob },
      SupervisorDetail: { id: subJob, job_id: 1 },
      documentTreeQuery: [{ id: file.id, file_name: 'plan.pdf', document_key: 'job/1/documents/Plan/plan.pdf' }],
    });
    expect(data?.GetJob).toEqual(data?.job);
    expect(data?.LookupQuery).not.toMatchObject({ statuses: [] });
  });

  it('sends the files of a job that was made out there after the job, into the folder of its sub-job [OFF-011 OFF-014 OFF-021 DOC-038]', async () => {
    const tab = aTab();
    const subJob = { ...newSubJobDraft('-8', { id: 1, name: 'Gunite' }, facts), id: -8 };
    const draft = newJob('Made', -5, { sub_jobs: [subJob] });
    await tab.device.keep({ key: 'job:tmp-5', entity: 'job', id: null, local: -5, title: 'Made', since: null, draft });
    await tab.queue.keep({ ...inPlans, job_id: -5, document_tags: [1], file: pdf('plan.pdf') });
    const ofSubJob = { job_id: -5, job_detail_id: -8, folder: 'Presite/', document_category: 2, document_tags: [] };
    await tab.queue.keep({ ...ofSubJob, file: pdf('deep end.pdf') });
    const [row] = await database.tables.bytes.toArray();
    expect(row?.data).toMatch(/^data:/);
    await settled(tab, 3);
    const told: string[] = [];
    const result = await tab.workspace.sync((done, of, what) => void told.push(`${what ?? 'items'} ${done}/${of}`));
    expect(result).toEqual({ synced: 1, failed: [] });
    expect(told).toEqual(['items 0/1', 'items 1/1', 'files 0/2', 'files 1/2']);
    expect(operations()).toEqual([
      'createJob',
      'presign',
      'insertDocuments',
      'documentFolders',
      'presign',
      'insertDocuments',
    ]);
    const id = (await tab.device.store.numbers()).get(-5) ?? 0;
    const [asked, made] = [sent[1]?.variables, sent[2]?.variables.documents];
    expect(asked).toMatchObject({ contentType: 'application/pdf', contentLength: 8 });
    const document_file_list = [{ file_name: 'plan.pdf', file_type: 'application/pdf', key: asked?.key }];
    expect(made).toMatchObject({ job_id: id, document_file_list });
    expect(sent[5]?.variables.documents).toMatchObject({
      document_file_list: [{ file_name: 'deep end.pdf', job_type_job_category: 'No Job Types (Gunite)' }],
    });
    expect(puts).toMatchObject([{ type: 'application/pdf', size: 8 }, { type: 'application/pdf' }]);
    expect(await stored(id)).toEqual(['Plan/plan.pdf', 'Presite/No Job Types (Gunite) No Date/deep end.pdf']);
    expect((await documents.list('admin', id))[0]?.document_tags).toMatchObject([{ id: 1 }]);
    await settled(tab, 0);
    expect(await database.tables.bytes.count()).toBe(0);
  });

  it('goes on when a file fails, says nothing of it, and keeps it for the next time [OFF-015 OFF-032]', async () => {
    const tab = aTab();
    for (const name of ['one.pdf', 'two.pdf', 'three.pdf']) await tab.queue.keep({ ...inPlans, file: pdf(name) });
    putFails = (bytes) => bytes === 'two.pdf';
    expect(await tab.workspace.sync(() => undefined)).toEqual({ synced: 0, failed: [] });
    expect(await stored()).toEqual(['Plan/one.pdf', 'Plan/three.pdf']);
    await settled(tab, 1);
    expect(tab.workspace.work().unsynced).toMatchObject([{ title: 'two.pdf', problem: null, file: { size: 7 } }]);
    putFails = () => false;
    await tab.queue.send();
    expect((await stored()).toSorted()).toEqual(['Plan/one.pdf', 'Plan/three.pdf', 'Plan/two.pdf']);
    await settled(tab, 0);
  });

  it('registers a file once, whichever answer is lost and whichever tab goes on [OFF-014 OFF-021]', async () => {
    for (const [at, operation] of ['presign', 'insertDocuments'].entries())
      for (const when of ['before', 'after'] as const) {
        const tab = aTab();
        await tab.queue.keep({ ...inPlans, file: pdf(`${operation} ${when}.pdf`) });
        lose = (root) => (root === operation ? when : null);
        await tab.queue.send();
        lose = () => null;
        // The tab is gone; the next one finds all that it needs.
        const next = aTab();
        await Promise.all([next.queue.send(), at === 0 ? undefined : next.queue.send()]);
        await settled(next, 0);
      }
    expect((await stored()).toSorted()).toEqual([
      'Plan/insertDocuments after.pdf',
      'Plan/insertDocuments before.pdf',
      'Plan/presign after.pdf',
      'Plan/presign before.pdf',
    ]);
  });
});

describe('files that wait', () => {
  it('stay with the words of a refusal where the job is gone or the right was taken away, and can be saved elsewhere', async () => {
    const tab = aTab();
    await tab.queue.keep({ ...inPlans, job_id: 999, file: pdf('gone.pdf') });
    await tab.queue.keep({ ...inPlans, job_id: -77, file: pdf('waits.pdf') });
    await tab.queue.send();
    account = 'foreman';
    await tab.queue.keep({ ...inPlans, file: pdf('refused.pdf') });
    await tab.queue.send();
    await vi.waitFor(() =>
      expect(tab.workspace.work().unsynced.map(({ title, problem }) => [title, problem])).toEqual([
        ['gone.pdf', expect.stringMatching(/^gone/)],
        ['waits.pdf', 'waits'],
        ['refused.pdf', expect.stringMatching(/^(refused|gone) /)],
      ]),
    );
    expect(await (await tab.workspace.work().unsynced[0]?.file?.bytes())?.text()).toBe('gone.pdf');
    expect(puts).toEqual([]);
  });

  it('are given up with the changes, brought back for seven days, and each user’s own [OFF-032]', async () => {
    const tab = aTab();
    await tab.queue.keep({ ...inPlans, file: pdf('mine.pdf') });
    await settled(tab, 1);
    const other = aTab(2);
    await other.queue.send();
    expect([other.workspace.work().unsynced, operations()]).toEqual([[], []]);
    await tab.workspace.abandon();
    await settled(tab, 0);
    await tab.queue.send();
    expect(operations()).toEqual([]);
    const [given] = tab.workspace.work().abandoned;
    expect(given?.title).toBe('mine.pdf');
    await tab.workspace.restore(given?.key ?? '');
    await settled(tab, 1);
    await tab.queue.send();
    expect(await stored()).toEqual(['Plan/mine.pdf']);
  });

  it('are refused with words before the device is full, and nothing of them is kept', async () => {
    const tab = aTab();
    const large = pdf('large.pdf', 'x'.repeat(800_000));
    await expect(tab.queue.keep({ ...inPlans, file: large })).rejects.toThrow(DeviceFull);
    const real = database.tables.files.put.bind(database.tables.files);
    vi.spyOn(database.tables.files, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(tab.queue.keep({ ...inPlans, file: pdf('half.pdf') })).rejects.toThrow(DeviceFull);
    database.tables.files.put = real;
    expect([await database.tables.files.count(), await database.tables.bytes.count()]).toEqual([0, 0]);
  });

  it('that are removed while they are on their way are not kept anew', async () => {
    const tab = aTab();
    await tab.queue.keep({ ...inPlans, file: pdf('one.pdf') });
    await settled(tab, 1);
    const [file] = tab.queue.files();
    putFails = () => {
      void tab.queue.remove(file?.key ?? '');
      return true;
    };
    await tab.queue.send();
    await settled(tab, 0);
    expect(await database.tables.files.count()).toBe(0);
  });
});
