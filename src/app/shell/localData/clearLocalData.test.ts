import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldRows } from '../../../connectivity/fieldRows';
import { markKey } from '../../../connectivity/fieldWork';
import { keptDrafts } from '../../../saving/drafts/keptDrafts';
import { closeRows } from '../../../store/keptRows';
import { appState } from '../../../connectivity/appState';
import { openWorkspaceDatabase } from '../../../offline/workspace/database';
import { clearLocalData, countDrafts, keysToClear } from './clearLocalData';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('window', { indexedDB, localStorage: {}, sessionStorage: {} });
});
afterEach(() => {
  closeRows();
  vi.unstubAllGlobals();
});

describe('clearing local data', () => {
  it('removes what the app keeps, but neither the session nor what belongs to others', () => {
    expect(
      keysToClear([
        'trowel:theme',
        'trowel:user',
        'trowel:7',
        'trowel:7:customer.listParams',
        'RaStore.customer.listParams',
        'trowel:logged_out',
        'auth0.trowel',
        'other',
      ]),
    ).toEqual(['trowel:theme', 'trowel:7:customer.listParams', 'RaStore.customer.listParams']);
  });

  it('keeps what an earlier version left of marks, checks and drafts, which is still to be moved', () => {
    const keys = ['trowel-marks', 'trowel:check:7:12', 'trowel:draft:1:7', 'trowel:inventory-count:1'];
    expect(keysToClear([...keys, 'trowel:theme'])).toEqual(['trowel:theme']);
  });

  it('removes unsaved drafts of forms and counts only when they are meant too [NAV-018 FLD-007]', async () => {
    const owner = { user: 1, form: 'customer:7' };
    const count = { user: 1, form: 'inventory-count' };
    const draft = { id: '@a', at: '1', title: '', content: {}, texts: [], settled: [] };
    await keptDrafts.write(owner, draft);
    await keptDrafts.write(count, draft);
    await fieldRows.put(markKey('1', 'a'), '1', {});
    expect(await countDrafts()).toBe(2);
    await clearLocalData({ keepWorkspace: true, withDrafts: false });
    expect(await countDrafts()).toBe(2);
    await clearLocalData({ keepWorkspace: true, withDrafts: true });
    expect(await countDrafts()).toBe(0);
    await fieldRows.load();
    expect(fieldRows.all('mark:')).toHaveLength(1);
  });

  it('leaves in the browser what waits to be sent unless it is meant too [NAV-018]', async () => {
    const read = async (): Promise<number> => {
      const { dexie, tables } = openWorkspaceDatabase({ indexedDB, IDBKeyRange });
      const count = await tables.changes.count();
      dexie.close();
      return count;
    };
    appState.open(7);
    const { dexie, tables } = openWorkspaceDatabase({ indexedDB, IDBKeyRange });
    await tables.changes.put({
      user: 7,
      key: 'homeowner:7',
      entity: 'homeowner',
      id: 7,
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
    dexie.close();
    await clearLocalData({ keepWorkspace: true, withDrafts: false });
    expect(await read()).toBe(1);
    await clearLocalData({ keepWorkspace: false, withDrafts: false });
    expect(await read()).toBe(0);
    appState.close();
  });
});
