import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const HOUR_MS = 3_600_000;
const placeIn = (dataDir: string): string => join(dataDir, 'imports');

/** Does something with a folder of its own for one file and what is read out of it; the folder is gone afterwards. */
export const withImportFolder = async <T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> => {
  const place = placeIn(dataDir);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(place, 'file-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
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
