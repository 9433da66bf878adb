import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#domain/localText';
import { CallError } from '../../dataProvider/CallError';
import { saidText } from '../../dataProvider/errorText';
import { loadMessages } from '../../i18n/loadMessages';
import type { SyncKind, SyncRefusal } from '../sync/change';
import { createDocumentQueue } from '../files/createDocumentQueue';
import { changeStore } from './changeStore';
import { createWorkspace } from './createWorkspace';
import { DeviceFull, openWorkspaceDatabase, type WorkspaceDatabase } from './database';
import { openDevice } from './openDevice';

const DAY = 86_400_000;
const clock = { now: 1_800_000_000_000 };

/** Records that are plain objects, merged by who changed what last. */
const kind: SyncKind<Record<string, unknown>> = {
  read: async (id) => ({ id }),
  merge: (_base, mine, theirs) => ({ merged: { ...theirs, ...mine }, contested: [] }),
  request: (merged) => ({ text: 'save', variables: merged }),
  stored: (answer) => ({ id: Number(Object(answer).id), draft: Object(answer) }),
  numbered: (draft) => draft,
  withNumbers: (draft) => draft,
};
const kindOf = (): SyncKind => kind;

let database: WorkspaceDatabase;
const deviceOf = (user: number) => openDevice(database, user, kindOf, () => clock.now);
const workspaceOf = (user: number, send = async (): Promise<unknown> => ({ id: 12 })) =>
  createWorkspace({ device: deviceOf(user), kindOf, send, words: ({ code }) => code, now: () => clock.now });
const homeowner = (title: string, more: object = {}) => ({
  key: 'homeowner:12',
  entity: 'homeowner' as const,
  id: 12,
  local: null,
  title,
  since: { id: 12 },
  draft: { id: 12, note: title },
  ...more,
});

/** The transactions that write to a database of a browser, once it is open. */
const watched = (factory: IDBFactory) => {
  const writes: { stores: readonly string[]; durability: string | undefined }[] = [];
  const open = factory.open.bind(factory);
  vi.spyOn(factory, 'open').mockImplementation((...given) => {
    const request = open(...given);
    request.addEventListener('success', () => {
      const begin = request.result.transaction.bind(request.result);
      vi.spyOn(request.result, 'transaction').mockImplementation((stores, mode, options) => {
        if (mode === 'readwrite')
          writes.push({ stores: typeof stores === 'string' ? [stores] : [...stores], durability: options?.durability });
        return begin(stores, mode, options);
      });
    });
    return request;
  });
  return writes;
};

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  // Dexie watches nothing where there is no database at all, as on a server.
  Dexie.dependencies.indexedDB = new IDBFactory();
  clock.now = 1_800_000_000_000;
  database = openWorkspaceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => {
  database.dexie.close();
  vi.unstubAllGlobals();
});

describe('what a device keeps', () => {
  it('is shown for two days after the server confirmed it, whichever way the clock jumps [OFF-008 JOB-064]', async () => {
    const device = deviceOf(1);
    await device.keepCopies([{ key: 'job:7', value: { name: 'Oak' }, stamp: 'a' }]);
    clock.now += 2 * DAY;
    expect((await device.shown('job', 7))?.draft).toEqual({ name: 'Oak' });
    expect(await device.stamps('job')).toEqual([{ id: 7, stamp: 'a' }]);
    clock.now += 1;
    expect([await device.shown('job', 7), await device.stamps('job')]).toEqual([null, []]);
    clock.now -= 5 * DAY;
    expect(await device.shown('job', 7)).toBeNull();
    clock.now += 4 * DAY;
    await device.confirm(['job:7']);
    expect(await device.shown('job', 7)).not.toBeNull();
  });

  it('shows what was changed here however old it is, under its key until it has a number [OFF-007 OFF-010]', async () => {
    const device = deviceOf(1);
    await device.keep(homeowner('Changed'));
    await device.keep(
      homeowner('New', { key: 'homeowner:tmp-5f', id: null, local: -4, since: null, draft: { note: 'New' } }),
    );
    clock.now += 30 * DAY;
    expect((await device.shown('homeowner', 12))?.draft).toMatchObject({ note: 'Changed' });
    expect(await device.shown('homeowner', -4)).toMatchObject({ key: 'homeowner:tmp-5f', draft: { note: 'New' } });
    expect((await device.all('homeowner')).map(({ key }) => key)).toEqual(['homeowner:12', 'homeowner:tmp-5f']);
  });

  it('is its own user’s, and gone for everybody who comes after a clearing', async () => {
    await deviceOf(1).keepCopies([{ key: 'job:7', value: { name: 'Oak' } }]);
    await deviceOf(1).keep(homeowner('Mine'));
    expect([await deviceOf(2).shown('job', 7), await deviceOf(2).all('homeowner')]).toEqual([null, []]);
    await workspaceOf(2).clear();
    expect(await deviceOf(1).shown('job', 7)).not.toBeNull();
    await workspaceOf(1).clear();
    expect([await deviceOf(1).shown('job', 7), await deviceOf(1).all('homeowner')]).toEqual([null, []]);
  });

  it('is written with strict durability: changes, documents that wait and their bytes, and copies [FLD-007 OFF-009]', async () => {
    const factory = new IDBFactory();
    const writes = watched(factory);
    database.dexie.close();
    database = openWorkspaceDatabase({ indexedDB: factory, IDBKeyRange });
    const device = deviceOf(1);
    await device.keep(homeowner('Changed'));
    await device.keepCopies([{ key: 'job:7', value: { name: 'Oak' } }]);
    const queue = createDocumentQueue({
      device: { database, user: 1, store: changeStore(database, 1) },
      post: { folders: vi.fn(), put: vi.fn(), register: vi.fn() },
      dataUrlOf: async () => 'data:text/plain;base64,YQ==',
      thumbnail: async () => null,
      hasRoom: async () => true,
    });
    const file = new File(['a'], 'a.txt', { type: 'text/plain' });
    await queue.keep({ job_id: 7, job_detail_id: null, folder: '', document_category: 1, document_tags: [], file });
    queue.close();
    expect(new Set(writes.flatMap(({ stores }) => stores))).toEqual(
      new Set(['changes', 'numbers', 'cache', 'files', 'bytes']),
    );
    expect(writes.filter(({ durability }) => durability !== 'strict')).toEqual([]);
  });

  it('is kept whole or not at all when the device is full', async () => {
    const device = deviceOf(1);
    await device.keep(homeowner('First'));
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    database.tables.changes.hook('updating', () => {
      throw full;
    });
    await expect(device.keep(homeowner('Second'))).rejects.toBeInstanceOf(DeviceFull);
    expect((await device.shown('homeowner', 12))?.draft).toMatchObject({ note: 'First' });
  });
});

describe('the workspace', () => {
  it('counts what waits, also what another tab kept, and sends it', async () => {
    const sent: unknown[] = [];
    const workspace = workspaceOf(1, async () => {
      sent.push('one');
      return { id: 12 };
    });
    await deviceOf(1).keep(homeowner('Changed'));
    await vi.waitFor(() => expect(workspace.unsynced()).toBe(1));
    const steps: [number, number][] = [];
    expect(await workspace.sync((done, of) => steps.push([done, of]))).toEqual({ synced: 1, failed: [] });
    expect([sent, steps]).toEqual([
      ['one'],
      [
        [0, 1],
        [1, 1],
      ],
    ]);
    await vi.waitFor(() => expect(workspace.unsynced()).toBe(0));
    workspace.close();
  });

  it('sends a save that was left without an answer again as it was, under its key, and nothing else [FLD-008 API-037]', async () => {
    const sent: unknown[] = [];
    const workspace = workspaceOf(1);
    const world = createWorkspace({
      device: deviceOf(1),
      kindOf,
      send: async (request, action) => {
        sent.push({ request, action });
        return { id: 12, note: 'Changed' };
      },
      words: ({ code }) => code,
    });
    const request = { text: 'as it was sent', variables: { id: 12 } };
    await deviceOf(1).keep(homeowner('Changed', { sent: { action: 'key-1', request } }));
    expect(await world.sync(() => undefined)).toEqual({ synced: 1, failed: [] });
    expect(sent).toEqual([{ request, action: 'key-1' }]);
    expect(await database.tables.changes.count()).toBe(0);
    workspace.close();
    world.close();
  });

  it('lists why a change stays in the language of the screen, also after that was changed, and what an earlier version kept as it stands [OFF-032]', async () => {
    await loadMessages('es');
    let language: Language = 'en';
    const words = ({ code, ...said }: SyncRefusal) => `${code}: ${saidText(said, language)}`;
    const send = async (): Promise<never> => {
      const field = { path: 'note', message: 'Must be 5 characters or fewer.', rule: 'max_length', params: { max: 5 } };
      throw new CallError('Bad input', 422, { code: 'BAD_USER_INPUT', fields: [field] });
    };
    const workspace = createWorkspace({ device: deviceOf(1), kindOf, send, words });
    await deviceOf(1).keep(homeowner('Changed'));
    await workspace.sync(() => undefined);
    const kept = await database.tables.changes.get([1, 'homeowner:12']);
    if (!kept) throw new Error('The change is gone.');
    const refusal = { code: 'refused', message: 'Words of before.' } as const;
    await database.tables.changes.put({ ...kept, key: 'homeowner:13', refusal });
    const listed = () => workspace.work().unsynced.map(({ problem }) => problem);
    await vi.waitFor(() =>
      expect(listed()).toEqual(['refused: Must be 5 characters or fewer.', 'refused: Words of before.']),
    );
    language = 'es';
    const told = vi.fn();
    workspace.subscribe(told);
    workspace.retell();
    expect(listed()).toEqual(['refused: Debe tener 5 caracteres o menos.', 'refused: Words of before.']);
    expect(told).toHaveBeenCalledOnce();
    workspace.close();
  });

  it('keeps abandoned changes for seven days, to be taken back or deleted [OFF-006]', async () => {
    const workspace = workspaceOf(1);
    const listed = () => workspace.work().abandoned.map(({ title }) => title);
    const keyOf = (wanted: string) => workspace.work().abandoned.find(({ title }) => title === wanted)?.key ?? '';
    const note = async () => Object((await deviceOf(1).shown('homeowner', 12))?.draft).note;
    await deviceOf(1).keep(homeowner('First'));
    await workspace.abandon();
    expect(await note()).toBeUndefined();
    await vi.waitFor(() => expect(listed()).toEqual(['First']));

    clock.now += 1000;
    await deviceOf(1).keep(homeowner('Second'));
    await workspace.abandon();
    await vi.waitFor(() => expect(listed()).toEqual(['First', 'Second']));
    const [first, second] = [keyOf('First'), keyOf('Second')];
    await workspaceOf(2).restore(first); // another user's is out of reach
    expect(await note()).toBeUndefined();
    expect(await workspace.restore(second)).toBe(true);
    expect(await workspace.restore(first)).toBe(false);
    expect(await note()).toBe('Second');
    await vi.waitFor(() => expect([workspace.unsynced(), listed()]).toEqual([1, ['First']]));

    await workspace.forget(first);
    await vi.waitFor(() => expect(listed()).toEqual([]));
    await workspace.abandon();
    clock.now += 8 * DAY;
    await workspace.abandon();
    expect(await database.tables.abandoned.count()).toBe(0);
    workspace.close();
  });
});
