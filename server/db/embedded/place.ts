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

const isFilled = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0;

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
  if (existsSync(join(data, 'PG_VERSION'))) return;
  if (named !== undefined)
    throw new Error(
      `The database of ${dataDir} is gone: it was kept in ${named}. ${way}, or delete ${mark} to begin with an empty one.`,
    );
  const files = join(dataDir, 'files');
  if (isFilled(files))
    throw new Error(
      `${dataDir} holds files of an earlier database, but no database. ${way}, or move ${files} away to begin with an empty database.`,
    );
};

/**
 * Inside DATA_DIR, when the account PostgreSQL runs as can get there; it cannot where the project lies in a home folder
 * of mode 0700. Then the binaries are copied and the data kept under /var/lib, and the note says so.
 */
export const choosePlace = (dataDir: string, { folder: binaries, version }: Binaries, account: Account): Place => {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const elsewhere = `/var/lib/trowel-${hash}`;
  mkdirSync(dataDir, { recursive: true });
  const isNear = account.uid === undefined || (!existsSync(elsewhere) && canRun(account, binaries, dataDir));
  if (isNear) {
    const near = under(dataDir, binaries, account);
    assertWhole(dataDir, near.data, '');
    return near;
  }
  assertWhole(dataDir, join(elsewhere, 'pg/data'), elsewhere);
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  const copy = join(elsewhere, `postgresql-${version}`);
  if (!existsSync(copy)) {
    rmSync(`${copy}.part`, { recursive: true, force: true });
    cpSync(binaries, `${copy}.part`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.part`, copy);
  }
  const note = `The account "${account.name}" that runs PostgreSQL cannot reach ${dataDir}: the database is kept in ${elsewhere}.`;
  const far = { ...under(elsewhere, copy, account), note };
  writeFileSync(join(dataDir, MARK), `${elsewhere}\nA copy of this folder is no backup: use npm run backup.\n`);
  return far;
};
