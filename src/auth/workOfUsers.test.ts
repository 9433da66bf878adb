import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWorkspaceDatabase } from '../offline/workspace/database';
import { appState } from '../connectivity/appState';
import { fieldRows } from '../connectivity/fieldRows';
import { checkKey, markKey } from '../connectivity/fieldWork';
import { keptDrafts } from '../saving/drafts/keptDrafts';
import { closeRows } from '../store/keptRows';
import { clearBrowserData } from './browserData';
import { countOfOthers } from './workOfUsers';

/** Local storage of a browser, whose keys are its own. */
const aStorage = (): Storage => {
  class Kept {
    [key: string]: unknown;
    getItem(key: string): unknown {
      return this[key] ?? null;
    }
    setItem(key: string, text: string): void {
      this[key] = text;
    }
    removeItem(key: string): void {
      delete this[key];
    }
    clear(): void {
      for (const key of Object.keys(this)) delete this[key];
    }
  }
  return Object(new Kept());
};

let factory = new IDBFactory();
beforeEach(() => {
  closeRows(); // of another file of tests in the same worker
  factory = new IDBFactory();
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
  vi.stubGlobal('indexedDB', factory);
  vi.stubGlobal('window', { indexedDB: factory, localStorage, sessionStorage });
});
afterEach(() => {
  closeRows();
  appState.close();
  vi.unstubAllGlobals();
});

const inWorkspace = async <Value>(
  work: (tables: ReturnType<typeof openWorkspaceDatabase>['tables']) => Promise<Value>,
) => {
  const { dexie, tables } = openWorkspaceDatabase({ indexedDB: factory, IDBKeyRange });
  try {
    return await work(tables);
  } finally {
    dexie.close();
  }
};
const change = (user: number, id: number) => ({
  user,
  key: `homeowner:${id}`,
  entity: 'homeowner' as const,
  id,
  local: null,
  base: {},
  mine: {},
  title: '',
  turn: 1,
  begun_at: '',
  changed_at: '',
  attempt: null,
  refusal: null,
});
const copy = (user: number) => ({ user, key: 'job:1', at: 1, stamp: null, value: {} });
const putMark = (user: number): Promise<void> =>
  fieldRows.put(markKey(String(user), 'm'), String(user), { id: 'm', user: String(user), marking: {}, refused: null });
const putCheck = (user: number): Promise<void> =>
  fieldRows.put(checkKey(String(user), 12), String(user), { typed: {} });

describe('a telephone of two users', () => {
  it('keeps at a logout what the other one has not sent, told as a number, and the drafts of both, and nothing else [OFF-031 AUTH-021 KEY-017]', async () => {
    appState.open(1);
    await inWorkspace(async ({ changes, cache, numbers, bytes }) => {
      await changes.bulkPut([change(1, 7), change(2, 7), change(2, 8)]);
      await cache.bulkPut([copy(1), copy(2)]);
      await numbers.bulkPut([1, 2].map((user) => ({ user, local: -5, id: 9 })));
      await bytes.bulkPut([1, 2].map((user) => ({ user, key: 'file:1', data: 'data:,' })));
    });
    for (const user of [1, 2]) await putMark(user);
    for (const user of [1, 2]) await putCheck(user);
    const owners = [1, 2].map((user) => ({ user, form: 'customer:7' }));
    for (const owner of owners)
      await keptDrafts.write(owner, { id: '@a', at: '1', title: '', content: {}, texts: [], settled: [] });
    localStorage.setItem('trowel:theme', '"dark"');
    expect(await countOfOthers(1)).toBe(4);

    await clearBrowserData();
    expect(Object.keys(localStorage)).toEqual([]);
    await fieldRows.load();
    expect(fieldRows.all('').map(({ key }) => key)).toEqual(['mark:2:m', 'check:2:12']);
    for (const owner of owners) expect(await keptDrafts.list(owner)).toHaveLength(1);
    const left = await inWorkspace(({ changes, cache, numbers, bytes }) =>
      Promise.all([changes, cache, numbers, bytes].map((table) => table.toCollection().primaryKeys())),
    );
    expect(left).toEqual([
      [
        [2, 'homeowner:7'],
        [2, 'homeowner:8'],
      ],
      [],
      [[2, -5]],
      [[2, 'file:1']],
    ]);
    // The next one is told how much waits; its owner has nothing of others on it.
    expect([await countOfOthers(null), await countOfOthers(2)]).toEqual([4, 0]);
  });

  it('keeps nothing at all when nobody else has worked on it', async () => {
    appState.open(1);
    await inWorkspace(({ changes }) => changes.put(change(1, 7)));
    await putMark(1);
    await clearBrowserData();
    expect(Object.keys(localStorage)).toEqual([]);
    expect((await factory.databases()).map(({ name }) => name)).toEqual([]);
    expect(await countOfOthers(null)).toBe(0);
    // Looking makes no database, which the app would take for one of its own.
    expect(await factory.databases()).toEqual([]);
  });

  it('is logged out of where storage is forbidden, too', async () => {
    const open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const deleteDatabase = () => new IDBFactory().deleteDatabase('x');
    vi.stubGlobal('indexedDB', { open, deleteDatabase });
    vi.stubGlobal('window', { indexedDB: { open, deleteDatabase }, localStorage, sessionStorage });
    await clearBrowserData();
    expect(await countOfOthers(1)).toBe(0);
  });
});
