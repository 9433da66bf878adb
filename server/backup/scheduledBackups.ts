import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { FileBytes } from '../files/fileStore';
import { damageList, makeArchive } from './archive';

/** Any number that no other user of the database locks. */
const LOCK = 7_269_441;
const HOUR_MS = 3_600_000;
const NAME = /^trowel-.*\.tar\.gz$/;
const SEALED = '.sealed';

export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups');

/**
 * `trowel-2026-03-11T15-00-00Z.tar.gz`, or `.sealed.tar.gz` where its keys are sealed: names in the order of their time.
 */
export const backupName = (now: Date, isSealed: boolean): string =>
  `trowel-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z${isSealed ? SEALED : ''}.tar.gz`;

/** Whether the name of a backup says that its keys are sealed. */
export const isSealedName = (name: string): boolean => name.endsWith(`${SEALED}.tar.gz`);

/** The names of the backups in a folder, the oldest first. */
export const archivesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).toSorted((a, b) => (a < b ? -1 : 1));

export interface BackupPlan {
  pool: pg.Pool;
  dataDir: string;
  /** Where the files lie instead; those of a bucket may also be left out. */
  bucket?: FileBytes | 'left out' | undefined;
  app_version: string;
  /** Seals the keys: BACKUP_PASSPHRASE. */
  passphrase?: string | undefined;
  /** Hours from one backup to the next; 0 makes none. */
  hours: number;
  /** How many are kept. */
  keep: number;
  clock(): Date;
}

export interface MadeBackup {
  file: string;
  /** The keys of files that are missing or not what was uploaded. */
  damaged: readonly string[];
}

/**
 * Makes a backup when the last one is old enough, and removes the oldest beyond those to keep. Of several servers one
 * does it.
 */
export const backUpWhenDue = async ({
  pool,
  dataDir,
  bucket,
  app_version,
  passphrase,
  hours,
  keep,
  clock,
}: BackupPlan): Promise<MadeBackup | null> => {
  const folder = backupsFolder(dataDir);
  const last = (await archivesIn(folder)).at(-1);
  if (last !== undefined && clock().getTime() - (await stat(join(folder, last))).mtimeMs < hours * HOUR_MS) return null;
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [LOCK]);
    if (!rows[0]?.is_ours) return null;
    const file = join(folder, backupName(clock(), passphrase !== undefined));
    const { damaged } = await makeArchive({ client, dataDir, bucket, file, app_version, passphrase });
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    for (const name of (await archivesIn(folder)).slice(0, -keep))
      for (const old of [join(folder, name), damageList(join(folder, name))]) await rm(old, { force: true });
    return { file, damaged };
  } finally {
    client.release(true); // after a failure the lock ends with its session
  }
};
