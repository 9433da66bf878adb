import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const HOUR_MS = 3_600_000;
const placeIn = (dataDir: string): string => join(dataDir, 'imports');

/** A folder of one import. */
export interface ImportFolder {
  path: string;
  /** Lets the folder stay until `answer`, which is read from a file in it, is closed. */
  keepFor<S extends Readable>(answer: S): S;
}

/**
 * Does something with a folder of its own for one file and what is read out of it; the folder is gone afterwards, or as
 * soon as the answer that it is kept for was read or given up.
 */
export const withImportFolder = async <T>(dataDir: string, work: (folder: ImportFolder) => Promise<T>): Promise<T> => {
  const place = placeIn(dataDir);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const path = await mkdtemp(join(place, 'file-'));
  const remove = (): Promise<void> => rm(path, { recursive: true, force: true });
  let isKept = false;
  try {
    return await work({
      path,
      keepFor: (answer) => {
        isKept = true;
        // What cannot be removed goes at the next start.
        return answer.once('close', () => void remove().catch(() => undefined));
      },
    });
  } finally {
    if (!isKept) await remove();
  }
};

/** Removes what a server that was killed has left behind. */
export const cleanImportFolders = async (dataDir: string, now: Date): Promise<void> => {
  const place = placeIn(dataDir);
  for (const name of await readdir(place).catch(() => [])) {
    const { mtimeMs } = await stat(join(place, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < now.getTime() - HOUR_MS) await rm(join(place, name), { recursive: true, force: true });
  }
};
