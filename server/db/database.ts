import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DATABASE_USER } from './embedded/postgres';
import * as tables from './tables';

export type Database = NodePgDatabase<typeof tables>;
/** A database or a transaction on one: whatever runs a statement takes either. */
export type Tx = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'query' | 'transaction'
>;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** A URL, or the socket folder of the embedded server with the name of a database. */
export type DatabaseAddress = { url: string } | { socket: string; database: string };

const DATE = 1082,
  TIMESTAMP = 1114,
  INT8 = 20,
  NUMERIC = 1700;

/** Civil dates and wall-clock times stay the texts they are; counts are numbers. */
const types = new pg.TypeOverrides();
types.setTypeParser(DATE, (value) => value);
types.setTypeParser(TIMESTAMP, (value) => value.replace(' ', 'T'));
types.setTypeParser(INT8, Number);
types.setTypeParser(NUMERIC, Number);

/** A pool of connections; `max` bounds what one process takes of the server. */
export const openDatabase = (address: DatabaseAddress, max = 20): OpenDatabase => {
  const target =
    'url' in address
      ? { connectionString: address.url }
      : { host: address.socket, user: DATABASE_USER, database: address.database };
  const pool = new pg.Pool({
    ...target,
    types,
    max,
    connectionTimeoutMillis: 5_000,
    application_name: 'trowel',
    pipeline: true,
  });
  pool.on('error', () => undefined); // an idle connection that breaks is replaced; the next query reports a database that is away
  return { db: drizzle(pool, { schema: tables }), pool, close: () => pool.end() };
};
