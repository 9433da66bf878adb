import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CALLS } from '#domain/access/calls';
import { can } from '#domain/access/can';
import { isBackupLate, type ServerHealth } from '#domain/admin/serverHealth';
import { AppError } from '#domain/errors';
import { actorIn, perUser } from '../../access/perUser';
import { VERSION } from '#domain/version';
import { ownSchema } from '../../db/schemaVersion';
import { damagedIn } from '../../backup/archive';
import { archivesIn, backupsFolder, isSealedName } from '../../backup/scheduledBackups';
import { runText } from '../../db/statement';
import { rowDecoder, worked } from '../../db/rowDecoder';
import { SCHEMA } from '../../queue/boss';
import type { Services } from '../../services';
import { diskRoom } from '../../upkeep/diskRoom';
import { readBrowserErrors } from '../../watch/browserErrors';
import { GROWING } from '../../watch/serverGauges';

const COUNTS = `
  select pg_database_size(current_database()) as database_bytes,
    (select count(*) from email_log where status in ('waiting', 'sending')) as mails_waiting,
    (select count(*) from email_log where status = 'failed' and resent_at is null and created_at > now() - interval '7 days') as mails_failed,
    (select count(*) from ${SCHEMA}.job where state = 'failed') as work_failed`;

const TABLES = `
  select relname as name, n_live_tup as rows, pg_total_relation_size(relid) as bytes from pg_stat_user_tables
  where schemaname = 'public' and relname = any($1) order by bytes desc`;

const toCounts = rowDecoder({
  database_bytes: worked.number,
  mails_waiting: worked.number,
  mails_failed: worked.number,
  work_failed: worked.number,
});
const toTable = rowDecoder({ name: worked.text, rows: worked.number, bytes: worked.number });

const backupsIn = async (dataDir: string): Promise<Omit<ServerHealth['backups'], 'hours' | 'is_late'>> => {
  const folder = backupsFolder(dataDir);
  const names = await archivesIn(folder);
  const last = names.at(-1);
  const found = last === undefined ? null : await stat(join(folder, last)).catch(() => null);
  return {
    count: names.length,
    last_at: found?.mtime.toISOString() ?? null,
    last_bytes: found?.size ?? 0,
    last_is_sealed: last === undefined ? null : isSealedName(last),
    damaged: last === undefined ? [] : await damagedIn(join(folder, last)),
  };
};

/** GET /v1/health: how the server is, for who sees the Administrator Dashboard [OPS-004]. */
export const registerServerHealth = (app: FastifyInstance, { env, open: { pool }, clock }: Services): void => {
  const started_at = clock().toISOString();
  app.get('/v1/health', perUser(app, 120), async (request, reply) => {
    const actor = actorIn(request);
    if (!can(actor.permissions, CALLS.serverHealth.need)) throw new AppError('FORBIDDEN');
    const [counted, tables, backups, disk, browser_errors] = await Promise.all([
      runText(pool, COUNTS, []),
      runText(pool, TABLES, [GROWING]),
      backupsIn(env.DATA_DIR),
      diskRoom(env.DATA_DIR),
      readBrowserErrors(pool),
    ]);
    const is_late = isBackupLate(env.BACKUP_HOURS, new Date(backups.last_at ?? started_at), clock());
    const health: ServerHealth = {
      version: VERSION,
      schema: ownSchema(),
      node: process.version,
      started_at,
      ...toCounts(counted[0] ?? {}),
      disk,
      backups: { hours: env.BACKUP_HOURS, ...backups, is_late },
      tables: tables.map(toTable),
      browser_errors,
    };
    return reply.header('cache-control', 'no-store').send(health);
  });
};
