import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type pg from 'pg';
import { dump, type KeptKeys } from './dump';
import type { FileBytes } from '../files/fileStore';
import { damagedFiles } from '../files/local/sums';
import { bringToBucket, takeFromBucket } from './bucketFiles';
import { filesInFolder, type FolderFiles } from './claimedFiles';
import { holdMails } from './holdMails';
import { load, type Loaded } from './load';
import type { Manifest } from './manifest';
import type { KeyOptions } from './openKeys';
import { tar } from './tar';

export interface BackupOptions {
  client: pg.ClientBase;
  /** DATA_DIR: its `files` go along, and parts are made in it. */
  dataDir: string;
  /** Where the files lie instead; those of a bucket may also be left out. */
  bucket?: FileBytes | 'left out' | undefined;
  file: string;
  app_version: string;
  /** Each table as CSV besides; such an archive has no keys. */
  csv?: boolean;
  /** Seals the keys: BACKUP_PASSPHRASE. Without one they are in the open. */
  passphrase?: string | undefined;
}

const NONE_NAMED: FolderFiles = { named: 0, missing: [] };

/** Beside an archive: the keys of the files that were damaged or missing when it was made, a line each. */
export const damageList = (archive: string): string => `${archive}.damaged`;

/** What stands in it; nothing for an archive whose files are all as they came. */
export const damagedIn = async (archive: string): Promise<string[]> =>
  (await readFile(damageList(archive), 'utf8').catch(() => '')).split('\n').filter((key) => key !== '');

export interface MadeArchive extends Manifest {
  bytes: number;
  /** How many files the rows name; 0 where those of a bucket were left out. */
  named: number;
  /** The keys of those of them that are not in the archive. */
  missing: readonly string[];
  /** The keys of files that are missing or not what was uploaded. */
  damaged: string[];
}

/**
 * One archive with the rows as they are at one moment and the files that they name, of the folder or the bucket. Files
 * are never written over and stay while a row names them: those copied after the rows are whole. It has its name when
 * it is whole.
 */
export const makeArchive = async ({
  client,
  dataDir,
  bucket,
  file,
  app_version,
  csv = false,
  passphrase,
}: BackupOptions): Promise<MadeArchive> => {
  const target = resolve(file);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const [folder, part] = [`${target}.tables`, `${target}.part`];
  await rm(folder, { recursive: true, force: true });
  // Node's `recursive`, by which its parts are made, never ends where a file system takes no folders, such as /proc.
  await mkdir(folder, { mode: 0o700 });
  try {
    const keys: KeptKeys = passphrase === undefined ? 'open' : { passphrase };
    const manifest = await dump(client, folder, app_version, { csv, keys });
    if (manifest.tables.length === 0) throw new Error('The database is empty: there is nothing to back up yet.');
    const fromBucket = typeof bucket === 'object';
    const root = fromBucket ? folder : dataDir;
    const files = join(root, 'files');
    const { named, missing } = fromBucket
      ? await takeFromBucket(client, bucket, files)
      : await (bucket === 'left out' ? NONE_NAMED : filesInFolder(client, files));
    const more = existsSync(files) ? ['-C', root, '--exclude', 'files/.parts', 'files'] : [];
    // Before a byte of it is there: tar keeps the mode of a file that exists.
    await writeFile(part, '', { mode: 0o600 });
    await tar(
      [
        '-czf',
        part,
        '-C',
        folder,
        'manifest.json',
        'tables',
        ...(csv ? ['csv'] : []),
        ...(manifest.sealed ? ['keys'] : []),
        ...more,
      ],
      true,
    );
    await tar(['-tzf', part]);
    await chmod(part, 0o600);
    const damaged = [...new Set([...missing, ...(await damagedFiles(files))])];
    await rm(damageList(target), { force: true });
    if (damaged.length > 0) await writeFile(damageList(target), `${damaged.join('\n')}\n`, { mode: 0o600 });
    await rename(part, target);
    return { ...manifest, bytes: (await stat(target)).size, named, missing, damaged };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(part, { force: true });
  }
};

/**
 * Brings an archive, or the folder that one was unpacked to, back: rows into an empty database, files into a folder that
 * has none or into a bucket, each held against its sum.
 */
export const restoreArchive = async (
  client: pg.ClientBase,
  dataDir: string,
  file: string,
  bucket?: FileBytes,
  rowsFrom: 'tables' | 'csv' = 'tables',
  keys: KeyOptions = {},
): Promise<Loaded & { files: number; damaged: string[] }> => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const [folder, files] = [join(dataDir, `restore-${process.pid}`), join(dataDir, 'files')];
  if (!bucket && existsSync(files) && (await readdir(files)).length > 0)
    throw new Error(`${files} is not empty. A backup is restored into an empty folder.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    if ((await stat(file)).isDirectory()) await cp(file, folder, { recursive: true });
    else await tar(['-xzf', resolve(file), '-C', folder, '--no-same-owner']);
    const loaded = await load(client, folder, rowsFrom, keys);
    await holdMails(client);
    const from = join(folder, 'files');
    const names = existsSync(from) ? await readdir(from, { recursive: true, withFileTypes: true }) : [];
    if (existsSync(from) && !bucket) {
      await rm(files, { recursive: true, force: true });
      await rename(from, files);
    }
    const sums = join(from, '.sums');
    const count = names.filter((entry) => entry.isFile() && !entry.parentPath.startsWith(sums)).length;
    const damaged = bucket
      ? await bringToBucket(client, bucket, from)
      : [...(await filesInFolder(client, files)).missing, ...(await damagedFiles(files))];
    return { ...loaded, files: count, damaged: [...new Set(damaged)] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
