import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { archivesIn, backupsFolder } from '../backup/scheduledBackups';
import { SCHEMA } from '../queue/boss';
import { diskRoom } from '../upkeep/diskRoom';
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
  /** Where files, backups and the embedded database lie. */
  dataDir: string;
  /** Where the embedded database keeps its changes; a database service keeps its own. */
  wal?: string | undefined;
  clock(): Date;
}

const byName = async (
  pool: pg.Pool,
  text: string,
  values: readonly unknown[] = [],
): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ name: string; figure: number }>(text, [...values]);
  return Object.fromEntries(rows.map(({ name, figure }) => [name, figure]));
};

/** @throws Error where there is none: then there is no figure */
const lastBackup = async (dataDir: string): Promise<{ mtimeMs: number; size: number }> => {
  const folder = backupsFolder(dataDir);
  const last = (await archivesIn(folder)).at(-1);
  if (last === undefined) throw new Error('no backup yet');
  return stat(join(folder, last));
};

const bytesIn = async (folder: string): Promise<number> => {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** What stands in a server at the moment of the asking. */
export const serverGauges = (metrics: Metrics, { pool, streams, lanes, dataDir, wal, clock }: GaugeSources): void => {
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
  gauge(
    'trowel_disk_free_bytes',
    'Room on the disk of DATA_DIR.',
    null,
    async () => (await diskRoom(dataDir)).left_bytes,
  );
  gauge('trowel_backup_age_seconds', 'Since the last backup that a server made by itself.', null, async () => {
    const { mtimeMs } = await lastBackup(dataDir);
    return (clock().getTime() - mtimeMs) / 1000;
  });
  gauge('trowel_backup_bytes', 'Size of the last backup.', null, async () => (await lastBackup(dataDir)).size);
  if (wal !== undefined)
    gauge('trowel_wal_bytes', 'Changes that are kept for going back, with the embedded database.', null, () =>
      bytesIn(wal),
    );
  gauge('trowel_mails_failed', 'Mails of the last 7 days that were given up and not sent again.', null, async () => {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from email_log where status = 'failed' and resent_at is null and created_at > now() - interval '7 days'",
    );
    return rows[0]?.count ?? 0;
  });
  gauge('trowel_sign_ins', 'Lines of the list of sign-ins of the last 15 minutes, by outcome.', 'outcome', () =>
    byName(
      pool,
      "select outcome as name, count(*)::int as figure from sign_in where at > now() - interval '15 minutes' group by 1",
    ),
  );
};
