import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { AppError } from '#domain/errors';
import type { FileBytes } from '../files/fileStore';
import { damagedFiles, fileSums } from '../files/local/sums';
import { claimedFiles, type FolderFiles } from './claimedFiles';

const isGone = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'FILE_DAMAGED' || error.code === 'NOT_FOUND');

/**
 * Copies the files of a bucket into a folder, with their sums. @returns how many the rows name, and those that are
 * damaged or missing, which are left out
 */
export const takeFromBucket = async (
  client: pg.ClientBase,
  bucket: FileBytes,
  folder: string,
): Promise<FolderFiles> => {
  const sums = fileSums(folder);
  const left: string[] = [];
  const claimed = await claimedFiles(client);
  for (const { storage_key } of claimed) {
    const path = join(folder, storage_key);
    try {
      const bytes = await bucket.get(storage_key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
      await sums.keep(storage_key, path);
    } catch (error) {
      if (!isGone(error)) throw error;
      left.push(storage_key);
    }
  }
  return { named: claimed.length, missing: left };
};

/** Brings the files of a folder into a bucket. @returns those that are damaged or missing, which are left out */
export const bringToBucket = async (client: pg.ClientBase, bucket: FileBytes, folder: string): Promise<string[]> => {
  const left = new Set(await damagedFiles(folder));
  for (const { storage_key, file_type } of await claimedFiles(client)) {
    if (left.has(storage_key)) continue;
    const bytes = await readFile(join(folder, storage_key)).catch(() => null);
    if (bytes) await bucket.put(storage_key, bytes, file_type);
    else if (!(await bucket.head(storage_key))) left.add(storage_key); // an archive without files leaves those of the bucket
  }
  return [...left];
};
