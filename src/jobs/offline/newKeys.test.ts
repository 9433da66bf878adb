import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
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
});
