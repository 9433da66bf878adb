import type pg from 'pg';
import { openDatabase, type DatabaseAddress } from './database';
import { databasePlace } from './databaseHosts';
import { errorReason } from './loggedError';
import { serversOf } from './servers';
import { sharesBackends } from './sharesBackends';

/** The oldest version on which all statements have been run. */
const MIN_VERSION = 15;

interface Facts {
  encoding: string;
  version: number;
  is_standby: boolean;
  is_set_up: boolean;
  may_create: boolean;
  may_create_in_public: boolean;
  role: string;
  database: string;
}

const readFacts = async (client: pg.ClientBase): Promise<Facts | undefined> => {
  const { rows } = await client.query<Facts>(`select current_setting('server_encoding') as encoding,
    current_setting('server_version_num')::int / 10000 as version,
    pg_is_in_recovery() as is_standby,
    to_regclass('drizzle.__drizzle_migrations') is not null as is_set_up,
    has_database_privilege(current_database(), 'CREATE') as may_create,
    has_schema_privilege('public', 'CREATE') as may_create_in_public,
    current_user as role, current_database() as database`);
  return rows[0];
};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Why Trowel cannot work on such a database, and what is to be done; null when it can. */
const faultOf = (facts: Facts): string | null => {
  const { encoding, version, is_standby, is_set_up, may_create, may_create_in_public } = facts;
  const [role, database] = [quoted(facts.role), quoted(facts.database)];
  if (version < MIN_VERSION) return `It is PostgreSQL ${version}: Trowel needs version ${MIN_VERSION} or later.`;
  if (encoding !== 'UTF8')
    return `Its encoding is ${encoding}, in which names cannot all be kept: Trowel needs UTF8. Make another one with: create database trowel template template0 encoding 'UTF8' owner ${role};`;
  if (is_standby)
    return 'It is a standby, which only reads: give DATABASE_URL the primary, or all hosts with target_session_attrs=read-write.';
  if (is_set_up) return null;
  if (!may_create) return `The role ${role} may make no schema in it: grant create on database ${database} to ${role};`;
  if (!may_create_in_public)
    return `The role ${role} may make no tables in its schema public: grant create on schema public to ${role};`;
  return null;
};

/** What Node says of a certificate that nobody vouches for whom this machine knows. */
const UNKNOWN_ISSUER: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);
/** A server answered, and lets nobody in by that name: codes of PostgreSQL. */
const NOT_LET_IN: ReadonlySet<string> = new Set(['28000', '28P01']);
const NO_DATABASE = '3D000';
const OUT_OF_TIME: ReadonlySet<string> = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID']);

/** Why a database could not be reached, and what is to be done; certificates in words of their own [OPS-018]. */
const unreachedWords = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const reason = cause === error ? errorReason(error) : `${errorReason(error)}: ${errorReason(cause)}`;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (UNKNOWN_ISSUER.has(code))
    return `Its certificate is signed by nobody whom this machine knows (${reason}): add &sslrootcert=/path/to/ca.pem with the certificate of who signed it to DATABASE_URL, or sslmode=no-verify where that network is yours alone.`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `Its certificate is made for another name (${reason}): give DATABASE_URL the name that stands in the certificate, or have one made for this name.`;
  if (OUT_OF_TIME.has(code))
    return `Its certificate does not hold at this time (${reason}): have it renewed, and see whether the clock of this machine is right.`;
  if (reason.includes('does not support SSL'))
    return `It takes no encrypted connections (${reason}): set ssl = on there, or sslmode=disable in DATABASE_URL where that network is yours alone.`;
  if (reason.includes('no encryption'))
    return `It takes only encrypted connections (${reason}): add sslmode=verify-full to DATABASE_URL.`;
  if (NOT_LET_IN.has(code))
    return `The server runs, and does not let this user in (${reason}): see the user and password in DATABASE_URL, and pg_hba.conf there.`;
  if (code === NO_DATABASE)
    return `The server runs, and has no such database (${reason}): see its name in DATABASE_URL, or make it with: create database trowel encoding 'UTF8' template template0 owner trowel;`;
  return `It cannot be reached (${reason}): see whether it runs, and what DATABASE_URL says.`;
};

const SHARED =
  'A pooler gives each transaction another connection (PgBouncer: pool_mode = transaction or statement), and prepared statements and locks are lost between them. Use pool_mode = session, or connect to the database itself.';

const LEFT_OPEN =
  'A pooler begins a transaction at a write and does not end it (pgpool2: backend_clustering_mode = raw), so that what is answered as saved is not. Use backend_clustering_mode = streaming_replication, which is pgpool2’s own default, or connect to the database itself.';

/** Whether a write by itself is committed when it is answered. The one that is tried changes nothing, and everybody may. */
const leavesWritesOpen = async (client: pg.ClientBase): Promise<boolean> => {
  await client.query('update pg_catalog.pg_settings set setting = setting where name = $1 and false', ['']);
  // In a transaction that is open since before, its own time stands still.
  const { rows } = await client.query<{ is_open: boolean }>('select now() < statement_timestamp() as is_open');
  return rows[0]?.is_open === true;
};

/**
 * Looks whether Trowel can work on a database before anything is written to it: version, encoding, rights, whether
 * connections are ours alone, and whether a write is stored when it is answered [OPS-011].
 * @param patience milliseconds that a statement may take
 * @throws Error that says what is wrong and what is to be done
 */
export const assertUsable = async (address: DatabaseAddress, patience = 10_000): Promise<void> => {
  if (!('url' in address)) return; // the embedded database is made by us
  const refuse = (fault: string): Error =>
    new Error(`The database ${databasePlace(address.url)} cannot be used. ${fault}`);
  const { pool, close } = openDatabase(address, 2, { query_timeout: patience });
  const clients: pg.PoolClient[] = [];
  try {
    await serversOf(address.url).look();
    for (let count = 0; count < 2; count += 1) clients.push(await pool.connect());
    const [one, other] = clients;
    if (!one || !other) return;
    // First of all: what is read afterwards may come from anywhere otherwise.
    if (await sharesBackends(one, other)) throw refuse(SHARED);
    const facts = await readFacts(one);
    const fault = facts ? faultOf(facts) : null;
    if (fault !== null) throw refuse(fault);
    if (await leavesWritesOpen(one)) throw refuse(LEFT_OPEN);
  } catch (error) {
    if (clients.length > 0) throw error;
    throw refuse(unreachedWords(error));
  } finally {
    for (const client of clients) client.release(true);
    await close();
  }
};
