import type pg from 'pg';
import type { FileColumn } from '#domain/exports/rowsFile';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { labelsEs } from '#domain/fields/labelsEs';
import type { Reads } from '../db/reads';
import { countIn, runArrays, runText, type Row, type Runner } from '../db/statement';
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

/** The columns of an export, with their heads in its language. */
export const exportColumns = ({ fields, language }: ExportOrder): FileColumn[] =>
  fields.map((field) => ({ head: language === 'es' ? (labelsEs[field.label] ?? field.label) : field.label, field }));

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
export const countRows = async (runner: Runner, { count, values }: ExportStatement): Promise<number> =>
  countIn(await runText(runner, count, values), 'total');

/** The rows of an export, a few hundred at a time: the memory that it takes does not grow with the file. */
export const streamRows = (
  reads: Pick<Reads, 'connect'>,
  statement: ExportStatement,
  { fields }: ExportOrder,
  lost: () => void,
): AsyncGenerator<unknown[][]> =>
  readingOneState(
    reads,
    async function* (client) {
      for await (const rows of readByCursor(client, statement))
        yield rows.map((row) => fields.map((field) => valueOf(field, row)));
    },
    lost,
  );
