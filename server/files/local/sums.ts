import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { intactFiles, sumOf } from '../intactFiles';

/** Beside the files: the SHA-256 of each, under its key. */
const SUMS = '.sums';

/** The SHA-256 of a file. */
const sumAt = (path: string): Promise<string> => sumOf(createReadStream(path));

/** The sums of the files in a folder, kept when they come and held against them when they go. */
export const fileSums = (root: string) => {
  const sound = intactFiles();
  const sumPath = (key: string): string => join(root, SUMS, key);
  return {
    /** Keeps the sum of a file that is whole and has not got its name yet. */
    keep: async (key: string, path: string): Promise<void> => {
      await mkdir(dirname(sumPath(key)), { recursive: true, mode: 0o700 });
      await writeFile(sumPath(key), await sumAt(path), { mode: 0o600, flush: true });
    },
    /** @throws AppError FILE_DAMAGED when the bytes are not those that came. Files of before sums were kept pass. */
    check: async (key: string, path: string): Promise<void> => {
      const { ino, size, mtimeMs } = await stat(path);
      await sound.check(key, `${ino} ${size} ${mtimeMs}`, async () => {
        const kept = await readFile(sumPath(key), 'utf8').catch(() => null);
        return kept === null || kept === (await sumAt(path));
      });
    },
    forget: (key: string): Promise<void> => rm(sumPath(key), { force: true }),
  };
};

/** The keys of all files in a folder that are missing or not what came. */
export const damagedFiles = async (root: string): Promise<string[]> => {
  const sums = join(root, SUMS);
  const entries = await readdir(sums, { recursive: true, withFileTypes: true }).catch(() => []);
  const damaged: string[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const key = relative(sums, join(entry.parentPath, entry.name));
    const [kept, found] = await Promise.all([
      readFile(join(sums, key), 'utf8'),
      sumAt(join(root, key)).catch(() => null),
    ]);
    if (kept !== found) damaged.push(key);
  }
  return damaged;
};
