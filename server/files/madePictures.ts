import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError } from '#domain/errors';
import type { FileStore } from './fileStore';
import { makePicture, type MadePicture } from './pictures/makePicture';

/** What is made of a stored picture, beside whose bytes it lies under their key with this ending. */
const ENDINGS: Readonly<Record<MadePicture, string>> = { small: '.thumb.webp', view: '.view.jpg' };
const MADE_TYPES: Readonly<Record<MadePicture, string>> = { small: 'image/webp', view: 'image/jpeg' };
/** The pictures of iPhones, which few browsers show. */
const HEIC: ReadonlySet<string> = new Set(['image/heic', 'image/heif']);
const SOURCES: Readonly<Record<MadePicture, ReadonlySet<string>>> = {
  small: new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', ...HEIC]),
  view: HEIC,
};
const KINDS = ['small', 'view'] as const satisfies readonly MadePicture[];

/** A picture of which no small one could be made is not tried again for an hour. */
const REFUSED_MS = 3_600_000;
const MAX_REFUSED = 1_000;

/** Where what is made of stored bytes lies, and its type; null for a type of which none is made. */
export const madePicture = (
  storage_key: string,
  file_type: string,
  as: MadePicture,
): { key: string; type: string } | null =>
  SOURCES[as].has(file_type) ? { key: `${storage_key}${ENDINGS[as]}`, type: MADE_TYPES[as] } : null;

/** All keys under which something may be made of stored bytes. */
export const madeKeys = (storage_key: string): string[] => KINDS.map((as) => `${storage_key}${ENDINGS[as]}`);

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

const make = async (store: FileStore, key: string, as: MadePicture): Promise<void> => {
  const made = await withFile(store, key.slice(0, -ENDINGS[as].length), (path) =>
    makePicture(path, as).catch((error: unknown) => {
      remember(key, error);
      throw error;
    }),
  );
  // Another server may have made it meanwhile: the bytes are the same.
  await store.put(key, made, MADE_TYPES[as]).catch(async (error: unknown) => {
    if (!(await store.head(key))) throw error;
  });
};

const making = new Map<string, Promise<void>>();

/**
 * Makes a small picture, or one to look at, when it is asked for first; it is kept beside its picture. Any other key is left alone.
 * @throws AppError NOT_FOUND, saying why there is none
 */
export const ensureMade = async (store: FileStore, key: string): Promise<void> => {
  const as = KINDS.find((one) => key.endsWith(ENDINGS[one]));
  if (!as || (await store.head(key))) return;
  assertNotRefused(key);
  const begun =
    making.get(key) ??
    make(store, key, as).finally(() => {
      making.delete(key);
    });
  making.set(key, begun);
  await begun;
};
