import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../dataProvider/CallError';
import type { Change, ChangeStore, SyncKind } from '../sync/change';
import { createSync } from '../sync/createSync';
import { keepChange } from '../sync/keepChange';
import { newAction } from '../sync/newAction';
import { createWorkspace } from './createWorkspace';
import { readChangesFile } from './changesFile';
import { openWorkspaceDatabase, type WorkspaceDatabase } from './database';
import { readDeviceFacts } from './deviceFacts';
import { openDevice } from './openDevice';

/** Records that are plain objects, merged by who changed what last. */
const kind: SyncKind<Record<string, unknown>> = {
  read: async (id) => ({ id }),
  merge: (_base, mine, theirs) => ({ merged: { ...theirs, ...mine }, contested: [] }),
  request: (merged) => ({ text: 'save', variables: merged }),
  stored: (answer) => ({ id: Number(Object(answer).id), draft: Object(answer) }),
  numbered: (draft) => draft,
  withNumbers: (draft) => draft,
};
const homeowner = (id: number, note: string) => ({
  key: `homeowner:${id}`,
  entity: 'homeowner' as const,
  id,
  local: null,
  title: note,
  since: { id },
  draft: { id, note },
});

/** A server that carries out a write once by its key, as ours does. */
const aServer = () => {
  const answers = new Map<string, unknown>();
  let asked = 0;
  let lasts = Infinity;
  return {
    answers,
    asked: () => asked,
    /** After so many more requests nobody answers. */
    goes: (after: number) => {
      lasts = asked + after;
    },
    send: async ({ variables }: { variables: object }, action: string): Promise<unknown> => {
      asked += 1;
      if (asked > lasts) throw new CallError('Failed to fetch');
      await Promise.resolve();
      answers.set(action, answers.get(action) ?? variables);
      return answers.get(action);
    },
  };
};

const opened: WorkspaceDatabase[] = [];
const aTab = (factory: IDBFactory, send: ReturnType<typeof aServer>['send'] = aServer().send) => {
  const database = openWorkspaceDatabase({ indexedDB: factory, IDBKeyRange });
  opened.push(database);
  const device = openDevice(database, 1, () => kind);
  const workspace = createWorkspace({ device, kindOf: () => kind, send, words: ({ code }) => code });
  return { database, device, workspace };
};

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', new IDBFactory());
  // Dexie watches nothing where there is no database at all, as on a server.
  Dexie.dependencies.indexedDB = new IDBFactory();
});
afterEach(() => {
  for (const { dexie } of opened.splice(0)) dexie.close();
  vi.unstubAllGlobals();
});

/** A store without a disk under it: the one of the tests is slow with many rows. */
const inMemory = (): ChangeStore => {
  const kept = new Map<string, Change>();
  return {
    all: async () => [...kept.values()],
    one: async (key) => kept.get(key),
    numbers: async () => new Map(),
    modify: async (key, decide) => {
      const { put = [], remove = [] } = decide(kept.get(key));
      for (const gone of remove) kept.delete(gone);
      for (const change of put) kept.set(change.key, change);
    },
  };
};

describe('500 unsynced changes', () => {
  it('are sent once each, in two goes when the network ends in the middle', async () => {
    const server = aServer();
    const store = inMemory();
    for (let id = 1; id <= 500; id += 1) await keepChange(store, kind, homeowner(id, `Note ${id}`), () => id);
    const sync = createSync({ store, kindOf: () => kind, send: server.send, resolve: async () => null, newAction });
    server.goes(200);
    expect(await sync.run(() => undefined)).toEqual({ synced: 200, failed: [], stopped: 'connection' });
    expect(await store.all()).toHaveLength(300);
    server.goes(Infinity);
    const steps: number[] = [];
    expect(await sync.run((done) => steps.push(done))).toEqual({ synced: 300, failed: [], stopped: null });
    expect([steps.at(0), steps.at(-1)]).toEqual([0, 300]);
    expect([server.answers.size, (await store.all()).length]).toEqual([500, 0]);
  });
});

describe('two tabs of a browser without locks', () => {
  it('send what waits once, when both sync at the same time', async () => {
    const server = aServer();
    const factory = new IDBFactory();
    const [one, other] = [aTab(factory, server.send), aTab(factory, server.send)];
    for (let id = 1; id <= 20; id += 1) await one.device.keep(homeowner(id, `Note ${id}`));
    await Promise.all([one.workspace.sync(() => undefined), other.workspace.sync(() => undefined)]);
    expect([...server.answers.values()].map((sent) => Number(Object(sent).id)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    expect(await one.database.tables.changes.count()).toBe(0);
    one.workspace.close();
    other.workspace.close();
  });

  it('keep what both typed into one record, beside each other', async () => {
    const factory = new IDBFactory();
    const [one, other] = [aTab(factory), aTab(factory)];
    await one.device.keep(homeowner(7, 'From the one'));
    await other.device.keep({ ...homeowner(7, ''), draft: Object({ id: 7, gate: '1234' }) });
    expect((await one.device.shown('homeowner', 7))?.draft).toMatchObject({ note: 'From the one', gate: '1234' });
    one.workspace.close();
    other.workspace.close();
  });
});

describe('a browser that clears or forbids its storage', () => {
  it('keeps changes again after it was cleared under an open page, and shows nothing of before', async () => {
    const factory = new IDBFactory();
    const { device, workspace } = aTab(factory);
    await device.keep(homeowner(7, 'Before'));
    await new Promise((resolve, reject) => {
      const request = factory.deleteDatabase('trowel');
      request.addEventListener('success', resolve);
      request.addEventListener('error', reject);
    });
    expect(await device.shown('homeowner', 7)).toBeNull();
    await device.keep(homeowner(7, 'After'));
    expect((await device.shown('homeowner', 7))?.draft).toMatchObject({ note: 'After' });
    workspace.close();
  });

  it('says at once, in a private window without storage, that a change was not kept, and counts nothing', async () => {
    const forbidden = {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    const open = () => openWorkspaceDatabase({ indexedDB: Object(forbidden), IDBKeyRange });
    const database = open();
    opened.push(database);
    const device = openDevice(database, 1, () => kind);
    const workspace = createWorkspace({ device, kindOf: () => kind, send: aServer().send, words: ({ code }) => code });
    await expect(device.keep(homeowner(7, 'Lost?'))).rejects.toThrow(/insecure/);
    expect([workspace.unsynced(), workspace.work().unsynced]).toEqual([0, []]);
    vi.stubGlobal('indexedDB', forbidden);
    expect(await readDeviceFacts(1, Date.now(), open)).toEqual({
      parts: [],
      screens: [],
      syncedAt: null,
      isPersisted: null,
      room: null,
    });
    workspace.close();
  });
});

describe('the file of what waits', () => {
  it('holds each change with its base and who made it when, and takes nothing away', async () => {
    const factory = new IDBFactory();
    const { device, workspace } = aTab(factory);
    await device.keep(homeowner(7, 'Mine'));
    const read = (id: number) =>
      readChangesFile({ id, name: 'Ann' }, Date.UTC(2026, 2, 4), () =>
        openWorkspaceDatabase({ indexedDB: factory, IDBKeyRange }),
      );
    expect(await read(1)).toMatchObject({
      format: 'trowel-unsynced-changes',
      version: 1,
      user: { id: 1, name: 'Ann' },
      device_time: '2026-03-04T00:00:00.000Z',
      changes: [{ key: 'homeowner:7', base: { id: 7 }, mine: { id: 7, note: 'Mine' } }],
    });
    expect((await read(2)).changes).toEqual([]);
    expect((await device.shown('homeowner', 7))?.draft).toMatchObject({ note: 'Mine' });
    workspace.close();
  });
});

describe('what a device says that it keeps', () => {
  it('is counted by kind, with its size and the oldest of it, the user’s own alone', async () => {
    const factory = new IDBFactory();
    const { device, workspace } = aTab(factory);
    await device.keep(homeowner(7, 'Mine'));
    await device.keepCopies([
      { key: 'job:1', value: { name: 'x'.repeat(5000) } },
      { key: 'job:2', value: { name: 'y' } },
    ]);
    const read = (user: number) =>
      readDeviceFacts(user, Date.now(), () => openWorkspaceDatabase({ indexedDB: factory, IDBKeyRange }));
    const { parts } = await read(1);
    expect(parts.map(({ what, count }) => [what, count])).toEqual([
      ['changes', 1],
      ['job', 2],
    ]);
    expect(parts[1]?.bytes).toBeGreaterThan(5000);
    expect(parts.every(({ oldest }) => oldest !== null && oldest <= Date.now())).toBe(true);
    expect((await read(2)).parts).toEqual([]);
    workspace.close();
  });
});
