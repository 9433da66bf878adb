import type pg from 'pg';
import { SCHEMA } from '../queue/boss';
import type { Metrics } from './metrics';

/** The tables that grow for as long as a company works. */
export const GROWING = [
  'browser_error',
  'change_log',
  'email_log',
  'idempotency',
  'inventory_movement',
  'job',
  'job_detail',
  'notification',
  'oidc_payload',
  'stored_file',
  'webhook_delivery',
] as const;

/** How full a lane is. */
interface Standing {
  running: number;
  waiting: number;
}

export interface GaugeSources {
  pool: pg.Pool;
  /** Open live streams. */
  streams(): number;
  lanes: Readonly<Record<string, () => Standing>>;
}

const byName = async (
  pool: pg.Pool,
  text: string,
  values: readonly unknown[] = [],
): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ name: string; figure: number }>(text, [...values]);
  return Object.fromEntries(rows.map(({ name, figure }) => [name, figure]));
};

/** What stands in a server at the moment of the asking. */
export const serverGauges = (metrics: Metrics, { pool, streams, lanes }: GaugeSources): void => {
  const { gauge } = metrics;
  gauge('trowel_pool_connections', 'Connections to the database.', 'state', () => ({
    idle: pool.idleCount,
    busy: pool.totalCount - pool.idleCount,
    waited_for: pool.waitingCount,
  }));
  const ofLanes = (what: keyof Standing) => () =>
    Object.fromEntries(Object.entries(lanes).map(([name, standing]) => [name, standing()[what]]));
  gauge('trowel_lane_running', 'Who has a turn in a lane.', 'lane', ofLanes('running'));
  gauge('trowel_lane_waiting', 'Who waits for a turn in a lane.', 'lane', ofLanes('waiting'));
  gauge('trowel_streams', 'Open streams of live events.', null, streams);
  gauge('trowel_queue_waiting', 'Work of the queue that is not done yet, by kind.', 'queue', () =>
    byName(
      pool,
      `select q.name, count(j.id) as figure from ${SCHEMA}.queue q
        left join ${SCHEMA}.job j on j.name = q.name and j.state in ('created', 'retry', 'active') group by 1`,
    ),
  );
  gauge('trowel_queue_failed', 'Work of the queue that was given up, by kind.', 'queue', () =>
    byName(
      pool,
      `select q.name, count(j.id) as figure from ${SCHEMA}.queue q
        left join ${SCHEMA}.job j on j.name = q.name and j.state = 'failed' group by 1`,
    ),
  );
  gauge('trowel_table_rows', 'Rows of the tables that grow, as PostgreSQL estimates them.', 'table', () =>
    byName(
      pool,
      'select relname as name, n_live_tup as figure from pg_stat_user_tables where schemaname = $1 and relname = any($2)',
      ['public', GROWING],
    ),
  );
  gauge('trowel_database_bytes', 'Size of the database.', null, async () => {
    const { rows } = await pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
    return rows[0]?.bytes ?? 0;
  });
};
