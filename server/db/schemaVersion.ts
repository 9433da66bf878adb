import type pg from 'pg';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrate';

/** The schema that this version makes: the number of its last migration, counted from 0 as their files are [OPS-015]. */
export const ownSchema = (folder = migrationsFolder()): number =>
  readMigrationFiles({ migrationsFolder: folder }).length - 1;

/** The schema of a database; null for one that nobody has set up. */
export const schemaOf = async (client: Pick<pg.ClientBase, 'query'>): Promise<number | null> => {
  const { rows: there } = await client.query<{ is_there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  );
  if (!there[0]?.is_there) return null;
  const { rows } = await client.query<{ last: number }>(
    'select count(*)::int - 1 as last from drizzle.__drizzle_migrations',
  );
  return rows[0]?.last ?? null;
};
