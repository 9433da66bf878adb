import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { migrateUpTo } from '../db/migrate';
import { countedRows, readManifest, type Manifest } from './dump';
import { quoted, tableShapes } from './tables';

/** Rows a statement. */
const BATCH = 500;

const assertEmpty = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ tables: number }>(
    "select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  if (rows[0]?.tables !== 0)
    throw new Error(
      'The database is not empty. A backup is restored into an empty one: give DATA_DIR a new folder, or DATABASE_URL a new database.',
    );
};

/** Foreign keys are set aside while rows come in the order of their tables' names; to put them back checks all of them. */
const withoutForeignKeys = async (client: pg.ClientBase, work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ table: string; name: string; text: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as text
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  await work();
  for (const { table, name, text } of rows)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${text}`);
};

const loadTable = async (
  client: pg.ClientBase,
  folder: string,
  table: Manifest['tables'][number],
  own: readonly string[],
): Promise<void> => {
  const columns = table.columns.map(quoted).join(', ');
  const extra = own.map((name) => `, ${quoted(name)}`).join('');
  const insert = `insert into ${quoted(table.name)} (${columns}${extra}) overriding system value
    select ${columns}${own.map(() => ', pg_current_xact_id()').join('')} from json_populate_recordset(null::${quoted(table.name)}, $1::json)`;
  await client.query(`delete from ${quoted(table.name)}`); // a migration may have put rows of its own
  let lines: string[] = [];
  const flush = async (): Promise<void> => {
    if (lines.length > 0) await client.query(insert, [`[${lines.join(',')}]`]);
    lines = [];
  };
  for await (const line of createInterface({
    input: createReadStream(join(folder, 'tables', `${table.name}.ndjson`)),
    crlfDelay: Infinity,
  })) {
    if (line === '') continue;
    lines.push(line);
    if (lines.length === BATCH) await flush();
  }
  await flush();
};

/** @throws Error when a table that was loaded is not what was dumped */
const assertSame = async (client: pg.ClientBase, { tables }: Manifest): Promise<void> => {
  for (const table of tables) {
    const { rows, sha256 } = await countedRows(client, table);
    if (rows !== table.rows || sha256 !== table.sha256)
      throw new Error(`${table.name}: ${rows} of ${table.rows} rows came through, or some of them are not the same.`);
  }
};

export interface Loaded {
  tables: number;
  rows: number;
  manifest: Manifest;
}

/**
 * Fills an empty database from a dump in one transaction: its schema as it was then, its rows, and each table compared with the
 * hash that the dump has of it. Migrations that came since run at the next start.
 * @throws Error for a database that is not empty, a dump of a newer version, or one that is damaged
 */
export const load = async (client: pg.ClientBase, folder: string): Promise<Loaded> => {
  const manifest = await readManifest(folder);
  await assertEmpty(client);
  await client.query(
    "begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC'",
  );
  try {
    await migrateUpTo(client, manifest.migrations);
    const own = new Map((await tableShapes(client)).map((shape) => [shape.name, shape.own]));
    await withoutForeignKeys(client, async () => {
      for (const table of manifest.tables) await loadTable(client, folder, table, own.get(table.name) ?? []);
    });
    for (const { name, last } of manifest.sequences)
      await client.query('select setval($1::regclass, $2)', [quoted(name), last]);
    await assertSame(client, manifest);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  return { manifest, tables: manifest.tables.length, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0) };
};
