import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { canRun, type Account } from './account';

/** Where the binaries, the data and the socket of one embedded server are. */
export interface Place {
  binaries: string;
  data: string;
  socket: string;
  log: string;
  note?: string;
}

/** `sun_path` holds 107 bytes; PostgreSQL appends `/.s.PGSQL.5432` and, for its lock file, `.lock`. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432.lock'.length;

const own = (folder: string, account: Account): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
};

const under = (base: string, binaries: string, account: Account, hash: string): Place => {
  const near = join(base, 'sock');
  const socket = Buffer.byteLength(near) <= LONGEST_SOCKET_FOLDER ? near : `/tmp/trowel-${hash}`;
  return {
    binaries,
    data: join(own(join(base, 'pg'), account), 'data'),
    socket: own(socket, account),
    log: join(base, 'pg', 'postgres.log'),
  };
};

/**
 * Inside DATA_DIR, when the account PostgreSQL runs as can get there; it cannot where the project lies in a home folder
 * of mode 0700. Then the binaries are copied and the data kept under /var/lib, and the note says so.
 */
export const choosePlace = (dataDir: string, binaries: string, account: Account): Place => {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  if (account.uid === undefined) return under(dataDir, binaries, account, hash);
  mkdirSync(dataDir, { recursive: true });
  const elsewhere = `/var/lib/trowel-${hash}`;
  if (!existsSync(elsewhere) && canRun(account, binaries, dataDir)) return under(dataDir, binaries, account, hash);
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  const copy = join(elsewhere, 'postgresql');
  if (!existsSync(copy)) {
    rmSync(`${copy}.part`, { recursive: true, force: true });
    cpSync(binaries, `${copy}.part`, { recursive: true, verbatimSymlinks: true });
    renameSync(`${copy}.part`, copy);
  }
  const note = `The account "${account.name}" that runs PostgreSQL cannot reach ${dataDir}: the database is kept in ${elsewhere}.`;
  return { ...under(elsewhere, copy, account, hash), note };
};
