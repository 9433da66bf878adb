import { VERSION } from '#domain/version';
import type { Change, LocalNumber } from '../sync/change';
import type { PackedFile } from '../files/packedFile';
import type { PackedWork } from '../files/packedWork';
import { openWorkspaceDatabase, type WorkspaceDatabase } from './database';

/** What waits to be sent, as a file that outlives the device. */
export interface ChangesFile {
  format: 'trowel-unsynced-changes';
  version: 1;
  app: string;
  user: { id: number; name: string };
  /** By the clock of the device. */
  device_time: string;
  /** Each with its base, and with the key of a write that was begun. */
  changes: readonly Change[];
  /** Marks of stops and answers of site checks. */
  works?: readonly PackedWork[];
  /** Numbers that records got which changes may name by what stood for them. */
  numbers?: readonly LocalNumber[];
  /** Files that wait and are not in it, by name: their bytes stay on the device. */
  files?: readonly string[];
  /** Files whose bytes lie beside it. */
  contents?: readonly PackedFile[];
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
    const numbers = (await database.tables.numbers.where('user').equals(user.id).toArray()).map(({ local, id }) => ({
      local,
      id,
    }));
    const waiting = await database.tables.files.where('user').equals(user.id).toArray();
    const files = waiting.filter(({ abandoned_at }) => abandoned_at === null).map(({ file_name }) => file_name);
    const device_time = new Date(now).toISOString();
    return { format: 'trowel-unsynced-changes', version: 1, app: VERSION, user, device_time, changes, numbers, files };
  } finally {
    database.dexie.close();
  }
};
