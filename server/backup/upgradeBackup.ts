import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { VERSION } from '#domain/version';
import { ownSchema, schemaOf } from '../db/schemaVersion';
import type { Env } from '../env';
import { makeArchive } from './archive';
import { backupsFolder } from './scheduledBackups';

const NAME = /^before-upgrade-.*\.tar\.gz$/;
/** So many of them are kept. */
const KEPT = 3;

/**
 * A backup of the rows and of the files of DATA_DIR as an older version left them, before this one migrates the database
 * [OPS-015]. Files of a bucket are not in it: no migration touches them.
 * @returns where it is, in a sentence
 * @throws Error when it cannot be made, with what to do
 */
export const backUpBeforeUpgrade = async (
  client: pg.ClientBase,
  { DATA_DIR, BACKUP_PASSPHRASE, S3_BUCKET }: Pick<Env, 'DATA_DIR' | 'BACKUP_PASSPHRASE' | 'S3_BUCKET'>,
  now: Date,
): Promise<string> => {
  const folder = backupsFolder(DATA_DIR);
  const file = join(folder, `before-upgrade-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`);
  try {
    const bucket = S3_BUCKET === undefined ? undefined : 'left out';
    await makeArchive({ client, dataDir: DATA_DIR, bucket, file, app_version: VERSION, passphrase: BACKUP_PASSPHRASE });
  } catch (cause) {
    throw new Error(
      `The backup before the upgrade could not be made in ${folder}, and nothing was changed. Make room there, or make a backup yourself and start once with BACKUP_UPGRADE=off.`,
      { cause },
    );
  }
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted((a, b) => (a < b ? -1 : 1));
  for (const name of names.slice(0, -KEPT)) await rm(join(folder, name), { force: true });
  return `An older version has used this database, of schema ${await schemaOf(client)}; Trowel ${VERSION} has schema ${ownSchema()}. It was saved before the upgrade: ${file}`;
};
