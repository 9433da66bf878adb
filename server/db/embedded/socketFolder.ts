import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account';

/** `sun_path` holds 107 bytes; PostgreSQL appends `/.s.PGSQL.5432` and, for its lock file, `.lock`. */
const MAX_FOLDER_BYTES = 107 - '/.s.PGSQL.5432.lock'.length;

/** Whether a socket can lie in this folder. */
export const fitsSocket = (folder: string): boolean => Buffer.byteLength(folder) <= MAX_FOLDER_BYTES;

/** Where every account may make folders, and none may take away another's. */
const SHARED = '/tmp';
/** Beside the data: which folder there is theirs. A copy of the data is known by the first line, and gets its own. */
const NOTE = 'socket_folder';

const ownerOf = ({ uid }: Account): number | undefined => uid ?? process.getuid?.();

/** Whether a folder is ours alone: no link, of our account, and closed to all others. */
const isPrivate = (folder: string, account: Account): boolean => {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && found.uid === ownerOf(account) && (found.mode & 0o077) === 0;
};

/** Makes the folder unless something has its name. It gets its owner while nobody else may enter. */
const make = (folder: string, { uid, gid }: Account): boolean => {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return true;
};

/** The folder that was noted for these data; null when none was, or for those they were copied from. */
const noted = (data: string): string | null => {
  const note = join(data, NOTE);
  if (!existsSync(note)) return null;
  const [owner, folder = ''] = readFileSync(note, 'utf8').split('\n');
  return owner === data && folder !== '' ? folder : null;
};

/** Of two processes that note a folder at once, the first wins. */
const note = (data: string, folder: string, isFirst: boolean): void => {
  const [target, made] = [join(data, NOTE), join(data, `${NOTE}.${process.pid}`)];
  writeFileSync(made, `${data}\n${folder}\n`, { mode: 0o600 });
  if (!isFirst) return renameSync(made, target);
  try {
    linkSync(made, target);
  } catch {
    // The other one's note stands.
  } finally {
    rmSync(made);
  }
};

/**
 * A folder in /tmp for the socket of data whose own path is too long, the same one at each start. Its name is random,
 * so that no other account can make it first and stop the start, and nobody's folder but our own is ever used.
 * @param data the folder of PostgreSQL's data and log, which is ours alone
 */
export const privateSocketFolder = (data: string, account: Account): string => {
  const known = noted(data);
  if (known !== null && (isPrivate(known, account) || make(known, account))) return known;
  const fresh = join(SHARED, `trowel-${randomBytes(12).toString('hex')}`);
  make(fresh, account);
  note(data, fresh, known === null && !existsSync(join(data, NOTE)));
  const agreed = noted(data) ?? fresh;
  if (agreed !== fresh) rmSync(fresh, { recursive: true });
  return agreed;
};
