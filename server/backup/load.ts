import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { migrateUpTo } from '../db/migrate';
import { countedRows, rowsOf } from './dump';
import { loadCsv, numberOn } from './loadCsv';
import { readManifest, type DumpedTable, type Manifest } from './manifest';
import { readLines } from './readLines';
import { openKeys, removeKeys, type KeyOptions } from './openKeys';
import { quoted, tableShapes } from './tables';

/** Rows a statement, or as many as have so many letters. */
const BATCH = 500;
const BATCH_LETTERS = 4_194_304;

const assertEmpty = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ tables: number }>(
    "select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  if (rows[0]?.tables !== 0)
    throw new Error(
      'The database is not empty. A backup is restored into an empty one: give DATA_DIR a new folder, or DATABASE_URL a new database.',
    );
};

/**
 * Foreign keys are set aside while rows come in the order of their tables' names; to put them back checks all of them.
 */
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

/** Columns of JSON that are never null, but may hold the `null` of JSON, which a row of JSON does not tell from none. */
const jsonColumns = async (client: pg.ClientBase, table: string): Promise<Set<unknown>> => {
  const { rows } = await client.query<{ name: string }>(
    "select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attnotnull and atttypid = 'jsonb'::regtype",
    [quoted(table)],
  );
  return new Set(rows.map(({ name }) => name));
};

const linesOf = (folder: string, { name }: DumpedTable) =>
  readLines(createReadStream(join(folder, 'tables', `${name}.ndjson`), 'utf8'), `${name}.ndjson`);

const loadTable = async (
  client: pg.ClientBase,
  folder: string,
  table: DumpedTable,
  own: readonly string[],
): Promise<void> => {
  const json = await jsonColumns(client, table.name);
  const columns = table.columns.map(quoted).join(', ');
  const values = table.columns.map((name) => (json.has(name) ? `coalesce(${quoted(name)}, 'null')` : quoted(name)));
  const extra = own.map((name) => `, ${quoted(name)}`).join('');
  const insert = `insert into ${quoted(table.name)} (${columns}${extra}) overriding system value
    select ${values.join(', ')}${own.map(() => ', pg_current_xact_id()').join('')} from json_populate_recordset(null::${quoted(table.name)}, $1::json)`;
  let lines: string[] = [];
  let letters = 0;
  const flush = async (): Promise<void> => {
    if (lines.length > 0) await client.query(insert, [`[${lines.join(',')}]`]);
    [lines, letters] = [[], 0];
  };
  for await (const line of linesOf(folder, table)) {
    if (line === '') continue;
    lines.push(line);
    letters += line.length;
    if (lines.length === BATCH || letters >= BATCH_LETTERS) await flush();
  }
  await flush();
};

interface Changed {
  name: string;
  rows: number;
  dumped: number;
}

/**
 * Whether the rows of a table are those of its file, in whatever order: backups of before wrote them in the order of
 * their database's collation, which this one need not have [OPS-012].
 */
const hasSameRows = async (client: pg.ClientBase, folder: string, table: DumpedTable): Promise<boolean> => {
  const digest = (line: string): string => createHash('sha256').update(line).digest('base64');
  const whole = createHash('sha256');
  const [theirs, ours]: [string[], string[]] = [[], []];
  for await (const line of linesOf(folder, table)) {
    whole.update(`${line}\n`);
    theirs.push(digest(line));
  }
  if (whole.digest('hex') !== table.sha256) return false;
  for await (const lines of rowsOf(client, table)) ours.push(...lines.map(digest));
  theirs.sort();
  ours.sort();
  return ours.length === theirs.length && ours.every((one, at) => one === theirs[at]);
};

/** The tables that are not what was dumped, each with its rows now and then. */
const differences = async (client: pg.ClientBase, { tables }: Manifest, folder: string | null): Promise<Changed[]> => {
  const changed: Changed[] = [];
  for (const table of tables) {
    const { rows, sha256 } = await countedRows(client, table);
    if (rows === table.rows && sha256 === table.sha256) continue;
    if (folder !== null && rows === table.rows && (await hasSameRows(client, folder, table))) continue;
    changed.push({ name: table.name, rows, dumped: table.rows });
  }
  return changed;
};

export interface Loaded {
  tables: number;
  rows: number;
  /** Whether the keys were in it and came through; without them everybody sets a password anew. */
  hasKeys: boolean;
  /** Tables whose CSV was changed after the dump. */
  changed: readonly Changed[];
  manifest: Manifest;
}

/**
 * Fills an empty database from a dump in one transaction: its schema as it was then, its rows, and each table compared
 * with the hash that the dump has of it. Migrations that came since run at the next start. From `csv` come rows that
 * people may have changed: there a table that differs is told, and not refused.
 * @throws Error for a database that is not empty, a dump of a newer version, one that is damaged, or keys that are sealed
 * and not opened
 */
export const load = async (
  client: pg.ClientBase,
  folder: string,
  from: 'tables' | 'csv' = 'tables',
  keys: KeyOptions = {},
): Promise<Loaded> => {
  const read = await readManifest(folder);
  if (from === 'csv' && !existsSync(join(folder, 'csv')))
    throw new Error(
      'There is no CSV in this backup. It is there when the backup is made by "npm run backup -- --csv".',
    );
  await assertEmpty(client);
  const manifest = await openKeys(folder, read, keys);
  await client.query(
    "begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC'",
  );
  try {
    await migrateUpTo(client, manifest.migrations);
    const own = new Map((await tableShapes(client)).map((shape) => [shape.name, shape.own]));
    await withoutForeignKeys(client, async () => {
      for (const table of manifest.tables) {
        await client.query(`delete from ${quoted(table.name)}`); // a migration may have put rows of its own
        if (table.left_out) continue;
        await (from === 'csv' ? loadCsv : loadTable)(client, folder, table, own.get(table.name) ?? []);
      }
    });
    for (const { name, last } of manifest.sequences)
      await client.query('select setval($1::regclass, $2)', [quoted(name), last]);
    const changed = await differences(client, manifest, from === 'tables' ? folder : null);
    if (from === 'csv') await numberOn(client);
    else if (changed[0])
      throw new Error(
        `${changed[0].name}: ${changed[0].rows} of ${changed[0].dumped} rows came through, or some of them are not the same.`,
      );
    if (keys.withoutKeys) await removeKeys(client);
    await client.query('analyze'); // else the first minutes are slow, until a vacuum has looked at the tables
    await client.query('commit');
    const now = new Map(changed.map(({ name, rows }) => [name, rows]));
    const rows = manifest.tables.reduce((sum, table) => sum + (now.get(table.name) ?? table.rows), 0);
    const hasKeys = !keys.withoutKeys && manifest.tables.every(({ left_out }) => !left_out);
    return { manifest, tables: manifest.tables.length, rows, changed, hasKeys };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};
