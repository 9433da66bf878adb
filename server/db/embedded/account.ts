import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The account PostgreSQL runs as. Undefined fields: the account of this process. */
export interface Account {
  uid?: number;
  gid?: number;
  name: string;
}

const lookUp = (name: string): Account | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid), name } : undefined;
};

/** Who owns the database in a data folder, such as the account of a service whose folder root works in. */
const ownerOf = (dataDir: string): Account | undefined => {
  const found = statSync(join(dataDir, 'pg/data'), { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid, name: `uid ${found.uid}` } : undefined;
};

/**
 * PostgreSQL refuses to run as root: root borrows the account that owns the database of the folder, else `postgres`, or
 * `nobody` where that does not exist.
 */
export const chooseAccount = (dataDir: string): Account => {
  if (process.getuid?.() !== 0) return { name: 'the current user' };
  const owner = ownerOf(dataDir);
  if (owner) return owner;
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (!account)
    throw new Error(
      'PostgreSQL refuses to run as root, and there is neither a "postgres" nor a "nobody" account. Start Trowel as another user or set DATABASE_URL.',
    );
  return account;
};

/**
 * Whether the account can enter `folder` and run the binaries from there: tried, since a path does not tell who may
 * pass along it. By way of a shell, because Node changes the folder of a child before it changes its account.
 */
export const canRun = (account: Account, binaries: string, folder: string): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd -- "$1" && exec "$2" --version', 'sh', folder, `${binaries}/bin/postgres`], {
    uid: account.uid,
    gid: account.gid,
    cwd: '/',
    stdio: 'ignore',
  }).status === 0;
