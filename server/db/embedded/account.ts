import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The account PostgreSQL runs as. Undefined fields: the account of this process. */
export interface Account { uid?: number; gid?: number; name: string }

const lookUp = (name: string): Account | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8').split('\n').find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid), name } : undefined;
};

/** PostgreSQL refuses to run as root: root borrows `postgres`, or `nobody` where that does not exist. */
export const chooseAccount = (): Account => {
  if (process.getuid?.() !== 0) return { name: 'the current user' };
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (!account) throw new Error('PostgreSQL refuses to run as root, and there is neither a "postgres" nor a "nobody" account. Start Trowel as another user or set DATABASE_URL.');
  return account;
};

/** Whether the account can run the binaries from inside `folder`: tried, since a path does not tell who may pass along it. */
export const canRun = (account: Account, binaries: string, folder: string): boolean =>
  spawnSync(`${binaries}/bin/postgres`, ['--version'], { uid: account.uid, gid: account.gid, cwd: folder, stdio: 'ignore' }).status === 0;
