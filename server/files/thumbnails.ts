import { AppError } from '#domain/errors';
import type { FileStore } from './fileStore';

/** The longest side of a thumbnail in pixels: 200 of them load in less than 1.5 MB [FLD-005]. */
const SIDE = 256;
const QUALITY = 50;
/** A picture of more pixels is not opened: it could be a small file that fills the memory. */
const MOST_PIXELS = 150_000_000;
/** So many are made at the same time; the others wait. */
const AT_ONCE = 2;

const ENDING = '.thumb.webp';
export const THUMBNAIL_TYPE = 'image/webp';
const SOURCES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/** Whether the server reads pictures of a type; not those of HEIC. */
export const hasThumbnail = (file_type: string): boolean => SOURCES.has(file_type);

/** Where the thumbnail of stored bytes lies. */
export const thumbnailKey = (storage_key: string): string => `${storage_key}${ENDING}`;

const waiting: (() => void)[] = [];
let busy = 0;
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  busy += 1;
  try {
    return await work();
  } finally {
    busy -= 1;
    waiting.shift()?.();
  }
};

const bytesOf = async (store: FileStore, key: string): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await store.get(key)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const make = async (store: FileStore, key: string): Promise<void> => {
  const bytes = await bytesOf(store, key.slice(0, -ENDING.length));
  const { default: sharp } = await import('sharp');
  const small = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'none', sequentialRead: true })
    .rotate()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => {
      throw new AppError('NOT_FOUND'); // bytes that are no picture have no small one
    });
  // Another server may have made it meanwhile: the bytes are the same.
  await store.put(key, small, THUMBNAIL_TYPE).catch(async (error: unknown) => {
    if (!(await store.head(key))) throw error;
  });
};

const making = new Map<string, Promise<void>>();

/**
 * Makes a thumbnail when it is asked for first; it is kept beside its picture. Any other key is left alone. @throws
 * AppError NOT_FOUND
 */
export const ensureThumbnail = async (store: FileStore, key: string): Promise<void> => {
  if (!key.endsWith(ENDING) || (await store.head(key))) return;
  const begun =
    making.get(key) ??
    inTurn(() => make(store, key)).finally(() => {
      making.delete(key);
    });
  making.set(key, begun);
  await begun;
};
