import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '#domain/errors';
import type { Runner } from './preparedQuery';

/** Where reports, exports and searches read: each statement of them takes long, and none of them writes. */
export interface Reads {
  /**
   * Runs what only reads, on a connection that has everything that was committed before [OPS-017]. Where a standby fails
   * on the way it is run once more, on the primary.
   */
  run<T>(work: (runner: Runner) => Promise<T>): Promise<T>;
  /** The same for who reads for longer, such as a file; the connection is given back by its `release`. */
  connect(): Promise<pg.PoolClient>;
}

/** Without a standby. */
export const primaryReads = (pool: pg.Pool): Reads => ({ run: (work) => work(pool), connect: () => pool.connect() });

/** How long a standby may take to have what was committed before it was needed, and the pause between two looks. */
const MAX_WAIT_MS = 300;
const LOOK_MS = 15;
/** So long nobody tries a standby that failed. */
const AWAY_MS = 5_000;

/**
 * Behind every commit that was acknowledged, and in which database: positions of another one mean nothing. Where a page
 * of the WAL has just begun the insert position stands behind its head, of 40 bytes at most, which nobody replays before
 * something else is written; no record fits in there.
 */
const POSITION = `select (case when flushed % current_setting('wal_block_size')::int = 0 and inserted - flushed <= 40
    then pg_current_wal_flush_lsn() else pg_current_wal_insert_lsn() end)::text as position,
    (pg_control_system()).system_identifier::text as system
  from (select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as inserted, pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') as flushed) at`;
const STANDING = `select pg_is_in_recovery() as is_standby, (pg_control_system()).system_identifier::text as system,
  coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has_all`;

interface Standing {
  is_standby: boolean;
  system: string;
  has_all: boolean;
}

const TOOK_TOO_LONG = '57014';
/** What the primary would answer as the standby did. */
const isAnswer = (error: unknown): boolean =>
  error instanceof AppError || (error instanceof Error && 'code' in error && error.code === TOOK_TOO_LONG);

/** Nothing is wrong with the connection of a read that was ended: others have it once its last statement has ended. */
const giveBack = async (client: pg.PoolClient): Promise<void> => {
  try {
    await client.query('');
    client.release(client.getTransactionStatus() !== 'I'); // what has begun a transaction may not have ended it
  } catch {
    client.release(true);
  }
};

/**
 * Reads from a standby whenever it has all that was committed when the read began, whoever committed it and through
 * which server; else from the primary. Who has just saved therefore finds it.
 * @param report is told why the standby was not used, other than that it was behind
 */
export const standbyReads = (primary: pg.Pool, standby: pg.Pool, report: (error: unknown) => void): Reads => {
  let awayUntil = 0;
  const putAway = (error: unknown): null => {
    awayUntil = Date.now() + AWAY_MS;
    report(error);
    return null;
  };

  const caughtUp = async (client: pg.PoolClient, at: { position: string; system: string }): Promise<boolean> => {
    for (const end = Date.now() + MAX_WAIT_MS; ; await pause(LOOK_MS)) {
      const { rows } = await client.query<Standing>(STANDING, [at.position]);
      const [standing] = rows;
      if (!standing?.is_standby || standing.system !== at.system)
        throw new Error('DATABASE_READ_URL leads to no standby of the database');
      if (standing.has_all) return true;
      if (Date.now() >= end) return false;
    }
  };

  /** A connection to the standby that has everything; null where it has not, or is away. */
  const take = async (): Promise<pg.PoolClient | null> => {
    if (Date.now() < awayUntil) return null;
    const { rows } = await primary.query<{ position: string; system: string }>(POSITION);
    const [at] = rows;
    if (!at) return null;
    let client: pg.PoolClient | undefined;
    try {
      client = await standby.connect();
      if (await caughtUp(client, at)) return client;
      client.release();
      return null;
    } catch (error) {
      client?.release(true);
      return putAway(error);
    }
  };

  return {
    run: async (work) => {
      const client = await take();
      if (!client) return work(primary);
      try {
        const read = await work(client);
        client.release();
        return read;
      } catch (error) {
        if (isAnswer(error)) {
          void giveBack(client);
          throw error;
        }
        client.release(true);
        putAway(error);
        return await work(primary);
      }
    },
    connect: async () => (await take()) ?? primary.connect(),
  };
};
