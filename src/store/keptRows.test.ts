import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFTS, FIELD, WORK, type KeptRow } from './keptRow';
import { closeRows, keptRows } from './keptRows';

const aRow = (key: string, order = 1): KeptRow => ({ key, user: '7', order, value: { key } });

/** A local storage whose keys are its own properties, as a browser's are; it may give its entries back after a kill. */
const aStorage = (entries: Record<string, string> = {}): Record<string, unknown> => {
  const place: Record<string, unknown> = { ...entries };
  const calls = {
    getItem: (key: string) => place[key] ?? null,
    removeItem: (key: string) => Reflect.deleteProperty(place, key),
  };
  for (const [name, value] of Object.entries(calls)) Object.defineProperty(place, name, { value });
  return place;
};

/** The durabilities of the transactions that wrote. */
const writes: (string | undefined)[] = [];
const open: IDBDatabase[] = [];
/** The browser gives up each write. */
let isRefusing = false;
const watched = (factory: IDBFactory): IDBFactory => {
  const begun = factory.open.bind(factory);
  vi.spyOn(factory, 'open').mockImplementation((name, version) => {
    const request = begun(name, version);
    request.addEventListener('success', () => {
      open.push(request.result);
      const begin = request.result.transaction.bind(request.result);
      vi.spyOn(request.result, 'transaction').mockImplementation((stores, mode, options) => {
        if (mode === 'readwrite') writes.push(options?.durability);
        const transaction = begin(stores, mode, options);
        if (isRefusing && mode === 'readwrite') queueMicrotask(() => transaction.abort());
        return transaction;
      });
    });
    return request;
  });
  return factory;
};

beforeEach(() => {
  writes.length = 0;
  isRefusing = false;
  vi.stubGlobal('indexedDB', watched(new IDBFactory()));
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('localStorage', aStorage());
});
afterEach(() => {
  closeRows();
  vi.unstubAllGlobals();
});

describe('rows that outlive the end of the browser', () => {
  it('are written with strict durability, and come in their order [FLD-007 OFF-009]', async () => {
    const rows = keptRows(FIELD);
    await rows.put(aRow('mark:7:b', 2));
    await rows.put(aRow('mark:7:a', 3));
    await rows.put(aRow('check:7:1', 1));
    await rows.remove('check:7:1');
    expect(writes).toEqual(['strict', 'strict', 'strict', 'strict']);
    expect((await rows.all('mark:7:')).map(({ key }) => key)).toEqual(['mark:7:b', 'mark:7:a']);
    expect(await rows.all('check:')).toEqual([]);
  });

  it('are begun in the moment of the call, as the page may be going away', async () => {
    const rows = keptRows(DRAFTS);
    await rows.count();
    const before = writes.length;
    const kept = rows.put(aRow('7:customer:7:@a'));
    expect(writes).toHaveLength(before + 1);
    await kept;
  });

  it('are written when the browser has taken the database away meanwhile', async () => {
    const rows = keptRows(FIELD);
    await rows.put(aRow('mark:7:a'));
    for (const database of open) database.close();
    await rows.put(aRow('mark:7:b'));
    expect(await rows.all()).toHaveLength(2);
  });

  it('say so where the browser keeps nothing', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    await expect(keptRows(FIELD).put(aRow('mark:7:a'))).rejects.toThrow('insecure');
  });
});

const MARK = { id: 'a', user: '7', marking: { job_detail_id: 12 }, refused: null };
const EARLIER = {
  'trowel-marks': JSON.stringify([MARK, 'damaged', { ...MARK, id: 'b', user: '8' }]),
  'trowel:check:7:12': '{"typed":{},"over":{"comments":[]}}',
  'trowel:check:7:13': '{damaged',
  'trowel:draft:7:customer:7:@x': '{"at":"2026-03-11T10:00:00Z","content":"x"}',
  'trowel:draft:7:customer:7': '{"at":"2026-03-11T09:00:00Z","values":{}}',
  'trowel:inventory-count:7': '{"edits":[[1,{}]]}',
  'trowel:theme': '"dark"',
};

describe('what an earlier version kept in local storage', () => {
  it('is moved at the first start, and the rest of local storage stays [FLD-007]', async () => {
    const storage = aStorage(EARLIER);
    vi.stubGlobal('localStorage', storage);
    expect((await keptRows(FIELD).all()).map(({ key }) => key).toSorted()).toEqual([
      'check:7:12',
      'mark:7:a',
      'mark:8:b',
    ]);
    const drafts = await keptRows(DRAFTS).all();
    expect(drafts.map(({ key, user }) => `${user} ${key}`).toSorted()).toEqual([
      '7 7:customer:7',
      '7 7:customer:7:@x',
      '7 7:inventory-count:@earlier',
    ]);
    expect(Object.keys(storage)).toEqual(['trowel:theme']);
  });

  it('is there whenever the browser is killed on the way, and what was sent meanwhile does not come back [FLD-007]', async () => {
    vi.stubGlobal('localStorage', aStorage(EARLIER));
    await keptRows(FIELD).all();
    await keptRows(FIELD).remove('mark:7:a');
    // Killed: local storage was never written, IndexedDB was.
    closeRows();
    vi.stubGlobal('localStorage', aStorage(EARLIER));
    expect((await keptRows(FIELD).all('mark:')).map(({ key }) => key)).toEqual(['mark:8:b']);
    // A page of the earlier version, open in another tab, has written one more.
    closeRows();
    vi.stubGlobal('localStorage', aStorage({ 'trowel-marks': JSON.stringify([{ ...MARK, id: 'c' }]) }));
    expect((await keptRows(FIELD).all('mark:7:')).map(({ key }) => key)).toEqual(['mark:7:c']);
  });

  it('stays in local storage where it cannot be moved', async () => {
    const storage = aStorage(EARLIER);
    vi.stubGlobal('localStorage', storage);
    isRefusing = true;
    await keptRows(FIELD).all();
    expect(Object.keys(storage)).toEqual(Object.keys(EARLIER));
    expect((await globalThis.indexedDB.databases()).map(({ name }) => name)).toEqual([WORK]);
  });
});
