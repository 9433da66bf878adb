/**
 * Going back to any moment of the last days: PostgreSQL hands each file of its log of changes (WAL) to a folder beside
 * its data, and once a day all of the data are copied there as a base to begin from.
 */
import { chown, mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { DATABASE_USER } from '../db/embedded/postgres';
import { tar } from './tar';

export const walFolder = (data: string): string => join(dirname(data), 'wal');

/** For `sh`, within a setting in which `%` begins a name. */
const quoted = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`;

/** Settings of a server that keeps its WAL while the folder is there. A file has its name when it is whole. */
export const walSettings = (dataFolder: string): string[] => {
  const folder = quoted(walFolder(dataFolder));
  return [
    'archive_mode=on',
    'archive_timeout=300',
    `archive_command=test -d ${folder} || exit 0; gzip -1 < %p > ${folder}/%f.part && sync ${folder}/%f.part && mv ${folder}/%f.part ${folder}/%f.gz`,
  ];
};

/** What brings a file back from the folder. */
export const restoreCommand = (dataFolder: string): string =>
  `test -e ${quoted(walFolder(dataFolder))}/%f.gz && gzip -dc < ${quoted(walFolder(dataFolder))}/%f.gz > %p`;

const BASE = /^base-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z$/;

/** All data as they were at a moment, and the first WAL that is wanted with them. */
export interface Base {
  folder: string;
  /** When it was whole: it leads to any later moment. */
  at: Date;
}

/** The bases of a folder, the oldest first. */
export const basesIn = async (folder: string): Promise<Base[]> =>
  (await readdir(folder).catch(() => []))
    .toSorted((a, b) => (a < b ? -1 : 1))
    .flatMap((name) => {
      const [, day, hour, minute, second] = BASE.exec(name) ?? [];
      return day === undefined
        ? []
        : [{ folder: join(folder, name), at: new Date(`${day}T${hour}:${minute}:${second}Z`) }];
    });

/** What a base leaves out: WAL has a way of its own, and the rest belongs to a running server. */
const NOT_IN_BASE = ['./pg_wal/*', './pg_replslot/*', './pg_dynshmem/*', './postmaster.pid', './postmaster.opts'];
const TIMEOUT_MS = 3_600_000;

/** Copies the data of a server that is in use, by the server's own calls for this. */
const makeBase = async (socket: string, data: string, folder: string): Promise<void> => {
  const client = new pg.Client({
    host: socket,
    user: DATABASE_USER,
    database: 'postgres',
    statement_timeout: TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  const part = join(folder, 'base.part');
  await client.connect();
  try {
    const { rows: modes } = await client.query<{ archive_mode: string }>('show archive_mode');
    if (modes[0]?.archive_mode !== 'on')
      throw new Error('PostgreSQL was started without keeping its WAL: start it anew.');
    await rm(part, { recursive: true, force: true });
    await mkdir(part, { mode: 0o700 });
    await client.query("select pg_backup_start('trowel', true)");
    await tar(
      ['-czf', join(part, 'data.tar.gz'), '-C', data, ...NOT_IN_BASE.map((path) => `--exclude=${path}`), '.'],
      true,
    );
    const { rows } = await client.query<{ label: string; now: Date }>(
      'select labelfile as label, clock_timestamp() as now from pg_backup_stop()', // waits until its WAL is kept
    );
    const [row] = rows;
    if (!row) throw new Error('PostgreSQL has not said where the copy begins.');
    await writeFile(join(part, 'backup_label'), row.label, { mode: 0o600, flush: true });
    await rename(part, join(folder, `base-${row.now.toISOString().replaceAll(':', '-')}`));
  } finally {
    await client.end().catch(() => undefined);
    await rm(part, { recursive: true, force: true });
  }
};

const bytesIn = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** The place in the WAL of one of its files, whatever its timeline; undefined for other files. */
const placeOf = (name: string): string | undefined => /^[0-9A-F]{8}([0-9A-F]{16})\b/.exec(name)?.[1];

/** Removes what no base that is left begins from. */
const forgetWal = async (folder: string, oldest: Base | undefined): Promise<void> => {
  if (!oldest) return;
  const label = await readFile(join(oldest.folder, 'backup_label'), 'utf8');
  const first = placeOf(/\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? '');
  for (const name of first === undefined ? [] : await readdir(folder)) {
    const place = placeOf(name);
    if (place !== undefined && first !== undefined && place < first) await rm(join(folder, name), { force: true });
  }
};

const DAY_MS = 86_400_000;

export interface WalPlan {
  /** Of the embedded server, started with `walSettings`. */
  socket: string;
  data: string;
  /** How far one can go back. */
  days: number;
  /** What may lie in the folder. */
  mb: number;
  clock(): Date;
  /** Bytes that the disk has left. */
  left?: (folder: string) => Promise<number>;
}

const roomIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/**
 * Removes bases, the oldest first, that are older than anybody wants to go back or more than there may be; then their
 * WAL.
 */
const tidy = async (folder: string, { days, mb, clock }: WalPlan): Promise<void> => {
  const bases = await basesIn(folder);
  const earliest = clock().getTime() - days * DAY_MS;
  for (;;) {
    const [oldest, next] = bases;
    if (!oldest || !next) break;
    const isOld = next.at.getTime() <= earliest;
    if (!isOld && (await bytesIn(folder)) <= mb * 1_000_000) break;
    await rm(oldest.folder, { recursive: true, force: true });
    bases.shift();
    await forgetWal(folder, bases[0]);
  }
  await forgetWal(folder, bases[0]);
};

/**
 * Looks after the folder: makes a base when the last is a day old or the folder has outgrown its limit, and removes
 * what is old. Where the disk has no room for twice the data, or the limit none for the data, it is given up, and begun
 * anew when there is.
 * @returns what was done
 */
export const keepWal = async (plan: WalPlan): Promise<'base' | 'nothing' | 'no room'> => {
  const folder = walFolder(plan.data);
  const limit = plan.mb * 1_000_000;
  await tidy(folder, plan);
  const left = await (plan.left ?? roomIn)(dirname(folder));
  const size = await bytesIn(plan.data);
  if (left < 2 * size || limit < size) {
    await rm(folder, { recursive: true, force: true });
    return 'no room';
  }
  const last = (await basesIn(folder)).at(-1);
  const isFresh = last !== undefined && plan.clock().getTime() - last.at.getTime() < DAY_MS;
  if (isFresh && (await bytesIn(folder)) <= limit) return 'nothing';
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid, gid } = await stat(plan.data);
  await chown(folder, uid, gid); // PostgreSQL writes there itself
  await makeBase(plan.socket, plan.data, folder);
  await tidy(folder, plan);
  return 'base';
};

const EACH_MS = 600_000;

/** Looks after the folder now and then while the process lives; of a failure it is told. */
export const keepWalFromNowOn = (plan: WalPlan, report: (error: unknown) => void): void => {
  let isAtIt = false;
  setInterval(() => {
    if (isAtIt) return;
    isAtIt = true;
    keepWal(plan)
      .then((done) => {
        if (done === 'no room')
          report(new Error(`There is no room in ${walFolder(plan.data)}, or WAL_MB is too small.`));
      }, report)
      .finally(() => {
        isAtIt = false;
      });
  }, EACH_MS).unref();
};
