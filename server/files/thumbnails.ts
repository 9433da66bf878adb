import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#domain/errors';
import type { FileStore } from './fileStore';
import { makeSmall } from './pictures/makeSmall';

const ENDING = '.thumb.webp';
export const THUMBNAIL_TYPE = 'image/webp';
const SOURCES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/** A picture of which no small one could be made is not tried again for an hour. */
const REFUSED_MS = 3_600_000;
const MAX_REFUSED = 1_000;

/** Whether the server reads pictures of a type; not those of HEIC. */
export const hasThumbnail = (file_type: string): boolean => SOURCES.has(file_type);

/** Where the thumbnail of stored bytes lies. */
export const thumbnailKey = (storage_key: string): string => `${storage_key}${ENDING}`;

/** Does something with a stored file as a file of this machine: a bucket's is copied for the time. */
const withFile = async <T>(store: FileStore, key: string, work: (path: string) => Promise<T>): Promise<T> => {
  if (store.pathOf) return work(await store.pathOf(key));
  const folder = await mkdtemp(join(tmpdir(), 'trowel-picture-'));
  try {
    const path = join(folder, 'picture');
    await pipeline(await store.get(key), createWriteStream(path, { mode: 0o600 }));
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const refused = new Map<string, { error: AppError; until: number }>();
const assertNotRefused = (key: string): void => {
  const known = refused.get(key);
  if (known && known.until > Date.now()) throw known.error;
  refused.delete(key);
};
const remember = (key: string, error: unknown): void => {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') return;
  if (refused.size >= MAX_REFUSED) refused.clear();
  refused.set(key, { error, until: Date.now() + REFUSED_MS });
};

const make = async (store: FileStore, key: string): Promise<void> => {
  const small = await withFile(store, key.slice(0, -ENDING.length), (path) =>
    makeSmall(path).catch((error: unknown) => {
      remember(key, error);
      throw error;
    }),
  );
  // Another server may have made it meanwhile: the bytes are the same.
  await store.put(key, small, THUMBNAIL_TYPE).catch(async (error: unknown) => {
    if (!(await store.head(key))) throw error;
  });
};

const making = new Map<string, Promise<void>>();

/**
 * Makes a thumbnail when it is asked for first; it is kept beside its picture. Any other key is left alone.
 * @throws AppError NOT_FOUND, saying why there is none
 */
export const ensureThumbnail = async (store: FileStore, key: string): Promise<void> => {
  if (!key.endsWith(ENDING) || (await store.head(key))) return;
  assertNotRefused(key);
  const begun =
    making.get(key) ??
    make(store, key).finally(() => {
      making.delete(key);
    });
  making.set(key, begun);
  await begun;
};
