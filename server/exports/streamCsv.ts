import type pg from 'pg';
import { BOM, csvCell, csvLine, guarded } from '#domain/exports/csv';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { labelsEs } from '#domain/fields/labelsEs';
import { countIn, runArrays, runText, type Row } from '../db/statement';
import { relationName } from '../api/naming';
import { readingOneState } from './exportBody';
import type { ExportOrder } from './exportQuery';
import type { ExportStatement } from './exportRows';

/** Rows in memory at a time. */
const BATCH = 500;

const titleOf = (row: unknown): string | null => {
  if (typeof row !== 'object' || row === null) return null;
  const words = Object.entries(row)
    .filter(([name, value]) => name !== 'id' && value !== null && value !== '')
    .map(([, value]) => String(value));
  return words.length > 0 ? words.join(' ') : null;
};

/** What a cell is made of: of a reference the name of the record that it leads to, where there is one. */
const valueOf = ({ name, kind }: FieldDescriptor, row: Row): unknown =>
  kind === 'Reference' ? (titleOf(row[relationName(name)]) ?? row[name]) : row[name];

const headOf = ({ fields, language }: ExportOrder): string =>
  BOM + csvLine(fields.map(({ label }) => guarded(language === 'es' ? (labelsEs[label] ?? label) : label)));

/** Reads a statement by a cursor, a few hundred rows at a time. */
async function* readByCursor(
  client: pg.PoolClient,
  { rows, values, assemble }: ExportStatement,
): AsyncGenerator<Row[]> {
  await client.query(`declare export no scroll cursor for ${rows}`, values);
  for (;;) {
    const found = await runArrays(client, `fetch forward ${BATCH} from export`, []);
    if (found.length === 0) break;
    yield found.map(assemble);
  }
}

/** How many rows an export holds. */
export const countRows = async (pool: pg.Pool, { count, values }: ExportStatement): Promise<number> =>
  countIn(await runText(pool, count, values), 'total');

/** The lines of a CSV file, a few hundred at a time: the memory that it takes does not grow with the file. */
export const streamCsv = (
  pool: pg.Pool,
  statement: ExportStatement,
  order: ExportOrder,
  lost: () => void,
): AsyncGenerator<string> =>
  readingOneState(
    pool,
    async function* (client) {
      yield headOf(order);
      for await (const rows of readByCursor(client, statement)) {
        yield rows
          .map((row) => csvLine(order.fields.map((field) => csvCell(field, valueOf(field, row), order.language))))
          .join('');
      }
    },
    lost,
  );
