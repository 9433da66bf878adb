import type pg from 'pg';
import { z } from 'zod';

/** A table as it is taken along: its columns but generated ones, and what its rows are ordered by. */
export interface TableShape {
  name: string;
  columns: string[];
  key: string[];
}

/** Ids of transactions belong to a cluster and mean nothing in another: rows get those of the restore. */
const OWN_TO_CLUSTER = 'xid8';

const shapes = z.array(
  z.object({
    name: z.string(),
    columns: z.array(z.string()),
    own: z.array(z.string()),
    required: z.array(z.string()),
    key: z.array(z.string()),
  }),
);

/** All tables of the product, with `own`, the columns that stay behind, and `required`, those that are never null. */
export const tableShapes = async (
  client: pg.ClientBase,
): Promise<(TableShape & { own: string[]; required: string[] })[]> => {
  const { rows } = await client.query(
    `select c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.atttypid <> $1::regtype order by a.attnum) as columns,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.atttypid = $1::regtype order by a.attnum) as own,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attnotnull order by a.attnum) as required,
      coalesce((select array_agg(a.attname::text order by array_position(i.indkey::int[], a.attnum::int))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary), '{}') as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
    [OWN_TO_CLUSTER],
  );
  return shapes.parse(rows);
};

/** What stands in a column whose keys were left out. */
export const emptyValue = (required: readonly string[], column: string): string =>
  required.includes(column) ? "''::text" : 'null::text';

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const sequences = z.array(z.object({ name: z.string(), last: z.string() }));

/** How far each sequence has come; those that were never used are left out. */
export const readSequences = async (client: pg.ClientBase): Promise<z.infer<typeof sequences>> => {
  const { rows } = await client.query(
    "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1",
  );
  return sequences.parse(rows);
};

/**
 * How the rows of a table are ordered where they are taken along: by their key, texts by their code points, so that two
 * databases have them in one order whatever their collations are [OPS-012].
 */
export const keyOrder = async (
  client: pg.ClientBase,
  { name, key }: Pick<TableShape, 'name' | 'key'>,
): Promise<string> => {
  if (key.length === 0) return '1';
  const { rows } = await client.query<{ name: string }>(
    'select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attcollation <> 0',
    [quoted(name)],
  );
  const texts = new Set(rows.map((row) => row.name));
  return key.map((column) => `${quoted(column)}${texts.has(column) ? ' collate "C"' : ''}`).join(', ');
};
