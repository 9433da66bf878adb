import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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

/** PostgreSQL refuses to run as root: root borrows `postgres`, or `nobody` where that does not exist. */
export const chooseAccount = (): Account => {
  if (process.getuid?.() !== 0) return { name: 'the current user' };
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
