import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPackedFile } from '../../src/app/offline/sendPackedFile';
import { sendPackedWork } from '../../src/app/offline/sendPackedWork';
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
import type { PackedCheck, PackedMark } from '../../src/offline/files/packedWork';
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
    personOf: async () => null,
    send: async () => undefined,
    sendFile: sendPackedFile(server, rest),
    sendWork: sendPackedWork(server),
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
      packChanges(
        { id: office, name: 'Olga Office' },
        { files: async () => [waiting(photo)], works: async () => [] },
        Date.now(),
        openOne,
      );
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
    const { content } = await packChanges(
      { id: office, name: '' },
      { files: async () => [waiting(photo)], works: async () => [] },
      Date.now(),
      openOne,
    );
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
      { files: async () => [waiting(aPhoto())], works: async () => [] },
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

describe('the marks and site checks in the file of a device', () => {
  const subJob = async (job_category_id: number): Promise<number> => {
    const { rows } = await pool.query<{ id: number }>(
      'insert into job_detail (id, job_id, job_category_id, status_id) select max(id) + 100, 1, $1, 2 from job_detail returning id',
      [job_category_id],
    );
    return rows[0]?.id ?? 0;
  };
  const packed = async (...works: (PackedMark | PackedCheck)[]): Promise<Blob> => {
    const elsewhere = { files: async () => [], works: async () => works };
    return (await packChanges({ id: office, name: '' }, elsewhere, Date.now(), openOne)).content;
  };
  const originOf = async (entity: string, id: number) =>
    (
      await pool.query<{ by: number; of: number | null; at: Date | null }>(
        `select l.user_id as by, w.user_id as of, w.made_at as at from change_log l left join device_write w on w.mutation_id = l.mutation_id
          where l.entity = $1 and l.entity_id = $2 order by l.seq desc limit 1`,
        [entity, id],
      )
    ).rows.map(({ at, ...row }) => ({ ...row, at: at && new Date(at).toISOString() }))[0];
  const ours = { by: admin, of: office, at: KEPT_AT };

  it('brings a mark once, when it is applied twice and when the device comes back', async () => {
    const action = newAction();
    const marking = {
      job_detail_id: await subJob(1),
      type: 'gunite',
      date: TEST_TODAY,
      mark: 'arrived',
      time: '08:15',
    } as const;
    const content = await packed({ key: `mark:${action}`, kind: 'mark', action, marking, made_at: KEPT_AT });
    expect(await apply(content)).toEqual(['stored']);
    expect(await apply(content)).toEqual(['stored']);
    const order = await sendMark(appOf('office').server)(marking, action, KEPT_AT);
    const { rows } = await pool.query('select id, on_job from gunite_work_order where job_detail_id = $1', [
      marking.job_detail_id,
    ]);
    expect(rows).toEqual([{ id: order.id, on_job: '08:15' }]);
    expect(await originOf('gunite_work_order', order.id)).toEqual(ours);
  });

  it('says what the server does not take, and lets nobody else bring it', async () => {
    const action = newAction();
    const marking = { job_detail_id: 999_999, type: 'gunite', date: TEST_TODAY, mark: 'done', time: '09:00' } as const;
    const mark: PackedMark = { key: `mark:${action}`, kind: 'mark', action, marking, made_at: null };
    expect(await apply(await packed(mark))).toEqual(['gone']);
    const refused = sendPackedWork(appOf('manager').server)(mark, office);
    expect(await refused).toMatchObject({ code: 'refused' });
    const odd = await packed({ ...mark, marking: { ...marking, mark: 'deleted' as 'done' } });
    expect((await readDeviceFile(odd)).read).toEqual({ problem: 'damaged' });
  });

  it('says which rule an answer of a check breaks, and takes no damaged one', async () => {
    const id = await subJob(2);
    await pool.query('insert into presite (id, job_detail_id) select coalesce(max(id), 0) + 100, $1 from presite', [
      id,
    ]);
    const kept = { typed: { feet_of_hose_needed: -1 }, over: { feet_of_hose_needed: null, comments: [] } };
    const check: PackedCheck = { key: `check:${id}`, kind: 'check', job_detail_id: id, kept, made_at: KEPT_AT };
    expect(await apply(await packed(check))).toEqual(['refused']);
    const damaged = await packed({ ...check, kept: { ...kept, over: {} } });
    expect((await readDeviceFile(damaged)).read).toEqual({ problem: 'damaged' });
  });

  it('stores the answers of a check that nobody else gave first, and overwrites none', async () => {
    const id = await subJob(2);
    await pool.query(
      "insert into presite (id, job_detail_id, access_notes) select coalesce(max(id), 0) + 100, $1, 'By the gate' from presite",
      [id],
    );
    const check: PackedCheck = {
      key: `check:${id}`,
      kind: 'check',
      job_detail_id: id,
      kept: {
        typed: { access_notes: 'Over the fence', feet_of_hose_needed: 40, comment: 'Dog in the yard' },
        over: { access_notes: null, feet_of_hose_needed: null, comments: [] },
      },
      made_at: KEPT_AT,
    };
    const content = await packed(check);
    for (let round = 0; round < 2; round += 1) expect(await apply(content)).toEqual(['conflict']);
    const { rows } = await pool.query<{ id: number }>(
      'select id, access_notes, feet_of_hose_needed from presite where job_detail_id = $1',
      [id],
    );
    expect(rows).toEqual([{ id: rows[0]?.id, access_notes: 'By the gate', feet_of_hose_needed: 40 }]);
    expect(await originOf('presite', rows[0]?.id ?? 0)).toEqual(ours);
    const comments = await pool.query('select comment from presite_comment where job_detail_id = $1', [id]);
    expect(comments.rows).toEqual([{ comment: 'Dog in the yard' }]);
  });
});
