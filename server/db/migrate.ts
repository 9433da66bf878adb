import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** The project's root, from the sources as from the bundle. */
export const projectRoot = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
};

export const migrationsFolder = (): string => join(projectRoot(), 'server/db/migrations');

/**
 * How long a migration waits for a table that somebody uses, and how often it tries: meanwhile everybody else waits
 * behind it.
 */
const LOCK_TIMEOUT = '4s';
const TRIES = 15;

/** The time of each migration that a database has had; none for an empty one. */
const doneTimes = async (client: pg.ClientBase): Promise<number[]> => {
  const { rows: there } = await client.query<{ is_there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  );
  if (!there[0]?.is_there) return [];
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at::text from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ created_at }) => Number(created_at));
};

/** @throws Error for a database that a newer version of Trowel has migrated: this one would not know its columns */
const assertNotNewer = (done: readonly number[], known: readonly MigrationMeta[]): void => {
  const newest = known.at(-1)?.folderMillis ?? 0;
  const strange = done.filter((time) => time > newest);
  if (strange.length > 0)
    throw new Error(
      `The database was used by a newer version of Trowel (${strange.length} ${strange.length === 1 ? 'migration is' : 'migrations are'} unknown to this one): its schema is ${done.length - 1}, that of this one ${known.length - 1}. Start that version, or restore a backup from before the upgrade into an empty database.`,
    );
};

const STEP = /^--> from (\d+)\n/m;

/**
 * The migration 0003 was rewritten eight times before migrations were frozen. A database that has one of the earlier
 * texts is taken through what was added since, and is then as if it had had the last one.
 */
const catchUp = async (
  client: pg.ClientBase,
  done: readonly number[],
  known: readonly MigrationMeta[],
): Promise<void> => {
  const [, ...parts] = readFileSync(join(projectRoot(), 'server/db/rewritten0003.sql'), 'utf8').split(STEP);
  const steps = parts.flatMap((from, at) => (at % 2 === 0 ? [{ from: Number(from), sql: parts[at + 1] ?? '' }] : []));
  const first = steps.findIndex(({ from }) => done.includes(from));
  const last = known[3];
  if (first < 0 || !last) return;
  await client.query('begin');
  try {
    for (const { sql } of steps.slice(first)) await client.query(sql);
    await client.query('update drizzle.__drizzle_migrations set created_at = $1, hash = $2 where created_at = $3', [
      last.folderMillis,
      last.hash,
      steps[first]?.from,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

const isLockTimeout = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at && at.code === '55P03') return true;
  return false;
};

/**
 * Brings the database to the newest version, on a connection that holds the lock of the start.
 * @param beforeUpgrade called for a database that an older version has set up, before anything is changed in it
 * @throws Error for a database of a newer version
 */
export const migrate = async (
  client: pg.PoolClient,
  folder = migrationsFolder(),
  beforeUpgrade?: (client: pg.PoolClient) => Promise<void>,
): Promise<void> => {
  const known = readMigrationFiles({ migrationsFolder: folder });
  const done = await doneTimes(client);
  assertNotNewer(done, known);
  if (done.at(-1) === known.at(-1)?.folderMillis) return;
  if (done.length > 0) await beforeUpgrade?.(client);
  await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
  try {
    for (let tried = 1; ; tried += 1) {
      try {
        await catchUp(client, done, known);
        await runMigrations(drizzle(client), { migrationsFolder: folder });
        return;
      } catch (error) {
        if (tried === TRIES || !isLockTimeout(error)) throw error;
        await pause(1_000);
      }
    }
  } finally {
    await client.query('set lock_timeout = 0').catch(() => undefined);
  }
};

/**
 * Brings an empty database to where another one stood that had these migrations, within a transaction of the caller's.
 * @throws Error for one of a newer version, or that had an earlier text of a migration
 */
export const migrateUpTo = async (
  client: pg.ClientBase,
  done: readonly { hash: string; created_at: string }[],
): Promise<void> => {
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  assertNotNewer(
    done.map(({ created_at }) => Number(created_at)),
    known,
  );
  await client.query(
    'create schema if not exists drizzle; create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { hash, created_at } of done) {
    const migration = known.find(({ folderMillis }) => folderMillis === Number(created_at));
    if (migration?.hash !== hash)
      throw new Error('The backup was made by a version of Trowel whose migrations this one does not have.');
    for (const statement of migration.sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      created_at,
    ]);
  }
};
