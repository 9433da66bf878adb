import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { testDataProvider } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { mode } from '../../offline/connectivity/mode';
import { withDevice } from '../../offline/records/deviceProvider';
import type { SyncKind } from '../../offline/sync/change';
import { openWorkspaceDatabase, type WorkspaceDatabase } from '../../offline/workspace/database';
import { registerDevice } from '../../offline/workspace/device';
import { openDevice, type OpenDevice } from '../../offline/workspace/openDevice';
import { deviceJobApi } from './deviceJobs';

const kind: SyncKind<Record<string, unknown>> = {
  read: async () => null,
  merge: (_base, mine, theirs) => ({ merged: { ...theirs, ...mine }, contested: [] }),
  request: () => null,
  stored: () => ({ id: 0, draft: {} }),
  numbered: (draft) => draft,
  withNumbers: (draft) => draft,
};
const TEMPORARY = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$';

let database: WorkspaceDatabase;
let phone: OpenDevice;
beforeEach(() => {
  vi.stubGlobal('navigator', {});
  Dexie.dependencies.indexedDB = new IDBFactory();
  database = openWorkspaceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  phone = openDevice(database, 1, () => kind);
  registerDevice(phone);
});
afterEach(() => {
  registerDevice(null);
  database.dexie.close();
  vi.unstubAllGlobals();
});

describe('what is made on a device', () => {
  it.each(['job', 'estimate'] as const)(
    'as a new %s is kept under its entity and a temporary id that is no number [OFF-007]',
    async (entity) => {
      const made = await deviceJobApi(entity, (key) => key).create(
        { ...newJobDraft('2026-03-02'), name: 'Oak' },
        'key',
      );
      const [change, ...others] = await phone.store.all();
      expect(others).toEqual([]);
      expect(change?.key).toMatch(new RegExp(`^${entity}:tmp-${TEMPORARY}`));
      expect(change).toMatchObject({ id: null, local: made.job.id });
    },
  );

  it('as a new homeowner is so kept, and a stored one under its own number [OFF-007]', async () => {
    mode.set('offline');
    const provider = withDevice(testDataProvider());
    await provider.create('homeowner', { data: { first_name: 'Ana', last_name: 'Ruiz' } });
    await phone.keepCopies([{ key: 'homeowner:12', value: { id: 12, first_name: 'Homer' } }]);
    await provider.update('homeowner', {
      id: 12,
      data: { first_name: 'Joe' },
      previousData: { id: 12, first_name: 'Homer' },
    });
    mode.set('online');
    const keys = (await phone.store.all()).map(({ key }) => key).toSorted();
    expect(keys).toEqual(['homeowner:12', expect.stringMatching(new RegExp(`^homeowner:tmp-${TEMPORARY}`))]);
  });
});
