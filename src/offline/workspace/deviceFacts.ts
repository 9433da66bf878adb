import { Dexie } from 'dexie';
import { keptAnswers } from '../../connectivity/keptAnswers';
import { openWorkspaceDatabase, type WorkspaceDatabase } from './database';
import { correctedNow } from '../../clock/deviceClock';

/** What this device keeps of one kind. */
export interface KeptPart {
  /** `changes`, `files`, `abandoned`, `screens`, or the kind of the copies, such as `job`. */
  what: string;
  count: number;
  /** About so many. */
  bytes: number;
  /** The oldest of it, in milliseconds; null where nothing tells. */
  oldest: number | null;
}

/** A screen that can be read without a network, as it was last seen. */
export interface KeptScreen {
  /** With what stands behind the question mark. */
  path: string;
  at: number;
}

export interface DeviceFacts {
  parts: readonly KeptPart[];
  /** The last seen first. */
  screens: readonly KeptScreen[];
  /** When the last sync ended; null where none has. */
  syncedAt: number | null;
  /** Whether the browser keeps all this also when it wants room; null where it does not say. */
  isPersisted: boolean | null;
  /** Of the room that the browser gives, in bytes. */
  room: { used: number; of: number } | null;
}

/** The copy that tells when the last sync ended. */
export const SYNCED_KEY = 'synced:last';

const add = (parts: Map<string, KeptPart>, what: string, bytes: number, at: number | null): void => {
  const known = parts.get(what) ?? { what, count: 0, bytes: 0, oldest: null };
  const oldest = at === null ? known.oldest : Math.min(at, known.oldest ?? at);
  parts.set(what, { what, count: known.count + 1, bytes: known.bytes + bytes, oldest });
};
const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

const addRows = async (parts: Map<string, KeptPart>, { tables }: WorkspaceDatabase, user: number): Promise<void> => {
  const range = [
    [user, Dexie.minKey],
    [user, Dexie.maxKey],
  ] as const;
  // One row at a time: a device in want of room has none for all of them at once.
  await tables.changes
    .where('[user+key]')
    .between(...range)
    .each((one) => add(parts, 'changes', sizeOf(one), Date.parse(one.begun_at)));
  await tables.files
    .where('[user+key]')
    .between(...range)
    .each((one) => add(parts, 'files', one.size, one.kept_at));
  await tables.abandoned
    .where('[user+key]')
    .between(...range)
    .each((one) => add(parts, 'abandoned', sizeOf(one), one.at));
  await tables.cache
    .where('[user+key]')
    .between(...range)
    .each(({ key, value, at }) => add(parts, key.split(':')[0] ?? key, sizeOf(value), at));
};

/** Each address once, the last seen first. */
const screensOf = (answers: readonly { path: string; at: number }[]): KeptScreen[] => {
  const last = new Map<string, number>();
  for (const { path, at } of answers) last.set(path, Math.max(at, last.get(path) ?? at));
  return [...last].map(([path, at]) => ({ path, at })).toSorted((one, other) => other.at - one.at);
};

const storageFacts = async (): Promise<Pick<DeviceFacts, 'isPersisted' | 'room'>> => {
  try {
    const { storage } = navigator;
    const { usage, quota } = await storage.estimate();
    const room = usage === undefined || quota === undefined ? null : { used: usage, of: quota };
    return { isPersisted: await storage.persisted(), room };
  } catch {
    return { isPersisted: null, room: null };
  }
};

/** What this device keeps for a user; a browser that keeps nothing, as in a private window, has nothing to tell of. */
export const readDeviceFacts = async (
  user: number,
  now = correctedNow(),
  open: () => WorkspaceDatabase = openWorkspaceDatabase,
): Promise<DeviceFacts> => {
  const parts = new Map<string, KeptPart>();
  let syncedAt: number | null = null;
  const database = open();
  try {
    await addRows(parts, database, user);
    syncedAt = (await database.tables.cache.get([user, SYNCED_KEY]))?.at ?? null;
  } catch {
    // What could be read is told.
  } finally {
    database.dexie.close();
  }
  const answers = await keptAnswers.facts(user, now);
  for (const { bytes, at } of answers) add(parts, 'screens', bytes, at);
  return { parts: [...parts.values()], screens: screensOf(answers), syncedAt, ...(await storageFacts()) };
};
