import type pg from 'pg';
import { z } from 'zod';

/** How long things may take on a connection, in milliseconds; what is left out may take as long as it takes. */
export interface SessionLimits {
  statement_timeout: number;
  lock_timeout: number;
  idle_in_transaction_session_timeout: number;
}

/**
 * For a transaction that writes or that reads much, at its beginning: without it a statement is one that somebody waits
 * for, and is given up after 10 s [OPS-014].
 */
export const MAY_TAKE_LONGER = "set local statement_timeout = '30s'";

/**
 * What statements rely on and a database, a role or a server may have set otherwise: how dates are written, when a
 * transaction sees what, which schema names are looked up in. A pooler takes them as statements, not all of them as
 * parameters of the start [OPS-011].
 */
const RELIED_ON = {
  client_encoding: 'UTF8',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  default_transaction_deferrable: 'off',
  array_nulls: 'on',
  standard_conforming_strings: 'on',
  transform_null_equals: 'off',
  bytea_output: 'hex',
  extra_float_digits: '1',
  xmloption: 'content',
} as const;

/** The tables stand in `public`, and the functions of pg_trgm there or where the operator has put the extension. */
const SEARCH_PATH = `select set_config('search_path', concat_ws(', ', 'public', (
  select quote_ident(nspname) from pg_catalog.pg_extension join pg_catalog.pg_namespace n on n.oid = extnamespace
  where extname = 'pg_trgm' and nspname <> 'public')), false)`;

/** Setting a connection up takes no longer, in milliseconds: the driver bounds only what comes before. */
const SET_UP_MS = 5_000;

const aboutItself = z.tuple([z.object({ pid: z.number(), is_standby: z.boolean() })]);

/** What a connection says of itself: the backend behind it, and whether that one only reads. */
export interface Session {
  pid: number;
  is_standby: boolean;
}

/** Sets a new connection up; the limits that are not given are none. @throws Error when it does not answer in time */
export const prepareSession = async (
  client: pg.ClientBase,
  { statement_timeout = 0, lock_timeout = 0, idle_in_transaction_session_timeout = 0 }: Partial<SessionLimits>,
): Promise<Session> => {
  const settings = {
    ...RELIED_ON,
    statement_timeout,
    lock_timeout,
    idle_in_transaction_session_timeout,
    idle_session_timeout: 0,
  };
  const statements = Object.entries(settings).map(([name, value]) => `set ${name} = '${value}'`);
  const text = [...statements, SEARCH_PATH, 'select pg_backend_pid() as pid, pg_is_in_recovery() as is_standby'].join(
    ';',
  );
  const config = { text, query_timeout: SET_UP_MS };
  const set: unknown = await client.query(config);
  // The driver answers several statements by a list, which its types do not know.
  return aboutItself.parse(Array.isArray(set) ? set.at(-1).rows : [])[0];
};
