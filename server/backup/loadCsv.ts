import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { errorReason } from '../db/loggedError';
import type { DumpedTable } from './manifest';
import { csvRows } from './readCsv';
import { emptyValue, quoted } from './tables';

/** Rows a statement. */
const BATCH = 500;

const types = z.array(z.object({ name: z.string(), type: z.string(), is_required: z.boolean() }));

/** The types of a table's columns without their lengths: a cast to those would cut texts short and say nothing. */
const typesOf = async (client: pg.ClientBase, table: string): Promise<z.infer<typeof types>> => {
  const { rows } = await client.query(
    `select attname::text as name, format_type(atttypid, -1) as type, attnotnull as is_required from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [quoted(table)],
  );
  return types.parse(rows);
};

/** Columns that hold a key are not in a CSV. */
const assertColumns = (table: DumpedTable, head: readonly (string | null)[]): string[] => {
  const given = head.map((name) => name ?? '');
  const strange = given.filter((name, at) => !table.columns.includes(name) || given.indexOf(name) !== at);
  const missing = table.columns.filter((name) => !given.includes(name) && !table.emptied?.includes(name));
  if (strange.length > 0) throw new Error(`a column that the table does not have, or twice: ${strange.join(', ')}`);
  if (missing.length > 0) throw new Error(`a column is missing: ${missing.join(', ')}`);
  return given;
};

const fill = async (
  client: pg.ClientBase,
  folder: string,
  table: DumpedTable,
  own: readonly string[],
): Promise<void> => {
  const rows = csvRows(createReadStream(join(folder, 'csv', `${table.name}.csv`), 'utf8'));
  const first = await rows.next();
  if (first.done) throw new Error('the head with the names of the columns is missing');
  const columns = assertColumns(table, first.value);
  const found = await typesOf(client, table.name);
  const typed = new Map(found.map(({ name, type }) => [name, type]));
  const required = found.flatMap(({ name, is_required }) => (is_required ? [name] : []));
  const emptied = table.emptied?.filter((name) => !columns.includes(name)) ?? [];
  const names = [...columns, ...emptied, ...own].map(quoted).join(', ');
  const casts = [
    ...columns.map((name, at) => `c${at}::${typed.get(name) ?? 'text'}`),
    ...emptied.map((name) => emptyValue(required, name)),
  ];
  const insert = `insert into ${quoted(table.name)} (${names}) overriding system value
    select ${[...casts, ...own.map(() => 'pg_current_xact_id()')].join(', ')}
    from unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')}) as r(${columns.map((_, at) => `c${at}`).join(', ')})`;
  const write = (lines: readonly (readonly (string | null)[])[]) =>
    client.query(
      insert,
      columns.map((_, at) => lines.map((line) => line[at] ?? null)),
    );
  let [batch, number]: [(string | null)[][], number] = [[], 1];
  /** Of rows that are refused together one is at fault. Its values are not told: the file has them [SEC-006]. */
  const throwForRow = async (refused: unknown): Promise<never> => {
    await client.query('rollback to savepoint batch');
    for (const [at, line] of batch.entries())
      await write([line]).catch((error: unknown) => {
        throw new Error(`row ${number - batch.length + 1 + at}: ${errorReason(error)}`, { cause: error });
      });
    throw refused;
  };
  const flush = async (): Promise<void> => {
    if (batch.length > 0) {
      await client.query('savepoint batch');
      await write(batch).catch(throwForRow);
      await client.query('release savepoint batch');
    }
    batch = [];
  };
  for await (const row of rows) {
    number += 1;
    if (row.length === 1 && row[0] === null && columns.length > 1) continue; // an empty line
    if (row.length !== columns.length)
      throw new Error(`row ${number}: ${row.length} fields where the head has ${columns.length}`);
    batch.push(row);
    if (batch.length === BATCH) await flush();
  }
  await flush();
};

/**
 * Fills a table from the CSV of a dump, which somebody may have changed meanwhile.
 * @throws Error that names the file, the row and what is wrong with it
 */
export const loadCsv = async (...[client, folder, table, own]: Parameters<typeof fill>): Promise<void> => {
  await fill(client, folder, table, own).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`csv/${table.name}.csv: ${why}`, { cause: error });
  });
};

const counters = z.array(z.object({ name: z.string(), table: z.string(), column: z.string() }));

/** Lets the numbering of each table go on behind its highest id: who adds rows by hand gives them ids. */
export const numberOn = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query(
    `select s.relname::text as name, t.relname::text as "table", a.attname::text as "column"
     from pg_class s
     join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
     join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`,
  );
  for (const { name, table, column } of counters.parse(rows))
    await client.query(
      `select setval($1::regclass, highest) from (select max(${quoted(column)})::bigint as highest from ${quoted(table)}) t, ${quoted(name)} s
       where highest > s.last_value or (highest = s.last_value and not s.is_called)`,
      [quoted(name)],
    );
};
