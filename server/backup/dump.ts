import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { z } from 'zod';
import { quoted, readSequences, tableShapes, type TableShape } from './tables';

const manifest = z.object({
  format: z.literal(1),
  made_at: z.string(),
  app_version: z.string(),
  migrations: z.array(z.object({ hash: z.string(), created_at: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      key: z.array(z.string()),
      rows: z.number(),
      sha256: z.string(),
    }),
  ),
});

/** What a dump holds: each table with the number and the hash of its rows. */
export type Manifest = z.infer<typeof manifest>;

/** Rows in memory at a time. */
const BATCH = 1_000;

/**
 * The rows of a table as JSON, one a line, in the order of its key: made by the database, so that no value passes
 * through ours.
 */
async function* rowsOf(client: pg.ClientBase, { name, columns, key }: TableShape): AsyncGenerator<string[]> {
  const order = key.length > 0 ? key.map(quoted).join(', ') : '1';
  await client.query(
    `declare taken no scroll cursor for select to_json(r)::text as line from (select ${columns.map(quoted).join(', ')} from ${quoted(name)} order by ${order}) r`,
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
export const countedRows = async (client: pg.ClientBase, shape: TableShape): Promise<Counted> => {
  let counted: Counted = { rows: 0, sha256: '' };
  const lines = counting(rowsOf(client, shape), (end) => {
    counted = end;
  });
  while (!(await lines.next()).done);
  return counted;
};

/** A field of CSV: nothing for NULL, a pair of quotes for an empty text, as PostgreSQL writes and reads it. */
const csvField = (value: string | null): string =>
  value === null ? '' : /[",\r\n]|^$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** The rows of a table as CSV with a head, in the words of the database. */
async function* csvOf(client: pg.ClientBase, { name, columns, key }: TableShape): AsyncGenerator<string> {
  yield `${columns.map(csvField).join(',')}\r\n`;
  const order = key.length > 0 ? key.map(quoted).join(', ') : '1';
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

/**
 * Writes all rows of a database that is in use into a folder, as they are at one moment: `manifest.json` and
 * `tables/*.ndjson`, and where it is wanted `csv/*.csv`.
 */
export const dump = async (
  client: pg.ClientBase,
  folder: string,
  app_version: string,
  csv = false,
): Promise<Manifest> => {
  for (const part of csv ? ['tables', 'csv'] : ['tables'])
    await mkdir(join(folder, part), { recursive: true, mode: 0o700 });
  await client.query(BEGIN_READING);
  try {
    const { rows: migrations } = await client.query<{ hash: string; created_at: string }>(
      'select hash, created_at::text from drizzle.__drizzle_migrations order by created_at',
    );
    const tables: Manifest['tables'] = [];
    for (const { name, columns, key } of await tableShapes(client)) {
      let counted: Counted = { rows: 0, sha256: '' };
      const lines = counting(rowsOf(client, { name, columns, key }), (end) => {
        counted = end;
      });
      await pipeline(lines, createWriteStream(join(folder, 'tables', `${name}.ndjson`), { mode: 0o600, flush: true }));
      if (csv)
        await pipeline(
          csvOf(client, { name, columns, key }),
          createWriteStream(join(folder, 'csv', `${name}.csv`), { mode: 0o600, flush: true }),
        );
      tables.push({ name, columns, key, ...counted });
    }
    const made: Manifest = {
      format: 1,
      made_at: new Date().toISOString(),
      app_version,
      migrations,
      sequences: await readSequences(client),
      tables,
    };
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(made, null, 1)}\n`, { mode: 0o600 });
    return made;
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
};

/** @throws Error for a folder that is no dump, or one of a later format */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}');
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error('This is no backup of Trowel, or one of a later version.');
  return parsed.data;
};
