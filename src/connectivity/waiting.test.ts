import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeRows } from '../store/keptRows';
import type { DeviceWork } from './contract';
import { appState } from './appState';
import { fieldRows } from './fieldRows';
import { checkKey, forgetFieldWork, markKey } from './fieldWork';
import { countOf, readWaiting } from './waiting';
import { registerWorkspace } from './workspace';

const aWorkspace = (unsynced: DeviceWork['unsynced']) => ({
  unsynced: () => unsynced.length,
  work: () => ({ unsynced, abandoned: [] }),
  restore: async () => true,
  forget: async () => undefined,
  subscribe: () => () => undefined,
  sync: async () => ({ synced: 0, failed: [] }),
  abandon: async () => undefined,
  clear: async () => undefined,
});
const aChange = (key: string) => ({ key, title: key, at: 0, problem: null });
const file = { size: 1, thumbnail: null, bytes: async () => null };

const aMark = (id: string, user: string) => ({
  id,
  user,
  marking: { job_detail_id: 12, mark: 'arrived', time: '08:12' },
  refused: null,
});
const kinds = () => {
  const { changes, files, marks, checks } = readWaiting();
  return [changes, files, marks, checks].map((all) => all.map(({ key }) => key));
};

const putMark = (id: string, user: string): Promise<void> => fieldRows.put(markKey(user, id), user, aMark(id, user));
const putCheck = (user: string, subJob: number): Promise<void> => fieldRows.put(checkKey(user, subJob), user, {});

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  await fieldRows.load();
  appState.open(7);
  registerWorkspace(aWorkspace([aChange('job:1'), { ...aChange('file:1'), file }, aChange('homeowner:3')]));
});
afterEach(() => {
  closeRows();
  vi.unstubAllGlobals();
});

describe('what waits to be sent', () => {
  it('is changes and files of the workspace, marks of stops and checks of sites, of this user alone', async () => {
    await putMark('a', '7');
    await putMark('b', '8');
    await fieldRows.put(markKey('7', 'x'), '7', 'damaged');
    await putMark('c', '7');
    await putCheck('7', 12);
    await putCheck('77', 13);
    expect(kinds()).toEqual([['job:1', 'homeowner:3'], ['file:1'], ['mark:a', 'mark:c'], ['check:12']]);
    expect(countOf(readWaiting())).toBe(6);
  });

  it('is counted without a workspace', async () => {
    await putCheck('7', 12);
    registerWorkspace(aWorkspace([]));
    expect(kinds()).toEqual([[], [], [], ['check:12']]);
  });

  it('is counted once it is on the disk, and is there again in the next page [FLD-007]', async () => {
    const kept = putMark('a', '7');
    expect(kinds()[2]).toEqual([]);
    await kept;
    expect(kinds()[2]).toEqual(['mark:a']);
    vi.resetModules();
    const next = await import('./fieldRows');
    await next.fieldRows.ready();
    expect(next.fieldRows.all('mark:').map(({ key }) => key)).toEqual(['mark:7:a']);
  });

  it('is what the page holds where the browser keeps nothing', async () => {
    closeRows();
    vi.stubGlobal('indexedDB', undefined);
    await expect(putMark('a', '7')).rejects.toThrow(/open/);
    expect(kinds()).toEqual([['job:1', 'homeowner:3'], ['file:1'], [], []]);
    await fieldRows.hold(markKey('7', 'a'), '7', aMark('a', '7'));
    expect(kinds()[2]).toEqual(['mark:a']);
    await fieldRows.load();
    expect(kinds()[2]).toEqual(['mark:a']);
    await forgetFieldWork('mark:a');
    expect(kinds()[2]).toEqual([]);
  });

  it('loses a mark or a check that is given up, and nothing else', async () => {
    await putMark('a', '7');
    await putMark('b', '8');
    await putCheck('7', 12);
    await putCheck('8', 12);
    await forgetFieldWork('mark:a');
    await forgetFieldWork('check:12');
    expect(kinds().slice(2)).toEqual([[], []]);
    await fieldRows.load();
    expect(fieldRows.all('').map(({ key }) => key)).toEqual(['mark:8:b', 'check:8:12']);
  });
});
