import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isBackupLate, LITTLE_ROOM } from '#domain/admin/serverHealth';
import { archivesIn, backupsFolder } from '../backup/scheduledBackups';
import { errorReason } from '../db/loggedError';
import type { Env } from '../env';
import { startWarnings } from '../startWarnings';
import { diskRoom } from '../upkeep/diskRoom';
import { failed, ok, warning, type Finding } from './finding';

const GB = 1_073_741_824;

/** Room on the disk of DATA_DIR [OPS-014]. */
export const checkDisk = async (folder: string): Promise<Finding> => {
  try {
    const { left_bytes, left_share } = await diskRoom(folder);
    const left = `${(left_bytes / GB).toFixed(1)} GB (${Math.floor(left_share * 100)} %) are free on the disk of ${folder}`;
    return left_share < LITTLE_ROOM ? warning('disk', `Only ${left}.`) : ok('disk', `${left}.`);
  } catch (error) {
    return failed('disk', `${folder} cannot be looked at (${errorReason(error)}).`);
  }
};

/** The age of the last backup that a server made by itself [OPS-014]. */
export const checkBackups = async ({ DATA_DIR, BACKUP_HOURS }: Env, now: Date): Promise<Finding> => {
  const folder = backupsFolder(DATA_DIR);
  const last = (await archivesIn(folder)).at(-1);
  if (BACKUP_HOURS === 0)
    return warning('backups', 'The server makes none (BACKUP_HOURS=0): make some by other means.');
  if (last === undefined) return warning('backups', `There is none in ${folder} yet.`);
  const { mtime } = await stat(join(folder, last));
  const text = `The last one, ${last}, is of ${mtime.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return isBackupLate(BACKUP_HOURS, mtime, now)
    ? failed('backups', `${text}: later ones were missed.`)
    : ok('backups', `${text}. Copy them to another machine.`);
};

/** Whether others than the owner can read or change what lies in DATA_DIR, and what a start warns of [OPS-014]. */
export const checkModes = async (env: Env): Promise<Finding[]> => {
  const found = await stat(env.DATA_DIR).catch(() => null);
  const own = !found
    ? failed('modes', `${env.DATA_DIR} is not there: set DATA_DIR as the server has it.`)
    : (found.mode & 0o002) === 0
      ? ok('modes', `Only its owner and group write to ${env.DATA_DIR}.`)
      : failed('modes', `Every account may write to ${env.DATA_DIR}. Do: chmod o-w ${env.DATA_DIR}`);
  return [own, ...startWarnings(env).map((text) => warning('settings', text))];
};
