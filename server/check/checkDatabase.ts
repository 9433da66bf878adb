import type pg from 'pg';
import { failed, ok, warning, type Finding } from './finding';
import { VERSION } from '#domain/version';
import { errorReason } from '../db/loggedError';
import { ownSchema, schemaOf } from '../db/schemaVersion';

const SUBJECT = 'database';
/** Seconds by which two clocks may differ. */
const MAX_CLOCK_DIFFERENCE = 30;

interface Facts {
  version: string;
  seconds_off: number;
  free_connections: number;
}

const FACTS = `select current_setting('server_version') as version,
  extract(epoch from clock_timestamp() - $1::timestamptz)::float8 as seconds_off,
  current_setting('max_connections')::int - (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as free_connections`;

/** Connections that one server process holds at most. */
const POOL = 20;

const connectionsFinding = (free: number): Finding[] =>
  free < POOL
    ? [warning(SUBJECT, `Only ${free} connections are free; a server takes up to ${POOL}. Raise max_connections.`)]
    : [];

const clockFinding = (seconds: number): Finding =>
  Math.abs(seconds) > MAX_CLOCK_DIFFERENCE
    ? warning(
        'clock',
        `The database's clock is ${Math.round(Math.abs(seconds))} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine's. Let both follow a time server.`,
      )
    : ok('clock', 'This machine and the database agree on the time.');

/** Whether a database is of this version, of an earlier one, or of a later one [OPS-015]. */
const schemaFinding = (database: string, theirs: number | null, ours: number): Finding => {
  if (theirs === null) return warning(SUBJECT, `${database} is empty: start Trowel on it first.`);
  const text = `${database}, schema ${theirs}`;
  if (theirs === ours) return ok(SUBJECT, `${text}, that of Trowel ${VERSION}.`);
  return theirs < ours
    ? warning(SUBJECT, `${text}. Trowel ${VERSION} has schema ${ours}: its start makes a backup and migrates.`)
    : failed(SUBJECT, `${text}. Trowel ${VERSION} knows ${ours} alone: start the newer version that made it.`);
};

/** Whether the database answers, is set up, has connections left and the same time [OPS-014]. */
export const checkDatabase = async (pool: pg.Pool, place: string, clock: () => Date): Promise<Finding[]> => {
  try {
    const { rows } = await pool.query<Facts>(FACTS, [clock()]);
    const [facts] = rows;
    if (!facts) return [failed(SUBJECT, `${place} answered nothing.`)];
    const { version, seconds_off, free_connections } = facts;
    const found = schemaFinding(`PostgreSQL ${version} at ${place}`, await schemaOf(pool), ownSchema());
    return [found, ...connectionsFinding(free_connections), clockFinding(seconds_off)];
  } catch (error) {
    return [failed(SUBJECT, `${place} does not answer (${errorReason(error)}).`)];
  }
};
