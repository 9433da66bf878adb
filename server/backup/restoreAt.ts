import { chown, copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import {
  DATABASE_USER,
  dataPlace,
  recoverEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../db/embedded/postgres';
import { restoringFolder } from '../db/embedded/place';
import { holdMails } from './holdMails';
import { basesIn, restoreCommand, walFolder, walSettings, type Base } from './keptWal';
import { tar } from './tar';

const onDatabase = async <T>(socket: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ host: socket, user: DATABASE_USER, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  return work(client).finally(() => client.end().catch(() => undefined));
};

/** @throws Error that says which moments there are */
const baseFor = async (data: string, at: Date): Promise<Base> => {
  const bases = await basesIn(walFolder(data));
  const base = bases.findLast((one) => one.at <= at);
  if (Number.isNaN(at.getTime()))
    throw new Error('--at: give a moment as 2026-03-11T15:00:00Z, or as 2026-03-11 15:00 in the time of this machine.');
  if (at.getTime() > Date.now()) throw new Error(`--at: ${at.toISOString()} is still to come.`);
  if (base) return base;
  const [first] = bases;
  throw new Error(
    first
      ? `--at: the changes are kept from ${first.at.toISOString()} on. For an earlier moment restore a backup.`
      : '--at: no changes are kept here (see WAL_DAYS). Restore a backup.',
  );
};

/**
 * Ends the database at a state that is on the disk. A last commit, later than any moment that can be asked for, tells a
 * recovery that it has seen all before: without one it would not know the end of what was kept from the moment that was
 * wanted.
 */
const endDatabase = async (dataDir: string): Promise<void> => {
  let embedded: EmbeddedPostgres | undefined;
  try {
    embedded = await startEmbeddedPostgres(dataDir, walSettings);
    await onDatabase(embedded.socket, (client) => client.query('select pg_current_xact_id(); select pg_switch_wal()'));
  } catch {
    // damaged: what was kept until then counts
  }
  await embedded?.stop();
};

const IS_WAL = /^(?:[0-9A-F]{24}|[0-9A-F]{8}\.history)$/;

/** The data of a base in a folder beside the present ones, with the WAL that was not handed over yet. */
const unpack = async (base: Base, data: string): Promise<string> => {
  const folder = restoringFolder(data);
  const { uid, gid } = await stat(data);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  await chown(folder, uid, gid);
  await tar(['-xpzf', join(base.folder, 'data.tar.gz'), '-C', folder]);
  const give = async (path: string, write: (path: string) => Promise<void>): Promise<void> => {
    await write(path);
    await chown(path, uid, gid);
  };
  await give(join(folder, 'backup_label'), (path) => copyFile(join(base.folder, 'backup_label'), path));
  await give(join(folder, 'recovery.signal'), (path) => writeFile(path, ''));
  for (const name of await readdir(join(data, 'pg_wal')))
    if (IS_WAL.test(name))
      await give(join(folder, 'pg_wal', name), (path) => copyFile(join(data, 'pg_wal', name), path));
  return folder;
};

const recover = async (dataDir: string, data: string, at: Date): Promise<void> => {
  const recovered = await recoverEmbeddedPostgres(dataDir, [
    ...walSettings(data),
    `restore_command=${restoreCommand(data)}`,
    `recovery_target_time=${at.toISOString().replace('Z', '+00')}`, // by number: names of zones are not known yet,
    'recovery_target_action=promote',
  ]);
  try {
    await onDatabase(recovered.socket, async (client) => {
      await holdMails(client);
      await client.query("select to_regclass('pgboss.job') is not null as has_work").then(async ({ rows }) => {
        if (rows[0]?.has_work) await client.query("delete from pgboss.job where name in ('mail', 'password_reset')");
      });
    });
  } finally {
    await recovered.stop();
  }
};

/**
 * Takes the embedded database back to a moment; nobody may use it meanwhile. The data of before stay beside the new
 * ones. Files are never written over and stay while a row names them: nothing is done to them.
 * @returns the base that was begun from, and where the data of before lie
 * @throws Error for a moment that cannot be reached; the data are then as they were
 */
export const restoreAt = async (dataDir: string, at: Date): Promise<{ base: Date; before: string }> => {
  const data = dataPlace(dataDir);
  const base = await baseFor(data, at);
  await endDatabase(dataDir);
  const fresh = await unpack(base, data);
  const before = `${data}.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
  await rename(data, before);
  await rename(fresh, data);
  try {
    await recover(dataDir, data, at);
  } catch (error) {
    await rename(data, fresh);
    await rename(before, data);
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
  return { base: base.at, before };
};
