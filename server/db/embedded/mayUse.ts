import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';

const WHOLE = constants.R_OK | constants.W_OK | constants.X_OK;

/** @returns undefined where nothing is there, null where it cannot be looked at */
const ownerOf = (path: string): number | undefined | null => {
  try {
    return statSync(path, { throwIfNoEntry: false })?.uid;
  } catch {
    return null;
  }
};

const nameOf = (uid: number): string => {
  try {
    const entry = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((line) => line.split(':')[2] === String(uid));
    return entry?.split(':')[0] ?? `uid ${uid}`;
  } catch {
    return `uid ${uid}`;
  }
};

const mayWrite = (folder: string): boolean => {
  try {
    accessSync(folder, WHOLE);
    return true;
  } catch {
    return false;
  }
};

/**
 * An embedded database is used by the account that it belongs to, or by root: any other sees nothing of it, or may not
 * open it, which must not be taken for none [OPS-013].
 * @param uid of this process; root and systems without accounts are asked nothing
 * @throws Error that says as whom it is to be run
 */
export const assertMayUse = (dataDir: string, uid = process.getuid?.()): void => {
  const folder = ownerOf(dataDir);
  if (uid === undefined || uid === 0 || folder === undefined) return;
  const database = ownerOf(join(dataDir, 'pg'));
  if (database === uid || (database === undefined && mayWrite(dataDir))) return;
  const owner = folder === null ? 'the account of the service' : `"${nameOf(folder)}"`;
  throw new Error(
    `The account "${uid === process.getuid?.() ? userInfo().username : nameOf(uid)}" may not use the database of ${dataDir}, which belongs to ${owner}: run this as that account or as root, such as by sudo${folder === null ? '' : ` -u ${nameOf(folder)}`}.`,
  );
};
