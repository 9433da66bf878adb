import type pg from 'pg';
import { errorReason } from '../db/loggedError';
import type { Env } from '../env';
import { openBucket } from '../files/openFileStore';
import { checkBucket } from './checkBucket';
import { checkDatabase } from './checkDatabase';
import { checkBackups, checkDisk, checkModes } from './checkFolders';
import { checkMail } from './checkMail';
import { checkProxy } from './checkProxy';
import { checkFiles } from './checkFiles';
import { failed, type Finding } from './finding';

/** The database without who signs in, or why there is none to look at. */
export type CheckedDatabase = { pool: pg.Pool; place: string } | { fault: string };

/** One check that breaks is a finding too: the others are still of use [OPS-014]. */
const attempt = async (subject: string, check: () => Promise<Finding | Finding[]>): Promise<Finding[]> => {
  try {
    return [await check()].flat();
  } catch (error) {
    return [failed(subject, `It could not be looked at (${errorReason(error)}).`)];
  }
};

/**
 * Looks at everything that a server needs, beside a running one [OPS-014]: database, clocks, disk, backups, modes of
 * files, the files themselves, bucket, mail and the way through a proxy. Without a database the rest is looked at all
 * the same.
 * @param mailTo who gets a test mail; null for none
 */
export const runChecks = async (
  env: Env,
  database: CheckedDatabase,
  { mailTo, clock }: { mailTo: string | null; clock: () => Date },
): Promise<Finding[]> => {
  const bucket = openBucket(env, clock);
  return [
    ...('fault' in database
      ? [failed('database', database.fault)]
      : await checkDatabase(database.pool, database.place, clock)),
    ...(await attempt('disk', () => checkDisk(env.DATA_DIR))),
    ...(await attempt('backups', () => checkBackups(env, clock()))),
    ...(await attempt('modes', () => checkModes(env))),
    ...('fault' in database || bucket ? [] : await attempt('files', () => checkFiles(database.pool, env.DATA_DIR))),
    ...(bucket ? await attempt('bucket', () => checkBucket(bucket.store, env.S3_BUCKET ?? '')) : []),
    ...(await attempt('mail', () => checkMail(env, mailTo))),
    ...(await attempt('proxy', () => checkProxy(env.origin))),
  ];
};
