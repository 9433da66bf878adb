import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { canRun, type Account } from './account';
import type { Binaries } from './binaries';
import { runningSocketFolder } from './postmaster';
import { fitsSocket, privateSocketFolder } from './socketFolder';

/** Where the binaries, the data and the socket of one embedded server are. */
export interface Place {
  binaries: string;
  data: string;
  socket: string;
  log: string;
  note?: string;
  /** The folder that holds all of it, where that is not DATA_DIR. */
  elsewhere?: string;
}

const own = (folder: string, account: Account): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
};

const under = (base: string, binaries: string, account: Account): Place => {
  const near = join(base, 'sock');
  const folder = own(join(base, 'pg'), account);
  return {
    binaries,
    data: join(folder, 'data'),
    socket: fitsSocket(near)
      ? own(near, account)
      : (runningSocketFolder(join(folder, 'data')) ?? privateSocketFolder(folder, account)), // a server of before is adopted
    log: join(folder, 'postgres.log'),
  };
};

/**
 * Says in DATA_DIR that the database lies elsewhere: a copy of the folder is known by it as one without its database.
 */
const MARK = 'DATABASE_IS_ELSEWHERE';

const holdsData = (data: string): boolean => existsSync(join(data, 'PG_VERSION'));

const elsewhereOf = (dataDir: string): string =>
  `/var/lib/trowel-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;

const nearData = (dataDir: string): string => join(dataDir, 'pg/data');
const farData = (dataDir: string): string => join(elsewhereOf(dataDir), 'pg/data');

/** Whether a folder has a database already, in it or elsewhere. */
export const hasDatabase = (dataDir: string): boolean =>
  [nearData(dataDir), farData(dataDir)].some((data) => holdsData(data) || existsSync(restoringFolder(data)));

/**
 * A database in the folder that its account can no longer reach, such as after `chmod 700`, must not be taken for none.
 * @throws Error that says what is to be done
 */
const assertReached = (dataDir: string, account: Account, reaches: () => boolean): void => {
  if (!holdsData(nearData(dataDir))) return;
  if (holdsData(farData(dataDir)))
    throw new Error(
      `There are two databases: ${nearData(dataDir)} and ${farData(dataDir)}. Move the one aside that is not to be used; if unsure, look which one was written to last.`,
    );
  if (!reaches())
    throw new Error(
      `The database of ${dataDir} is there, but the account "${account.name}" that runs PostgreSQL cannot enter the folder. Let it pass: chmod o+x ${dataDir} (and each folder above it).`,
    );
};

const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

/** What the folders are called in which data are made before they have their name, each with an ending of its own. */
export const FRESH = '.new';

/** The folders of first starts that have not ended, or were killed. */
export const freshFolders = (data: string): string[] => {
  const within = dirname(data);
  const names = existsSync(within) ? readdirSync(within) : [];
  return names.filter((name) => name.startsWith(`${basename(data)}${FRESH}`)).map((name) => join(within, name));
};

/** Where the data of a moment wait until those of now have gone aside. */
export const restoringFolder = (data: string): string => `${data}.restoring`;

/**
 * A way back that was killed while neither the data of before nor those of the moment were in their place: the former
 * come back.
 */
const bringBack = (data: string): void => {
  if (existsSync(data) || !existsSync(restoringFolder(data))) return;
  const [last] = readdirSync(dirname(data))
    .filter((name) => name.startsWith(`${basename(data)}.before-`))
    .toSorted()
    .slice(-1);
  if (last !== undefined) renameSync(join(dirname(data), last), data);
};

/**
 * @throws Error for a folder whose database was left behind: an empty one in its place would look like a loss of
 * everything
 */
const assertWhole = (dataDir: string, data: string, elsewhere: string): void => {
  bringBack(data);
  const mark = join(dataDir, MARK);
  const named = existsSync(mark) ? readFileSync(mark, 'utf8').trim().split('\n')[0] : undefined;
  const way = 'Bring the database along with "npm run backup" there and "npm run restore <file>" here';
  if (named !== undefined && named !== elsewhere)
    throw new Error(
      `${dataDir} is a copy of a folder whose database lies in ${named}; the database was not copied with it. ${way}, or delete ${mark} to begin with an empty database.`,
    );
  if (holdsData(data)) {
    if (named === undefined && elsewhere !== '')
      throw new Error(
        `${elsewhere} holds the database of an earlier ${dataDir}, which does not name it as its own. Move ${elsewhere} away to begin with an empty database; if it is the one that is meant: echo ${elsewhere} > ${mark}`,
      );
    return;
  }
  // A first start that was killed after the word was written and before the data had their name.
  if (named !== undefined && freshFolders(data).length === 0 && !holdsData(data))
    throw new Error(
      `The database of ${dataDir} is gone: it was kept in ${named}. ${way}, or delete ${mark} to begin with an empty one.`,
    );
  const files = join(dataDir, 'files');
  if (isFilled(files))
    throw new Error(
      `${dataDir} holds files of an earlier database, but no database. ${way}, or move ${files} away to begin with an empty database.`,
    );
};

/** Copied under a name of its own, so that of two at once neither takes half a copy of the other for a whole one. */
const copyWhole = (from: string, to: string): void => {
  const part = `${to}.part-${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  cpSync(from, part, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(part, to);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
};

/**
 * Inside DATA_DIR, when the account PostgreSQL runs as can get there; it cannot where the project lies in a home folder
 * of mode 0700. Then the binaries are copied and the data kept under /var/lib, and the note says so.
 */
export const choosePlace = (dataDir: string, { folder: binaries, version }: Binaries, account: Account): Place => {
  const elsewhere = elsewhereOf(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const reaches = (): boolean => account.uid === undefined || canRun(account, binaries, dataDir);
  assertReached(dataDir, account, reaches);
  const isNear = account.uid === undefined || holdsData(nearData(dataDir)) || (!existsSync(elsewhere) && reaches());
  if (isNear) {
    const near = under(dataDir, binaries, account);
    assertWhole(dataDir, near.data, '');
    return near;
  }
  assertWhole(dataDir, join(elsewhere, 'pg/data'), elsewhere);
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  const copy = join(elsewhere, `postgresql-${version}`);
  if (!existsSync(copy)) copyWhole(binaries, copy);
  const note = `The account "${account.name}" that runs PostgreSQL cannot reach ${dataDir}: the database is kept in ${elsewhere}.`;
  return { ...under(elsewhere, copy, account), note, elsewhere };
};

/**
 * Says in DATA_DIR where its database lies, just before that is there: without the word it is somebody else's, and with
 * it a folder that is missing has been lost.
 */
export const markElsewhere = (dataDir: string, { elsewhere }: Place): void => {
  if (elsewhere !== undefined)
    writeFileSync(join(dataDir, MARK), `${elsewhere}\nA copy of this folder is no backup: use npm run backup.\n`);
};
