import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { DATABASE_USER } from '../../server/db/embedded/postgres';
import type { FreshDatabase } from './database';

/** A connection tells its counts when it runs something this long after it last did. */
const TELLS_AFTER_MS = 1_100;

/** How often PostgreSQL has ended a deadlock in this database, counted when all of its free connections have told. */
export const countDeadlocks = async ({ pool, socket, name }: FreshDatabase): Promise<number> => {
  await pause(TELLS_AFTER_MS);
  const free = Array.from({ length: pool.idleCount }, () => pool.connect());
  for (const client of await Promise.all(free)) {
    await client.query('select pg_stat_force_next_flush()');
    client.release();
  }
  const reader = new pg.Client({ host: socket, user: DATABASE_USER, database: name });
  await reader.connect();
  try {
    const { rows } = await reader.query<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    return rows[0]?.deadlocks ?? 0;
  } finally {
    await reader.end();
  }
};
