import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPackedFile } from '../../src/app/offline/sendPackedFile';
import { createRest } from '../../src/dataProvider/rest';
import { createServer } from '../../src/dataProvider/server';
import type { KeptPhoto } from '../../src/field/photos/keptPhotos';
import { sendPhoto } from '../../src/field/photos/sendPhoto';
import { sendMark } from '../../src/field/today/sendMark';
import { createApplier } from '../../src/offline/apply/applyChanges';
import type { DeviceParts } from '../../src/offline/apply/deviceParts';
import { readDeviceFile } from '../../src/offline/apply/readDeviceFile';
import { createDocumentQueue } from '../../src/offline/files/createDocumentQueue';
import { documentPost } from '../../src/offline/files/documentPost';
import { newAction } from '../../src/offline/sync/newAction';
import { openWorkspaceDatabase, type WorkspaceDatabase } from '../../src/offline/workspace/database';
import { openDevice } from '../../src/offline/workspace/openDevice';
import { packChanges, type WaitingFile } from '../../src/offline/workspace/packChanges';
import { testApp } from '../support/app';
import { TEST_TODAY } from '../support/clock';
import { documentFixture } from '../support/documentFixture';

const app = await testApp();
const documents = await documentFixture(app);
const { pool } = app.database;
const idOf = async (account: string): Promise<number> =>
  (await pool.query<{ id: number }>('select id from app_user where email = $1', [`${account}@trowel.test`])).rows[0]
    ?.id ?? 0;
const [office, admin] = [await idOf('office'), await idOf('admin')];

/** What sends bytes in a browser, as far as they are sent here. */
class BrowserRequest {
  readonly upload: { onprogress: unknown } = { onprogress: null };
  status = 0;
  statusText = '';
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  onloadend: () => void = () => undefined;
  #url = '';
  readonly #headers = new Headers();
  open(_method: string, url: string): void {
    this.#url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  send(body: Blob): void {
    void fetch(app.url + this.#url, { method: 'PUT', headers: this.#headers, body })
      .then(
        ({ status }) => {
          this.status = status;
          this.onload();
        },
        () => this.onerror(),
      )
      .finally(() => this.onloadend());
  }
}

/** The app of a person. */
const appOf = (account: string) => {
  const getIdToken = () => app.token(account);
  const server = createServer({ getIdToken, waits: [], fetch: (_path, init) => fetch(`${app.url}/graphql`, init) });
  const rest = createRest({
    getIdToken,
    fetch: (path, init) => fetch(`${app.url}${typeof path === 'string' ? path : ''}`, init),
  });
  return { server, rest };
};

let factory: IDBFactory;
const opened: WorkspaceDatabase[] = [];
const openOne = (): WorkspaceDatabase => {
  const database = openWorkspaceDatabase({ indexedDB: factory, IDBKeyRange });
  opened.push(database);
  return database;
};
const kindOf = (): never => {
  throw new Error('no record is sent here');
};
const aQueue = () => {
  const device = openDevice(openOne(), office, kindOf);
  return createDocumentQueue({
    device,
    post: documentPost(appOf('office').server),
    dataUrlOf: async (blob) => `data:;base64,${Buffer.from(await blob.arrayBuffer()).toString('base64')}`,
    thumbnail: async () => null,
    hasRoom: async () => true,
  });
};
const KEPT_AT = new Date(Date.now() - 2 * 86_400_000).toISOString();
const aPhoto = (): KeptPhoto => ({
  id: newAction(),
  user: String(office),
  job_id: 1,
  job_detail_id: 1,
  file_name: 'deep end.gif',
  blob: new Blob(['GIF89a photo'], { type: 'image/gif' }),
  taken_at: '2026-03-01T15:00:00.000Z',
  kept_at: KEPT_AT,
  sent_key: null,
  refused: null,
});
const waiting = (photo: KeptPhoto): WaitingFile => ({
  file: {
    key: `photo:${photo.id}`,
    action: photo.id,
    job_id: photo.job_id,
    job_detail_id: photo.job_detail_id,
    folder: '',
    document_category: 2,
    document_tags: [],
    file_name: photo.file_name,
    file_type: 'image/gif',
    size: photo.blob.size,
    taken_at: photo.taken_at,
    kept_at: KEPT_AT,
  },
  bytes: async () => photo.blob,
});
const sendFromPhone = (photo: KeptPhoto): Promise<void> => {
  const { server, rest } = appOf('office');
  return sendPhoto(server, rest)(
    photo,
    async () => undefined,
    () => undefined,
  );
};
const plan = { job_id: 1, job_detail_id: null, folder: 'Plan/', document_category: 5, document_tags: [] };
const keepPlan = async (queue: ReturnType<typeof aQueue>, at = KEPT_AT): Promise<void> => {
  await queue.keep({ ...plan, file: new File(['%PDF plan'], 'plan.pdf', { type: 'application/pdf' }) });
  await openOne()
    .tables.files.toCollection()
    .modify({ kept_at: Date.parse(at) });
};

const apply = async (content: Blob) => {
  const { read, bytes } = await readDeviceFile(content);
  if (read.problem !== null) throw new Error(read.problem);
  const { server, rest } = appOf('admin');
  const parts: DeviceParts = {
    kindOf,
    ready: async () => undefined,
    send: async () => undefined,
    sendFile: sendPackedFile(server, rest),
  };
  const { outcomes } = await createApplier(read.file, parts, async () => null, bytes)(() => undefined);
  return [...outcomes.values()].map((outcome) => outcome?.code ?? 'stored');
};
const names = async (): Promise<string[]> =>
  (await documents.list('admin')).map(({ file_name }) => file_name).toSorted();
/** Of each document: who brought it, on whose device it was added, and when by its clock. */
const told = async () =>
  (
    await pool.query<{ by: number; of: number | null; at: Date | null }>(
      `select l.user_id as by, w.user_id as of, w.made_at as at from change_log l left join device_write w on w.mutation_id = l.mutation_id
        where l.entity = 'document' and l.before is null order by l.seq`,
    )
  ).rows.map(({ at, ...row }) => ({ ...row, at: at && new Date(at).toISOString() }));

beforeEach(async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('XMLHttpRequest', BrowserRequest);
  factory = new IDBFactory();
  Dexie.dependencies.indexedDB = factory;
  await documents.clear();
  await pool.query("delete from change_log where entity = 'document'");
});
afterEach(() => {
  for (const { dexie } of opened.splice(0)) dexie.close();
  vi.unstubAllGlobals();
});

describe('documents, photos and marks of stops', () => {
  it('tell in the history when they were made by the clock of the device, beside the time of the server', async () => {
    const queue = aQueue();
    await keepPlan(queue);
    await queue.send();
    await sendFromPhone(aPhoto());
    const ours = { by: office, of: office, at: KEPT_AT };
    expect(await told()).toEqual([ours, ours]);
    const marking = { job_detail_id: 1, type: 'gunite', date: TEST_TODAY, mark: 'arrived', time: '08:15' } as const;
    const { id } = await sendMark(appOf('admin').server)(marking, newAction(), KEPT_AT);
    const { data } = await app.graphql<{ history: { items: { at: string; device_at: string | null }[] } }>(
      'admin',
      'query ($id: Int!) { history(entity: "gunite_work_order", id: $id) { items { at device_at } } }',
      { id },
    );
    expect(Date.parse(data?.history.items[0]?.device_at ?? '')).toBe(Date.parse(KEPT_AT));
    queue.close();
  });
});

describe('the photos and documents in the file of a device', () => {
  it('are applied by an administrator, and written once: when it is brought twice and when the device comes back', async () => {
    const queue = aQueue();
    await keepPlan(queue);
    const photo = aPhoto();
    const pack = () =>
      packChanges({ id: office, name: 'Olga Office' }, async () => [waiting(photo)], Date.now(), openOne);
    const { content } = await pack();
    expect(await apply(content)).toEqual(['stored', 'stored']);
    expect(await names()).toEqual(['deep end.gif', 'plan.pdf']);
    const ours = { by: admin, of: office, at: KEPT_AT };
    expect(await told()).toEqual([ours, ours]);

    expect(await apply(content)).toEqual(['stored', 'stored']);
    await queue.send();
    await sendFromPhone(photo);
    expect(await names()).toEqual(['deep end.gif', 'plan.pdf']);
    await vi.waitFor(() => expect(queue.files()).toEqual([]));
    queue.close();
  });

  it('are written once, too, when the device sent them and its answers were lost', async () => {
    const queue = aQueue();
    await keepPlan(queue);
    const photo = aPhoto();
    const { content } = await packChanges({ id: office, name: '' }, async () => [waiting(photo)], Date.now(), openOne);
    await sendFromPhone(photo);
    await queue.send();
    expect(await apply(content)).toEqual(['stored', 'stored']);
    expect(await names()).toEqual(['deep end.gif', 'plan.pdf']);
    queue.close();
  });

  it('that are damaged are told and leave the others alone, and are brought by administrators alone', async () => {
    const queue = aQueue();
    await keepPlan(queue);
    const { content } = await packChanges(
      { id: office, name: '' },
      async () => [waiting(aPhoto())],
      Date.now(),
      openOne,
    );
    const text = Buffer.from(await content.arrayBuffer()).toString('latin1');
    const damaged = new Blob([Buffer.from(text.replace('GIF89a photo', 'GIF89a phot0'), 'latin1')]);
    expect(await apply(damaged)).toEqual(['stored', 'broken']);
    expect(await names()).toEqual(['plan.pdf']);

    const { server, rest } = appOf('manager');
    const { read, bytes } = await readDeviceFile(content);
    const file = read.problem === null ? read.file.contents?.[1] : undefined;
    const entry = bytes.get(file?.path ?? '');
    if (!file || !entry) throw new Error('no photo');
    await expect(sendPackedFile(server, rest)(file, entry.blob, office)).rejects.toMatchObject({ status: 403 });
    expect(await names()).toEqual(['plan.pdf']);
    queue.close();
  });
});
