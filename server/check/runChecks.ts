import type { OpenDatabase } from '../db/database';
import type { Env } from '../env';
import { openBucket } from '../files/openFileStore';
import { checkBucket } from './checkBucket';
import { checkDatabase } from './checkDatabase';
import { checkBackups, checkDisk, checkModes } from './checkFolders';
import { checkMail } from './checkMail';
import { checkProxy } from './checkProxy';
import type { Finding } from './finding';

/**
 * Looks at everything that a server needs, beside a running one [OPS-014]: database, clocks, disk, backups, modes of
 * files, bucket, mail and the way through a proxy.
 * @param place the database, without who signs in
 * @param mailTo who gets a test mail; null for none
 */
export const runChecks = async (
  env: Env,
  { pool }: Pick<OpenDatabase, 'pool'>,
  { place, mailTo, clock }: { place: string; mailTo: string | null; clock: () => Date },
): Promise<Finding[]> => {
  const bucket = openBucket(env, clock);
  return [
    ...(await checkDatabase(pool, place, clock)),
    await checkDisk(env.DATA_DIR),
    await checkBackups(env, clock()),
    ...(await checkModes(env)),
    ...(bucket ? [await checkBucket(bucket.store, env.S3_BUCKET ?? '')] : []),
    await checkMail(env, mailTo),
    ...(await checkProxy(env.origin)),
  ];
};
