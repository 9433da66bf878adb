import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DATABASE_USER } from './embedded/postgres';
import { prepareSession, type SessionLimits } from './session';
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

const ignore = (): void => undefined;

interface DatabaseLimits extends SessionLimits {
  query_timeout: number;
}

/**
 * No statement, wait for a lock or idle transaction takes longer, in milliseconds: a connection that went silent would
 * else hold its rows and keys for as long as the network takes to notice. The last is our own patience with a server
 * that says nothing at all.
 */
const LIMITS: DatabaseLimits = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  query_timeout: 35_000,
};

/**
 * A pool of connections; `max` bounds what one process takes of the server. Without limits for work at the start, which
 * may take long.
 */
export const openDatabase = (
  address: DatabaseAddress,
  max = 20,
  { query_timeout, ...limits }: Partial<DatabaseLimits> = LIMITS,
): OpenDatabase => {
  const target =
    'url' in address
      ? { connectionString: address.url }
      : { host: address.socket, user: DATABASE_USER, database: address.database };
  const pool = new pg.Pool({
    ...target,
    ...(query_timeout === undefined ? {} : { query_timeout }),
    types,
    max,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    application_name: 'trowel',
    pipeline: true,
    // Awaited by the pool before anybody gets the connection.
    onConnect: (client) => prepareSession(client, limits),
  });
  // A connection that breaks tells the statement that runs on it, or is replaced when it is idle: nobody else needs to
  // hear of it, but an error without any listener ends the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return { db: drizzle(pool, { schema: tables }), pool, close: () => pool.end() };
};
