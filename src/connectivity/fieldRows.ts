import { browserCode, fetchedFile } from '../page/fetchedFile';
import type { KeptRow } from '../store/keptRow';
import { createValueStore } from '../store/valueStore';
import type { FieldDisk } from './fieldDisk';

/** What stands on the disk, and what this browser keeps only as long as the page is open. */
const rows = createValueStore<readonly KeptRow[]>([]);

let opened: FieldDisk | null = null;
let opening: Promise<FieldDisk> | null = null;
/** The first screen does not wait for it. */
const disk = (): Promise<FieldDisk> =>
  (opening ??= fetchedFile(() => import('./fieldDisk'), browserCode).then(({ openFieldDisk }) => {
    opened = openFieldDisk(rows);
    return opened;
  }));

const load = async (): Promise<void> => (await disk()).load();
let first: Promise<void> | null = null;

/**
 * Marks of stops and checks of sites that wait: on the disk before they are shown, and read from memory, which other tabs
 * keep up to date [FLD-007].
 */
export const fieldRows = {
  /** Resolves when what earlier visits left is known. */
  ready: (): Promise<void> => (first ??= load()),
  load,
  all: (start: string): readonly KeptRow[] => rows.get().filter(({ key }) => key.startsWith(start)),
  one: (key: string): unknown => rows.get().find((row) => row.key === key)?.value,
  isInMemory: (key: string): boolean => opened?.isInMemory(key) === true,
  /** Shown once it is on the disk. @throws where this browser keeps nothing or has no room */
  put: async (...row: Parameters<FieldDisk['put']>): Promise<void> => (await disk()).put(...row),
  /** As long as the page is open. */
  hold: async (...row: Parameters<FieldDisk['hold']>): Promise<void> => (await disk()).hold(...row),
  remove: async (key: string): Promise<void> => (await disk()).remove(key),
  /** Told of what this tab and others keep. */
  subscribe: (listener: () => void): (() => void) => {
    void fieldRows.ready();
    return rows.subscribe(listener);
  },
  /** A user has logged out: nothing of theirs stands here any more. */
  forget: (user: string): void => {
    opened?.forget(user);
    rows.set(rows.get().filter((row) => row.user !== user));
  },
};
