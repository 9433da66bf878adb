import { VERSION } from '#domain/version';
import type { Change } from '../sync/change';
import { openWorkspaceDatabase, type WorkspaceDatabase } from './database';

/** What waits to be sent, as a file that outlives the device. */
interface ChangesFile {
  format: 'trowel-unsynced-changes';
  version: 1;
  app: string;
  user: { id: number; name: string };
  /** By the clock of the device. */
  device_time: string;
  /** Each with its base, and with the key of a write that was begun. */
  changes: readonly Change[];
}

/** All that waits of a user; what is read stays on the device. */
export const readChangesFile = async (
  user: ChangesFile['user'],
  now = Date.now(),
  open: () => WorkspaceDatabase = openWorkspaceDatabase,
): Promise<ChangesFile> => {
  const database = open();
  try {
    const rows = await database.tables.changes.where('user').equals(user.id).toArray();
    const changes = rows.map(({ user: _user, ...change }) => change);
    const device_time = new Date(now).toISOString();
    return { format: 'trowel-unsynced-changes', version: 1, app: VERSION, user, device_time, changes };
  } finally {
    database.dexie.close();
  }
};
