import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../database';
import { raiseIdentity } from '../raiseIdentity';

type NewRow<Table extends PgTable> = Omit<Table['$inferInsert'], 'id'>;

interface Stored {
  table: PgTable;
  lastId: number;
  columns: string[];
  rows: Record<string, unknown>[];
}

/** Rows of one statement: large enough to be quick, small enough to be no burden on the server. */
const CHUNK = 5_000;

/** The rows of the demo, made in memory with the ids they will have and written table by table. */
export class RowStore {
  private readonly stored = new Map<PgTable, Stored>();

  /** @param createdOn the moment that rows are said to be made, unless they say it themselves */
  constructor(private readonly createdOn: string) {}

  /** Keeps a row and returns its id. All rows of a table name the same columns. */
  add<Table extends PgTable>(
    table: Table,
    row: NewRow<Table> & { id?: number },
    createdOn: string = this.createdOn,
  ): number {
    const kept = this.stored.get(table) ?? { table, lastId: 0, columns: [], rows: [] };
    const id = row.id ?? kept.lastId + 1;
    // The row first: engines copy an object of a known shape at once, and one behind another field by field.
    const whole: Record<string, unknown> = { ...row, id };
    whole.created_at ??= createdOn;
    if ('updated_at' in table) whole.updated_at ??= createdOn;
    kept.lastId = Math.max(kept.lastId, id);
    kept.rows.push(whole);
    if (kept.columns.length === 0) kept.columns = Object.keys(whole);
    this.stored.set(table, kept);
    return id;
  }

  /** What is kept of a table. */
  rowsOf(table: PgTable): readonly Readonly<Record<string, unknown>>[] {
    return this.stored.get(table)?.rows ?? [];
  }

  /** Writes the tables in the order in which their first rows were kept; a row stands after the rows it names. */
  async write(db: Pick<Tx, 'execute'>): Promise<void> {
    for (const { table, columns, rows } of this.stored.values()) {
      const name = sql.identifier(getTableName(table));
      const names = sql.join(
        columns.map((column) => sql.identifier(column)),
        sql`, `,
      );
      for (let start = 0; start < rows.length; start += CHUNK) {
        const json = JSON.stringify(rows.slice(start, start + CHUNK));
        await db.execute(
          sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${json}::json)`,
        );
      }
      await raiseIdentity(db, table);
    }
  }
}
