import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { migrationsFolder } from './migrate';

const journal = z.object({ entries: z.array(z.object({ idx: z.int(), when: z.int() })).nonempty() });

/** The migrations of a folder: their numbers, as in the names of their files (some are missing), and their times. */
const migrationsOf = (folder: string): { idx: number; when: number }[] =>
  journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))).entries;

/** The schema that this version makes: the number of its last migration [OPS-015]. */
export const ownSchema = (folder = migrationsFolder()): number =>
  Math.max(...migrationsOf(folder).map(({ idx }) => idx));

/**
 * The schema of a database; null for one that nobody has set up. Each migration that this version does not know counts
 * as one more.
 */
export const schemaOf = async (client: Pick<pg.ClientBase, 'query'>): Promise<number | null> => {
  const { rows: there } = await client.query<{ is_there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as is_there",
  );
  if (!there[0]?.is_there) return null;
  const { rows } = await client.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations order by created_at',
  );
  const numbers = new Map(migrationsOf(migrationsFolder()).map(({ idx, when }) => [when, idx]));
  return rows.reduce<number | null>((last, { at }) => numbers.get(Number(at)) ?? (last ?? -1) + 1, null);
};
