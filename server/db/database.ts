import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DATABASE_USER } from './embedded/postgres';
import { Servers, serversOf } from './servers';
import { prepareSession, type SessionLimits } from './session';
import { endSilentConnections, type Backend, type SilencePace } from './silentConnections';
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
  silence: SilencePace;
}

/**
 * No statement, wait for a lock or idle transaction takes longer, in milliseconds: a connection that went silent would
 * else hold its rows and keys for as long as the network takes to notice. What writes or reads much may take longer
 * ({@link MAY_TAKE_LONGER}). The last is our own patience with a server that says nothing at all.
 */
const LIMITS: Omit<DatabaseLimits, 'silence'> = {
  statement_timeout: 10_000,
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
  { query_timeout, silence, ...limits }: Partial<DatabaseLimits> = LIMITS,
): OpenDatabase => {
  const servers =
    'url' in address
      ? serversOf(address.url)
      : new Servers([{ host: address.socket, user: DATABASE_USER, database: address.database }]);
  const release = servers.use();
  const backends = new WeakMap<pg.ClientBase, Backend>();
  const pool = new pg.Pool({
    Client: servers.Client,
    ...(query_timeout === undefined ? {} : { query_timeout }),
    types,
    max,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    application_name: 'trowel',
    pipeline: true,
    // Awaited by the pool before anybody gets the connection.
    onConnect: async (client) => {
      const { pid, is_standby } = await prepareSession(client, limits);
      const server = servers.of(client);
      if (is_standby && servers.areSeveral) throw new Error('Connection terminated: the server is a standby now');
      if (server) backends.set(client, { pid, server });
    },
  });
  // A connection that breaks tells the statement that runs on it, or is replaced when it is idle: nobody else needs to
  // hear of it, but an error without any listener ends the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const stopLooking = endSilentConnections(
    pool,
    (client) => backends.get(client),
    silence,
    () => servers.lookAgain(),
  );
  const close = async (): Promise<void> => {
    release();
    await pool.end().finally(stopLooking);
  };
  return { db: drizzle(pool, { schema: tables }), pool, close };
};
