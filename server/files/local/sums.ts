import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { AppError } from '#domain/errors';

/** Beside the files: the SHA-256 of each, under its key. */
const SUMS = '.sums';

/** A file that was looked through is not again for an hour, unless it has changed. */
const TRUST_MS = 3_600_000;
const MOST_KNOWN = 10_000;

/** The SHA-256 of a file's bytes. */
const sumOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
};

/** The sums of the files in a folder, kept when they come and held against them when they go. */
export const fileSums = (root: string) => {
  const known = new Map<string, { as: string; until: number }>();
  const sumPath = (key: string): string => join(root, SUMS, key);
  return {
    /** Keeps the sum of a file that is whole and has not got its name yet. */
    keep: async (key: string, path: string): Promise<void> => {
      await mkdir(dirname(sumPath(key)), { recursive: true, mode: 0o700 });
      await writeFile(sumPath(key), await sumOf(path), { mode: 0o600, flush: true });
    },
    /** @throws AppError FILE_DAMAGED when the bytes are not those that came. Files of before sums were kept pass. */
    check: async (key: string, path: string): Promise<void> => {
      const { ino, size, mtimeMs } = await stat(path);
      const [as, now] = [`${ino} ${size} ${mtimeMs}`, Date.now()];
      const seen = known.get(key);
      if (seen?.as === as && seen.until > now) return;
      const kept = await readFile(sumPath(key), 'utf8').catch(() => null);
      if (kept !== null && kept !== (await sumOf(path))) throw new AppError('FILE_DAMAGED');
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, { as, until: now + TRUST_MS });
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
      sumOf(join(root, key)).catch(() => null),
    ]);
    if (kept !== found) damaged.push(key);
  }
  return damaged;
};
