import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { KEY_TABLES, secretColumns } from '../db/keyTables';
import type { DumpedTable, Manifest } from './manifest';
import { LIST } from './openKeys';
import { newTerms, sealKey, writeSealed } from './seal';
import { emptyValue, keyOrder, quoted, readSequences, tableShapes, type TableShape } from './tables';

/** A table as its open file has it: `emptied` columns hold a key. */
type OpenShape = TableShape & { emptied?: readonly string[]; required?: readonly string[] };

/** Rows in memory at a time. */
const BATCH = 1_000;

/**
 * The rows of a table as JSON, one a line, in the order of its key: made by the database, so that no value passes
 * through ours.
 */
export async function* rowsOf(client: pg.ClientBase, shape: OpenShape): AsyncGenerator<string[]> {
  const { name, columns, key, emptied = [], required = [] } = shape;
  const order = await keyOrder(client, { name, key });
  const selected = columns.map((column) =>
    emptied.includes(column) ? `${emptyValue(required, column)} as ${quoted(column)}` : quoted(column),
  );
  await client.query(
    `declare taken no scroll cursor for select to_json(r)::text as line from (select ${selected.join(', ')} from ${quoted(name)} order by ${order}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch forward ${BATCH} from taken`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query('close taken');
}

interface Counted {
  rows: number;
  sha256: string;
}

const counting = async function* (
  lines: AsyncGenerator<string[]>,
  onEnd: (counted: Counted) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const batch of lines) {
    const text = `${batch.join('\n')}\n`;
    hash.update(text);
    rows += batch.length;
    yield text;
  }
  onEnd({ rows, sha256: hash.digest('hex') });
};

/** Number and hash of a table's rows, as a dump of them would have them. */
export const countedRows = (client: pg.ClientBase, { name, columns, key }: TableShape): Promise<Counted> =>
  counted(client, { name, columns, key }, async (lines) => {
    while (!(await lines.next()).done);
  });

/** A field of CSV: nothing for NULL, a pair of quotes for an empty text, as PostgreSQL writes and reads it. */
const csvField = (value: string | null): string =>
  value === null ? '' : /[",\r\n]|^$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** The rows of a table as CSV with a head, in the words of the database. */
async function* csvOf(client: pg.ClientBase, { name, columns: all, key, emptied }: OpenShape): AsyncGenerator<string> {
  const columns = all.filter((column) => !emptied?.includes(column));
  yield `${columns.map(csvField).join(',')}\r\n`;
  const order = await keyOrder(client, { name, key });
  const texts = columns.map((column) => `${quoted(column)}::text`).join(', ');
  await client.query(`declare taken no scroll cursor for select ${texts} from ${quoted(name)} order by ${order}`);
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch forward ${BATCH} from taken`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    yield rows.map((row) => `${row.map(csvField).join(',')}\r\n`).join('');
  }
  await client.query('close taken');
}

/** Everything before it, when a connection stays in one state of the data for long. */
export const BEGIN_READING =
  "begin transaction isolation level repeatable read read only; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC'";

/** What becomes of keys: sealed by a passphrase, left out, or in the open like all else. */
export type KeptKeys = { passphrase: string } | 'left out' | 'open';

export interface DumpOptions {
  /** Each table as CSV besides: a folder for reading, which never has keys, whatever `keys` says. */
  csv?: boolean;
  keys?: KeptKeys;
}

interface Writer {
  client: pg.ClientBase;
  folder: string;
  csv: boolean;
}

const counted = async (
  client: pg.ClientBase,
  shape: OpenShape,
  write: (lines: AsyncGenerator<string>) => Promise<void>,
): Promise<Counted> => {
  let end: Counted = { rows: 0, sha256: '' };
  await write(
    counting(rowsOf(client, shape), (all) => {
      end = all;
    }),
  );
  return end;
};

const fileOf = (folder: string, part: string, name: string) =>
  createWriteStream(join(folder, part, name), { mode: 0o600, flush: true });

/** Writes the open file of a table. */
const writeOpen = async ({ client, folder, csv }: Writer, shape: OpenShape): Promise<DumpedTable> => {
  const { name, columns, key, emptied } = shape;
  const found = await counted(client, shape, (lines) => pipeline(lines, fileOf(folder, 'tables', `${name}.ndjson`)));
  if (csv) await pipeline(csvOf(client, shape), fileOf(folder, 'csv', `${name}.csv`));
  return { name, columns, key, ...found, ...(emptied ? { emptied: [...emptied] } : {}) };
};

const NO_ROWS: Counted = { rows: 0, sha256: createHash('sha256').digest('hex') };

/** Seals the tables that hold keys, with the list of them, or does nothing where keys are not sealed. */
const sealer = async (client: pg.ClientBase, folder: string, keys: KeptKeys) => {
  if (typeof keys === 'string') return { terms: undefined, table: async () => undefined, end: async () => undefined };
  const terms = newTerms();
  const key = await sealKey(keys.passphrase, terms);
  await mkdir(join(folder, 'keys'), { recursive: true, mode: 0o700 });
  const write = (text: AsyncIterable<string> | Iterable<string>, name: string): Promise<void> =>
    writeSealed(text, key, name, join(folder, 'keys', `${name}.sealed`));
  const list: DumpedTable[] = [];
  return {
    terms,
    table: async ({ name, columns, key: order }: TableShape): Promise<void> => {
      const shape = { name, columns, key: order };
      list.push({ ...shape, ...(await counted(client, shape, (lines) => write(lines, name))) });
    },
    end: () => write([JSON.stringify(list)], LIST),
  };
};

/**
 * Writes all rows of a database that is in use into a folder, as they are at one moment: `manifest.json` and
 * `tables/*.ndjson`, where it is wanted `csv/*.csv`, and where keys are sealed `keys/*.sealed` [SEC-006].
 */
export const dump = async (
  client: pg.ClientBase,
  folder: string,
  app_version: string,
  { csv = false, keys = 'open' }: DumpOptions = {},
): Promise<Manifest> => {
  const kept = csv ? 'left out' : keys;
  for (const part of csv ? ['tables', 'csv'] : ['tables'])
    await mkdir(join(folder, part), { recursive: true, mode: 0o700 });
  const seal = await sealer(client, folder, kept);
  await client.query(BEGIN_READING);
  try {
    const { rows: migrations } = await client.query<{ hash: string; created_at: string }>(
      'select hash, created_at::text from drizzle.__drizzle_migrations order by created_at',
    );
    const tables: DumpedTable[] = [];
    for (const shape of await tableShapes(client)) {
      const { name, columns, key, required } = shape;
      const secret = secretColumns(name).filter((column) => columns.includes(column));
      const isOpen = kept === 'open' || (!KEY_TABLES.has(name) && secret.length === 0);
      if (isOpen) tables.push(await writeOpen({ client, folder, csv }, { name, columns, key }));
      else if (KEY_TABLES.has(name)) tables.push({ name, columns, key, ...NO_ROWS, left_out: true });
      else tables.push(await writeOpen({ client, folder, csv }, { name, columns, key, required, emptied: secret }));
      if (!isOpen) await seal.table(shape);
    }
    await seal.end();
    const made: Manifest = {
      format: kept === 'open' ? 1 : 2,
      made_at: new Date().toISOString(),
      app_version,
      migrations,
      sequences: await readSequences(client),
      tables,
      ...(seal.terms ? { sealed: seal.terms } : {}),
    };
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(made, null, 1)}\n`, { mode: 0o600 });
    return made;
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
};
