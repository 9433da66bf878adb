import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { MAY_TAKE_LONGER } from '../db/session';
import type { Env } from '../env';

/** What a company keeps, and for how long. */
export type Retention = Pick<
  Env,
  | 'DATA_DIR'
  | 'KEEP_HISTORY_DAYS'
  | 'KEEP_EMAIL_DAYS'
  | 'KEEP_NOTICE_DAYS'
  | 'KEEP_BROWSER_ERROR_DAYS'
  | 'KEEP_WEBHOOK_DAYS'
  | 'KEEP_SIGN_IN_DAYS'
>;

/** So much goes at once: a statement that takes long holds up others, and is cut off. */
const BATCH = 2_000;

/** Nobody waits for it: it may take as long as a write. */
const patiently = <T extends Record<string, unknown>>(db: Pick<Database, 'transaction'>, statement: SQL) =>
  db.transaction(async (tx) => {
    await tx.execute(sql.raw(MAY_TAKE_LONGER));
    return tx.execute<T>(statement);
  });

const daysAgo = (days: number): SQL => sql`now() - make_interval(days => ${days})`;

/** So many changes of the history are looked at in one statement. */
const SLICE = 5_000;

/** The next changes of the history: where they end, and whether any of them is old. */
const sliceOf = (from: number, days: number): SQL => sql`
  select max(seq) as upto, bool_or(at < ${daysAgo(days)}) as is_old
  from (select seq, at from change_log where seq > ${from} order by seq limit ${SLICE}) slice`;

/**
 * Mutations that nobody can take back any more: each of their rows was changed by a later one. Only a whole one goes,
 * for the rest of it could be undone by halves; and the last change of a row stays, however old it is. Each is looked
 * up by its keys: `offset 0` keeps the planner from reading the whole log beside a slice of it.
 */
const spentHistory = (from: number, upto: number, days: number): SQL => sql`
  with slice as materialized (
    select distinct mutation_id from change_log where seq > ${from} and seq <= ${upto} and at < ${daysAgo(days)}),
  spent as materialized (
    select mutation_id from slice where not exists (
      select from change_log own where own.mutation_id = slice.mutation_id and not exists (
        select from change_log later where later.entity = own.entity and later.entity_id = own.entity_id
          and later.seq > own.seq and later.mutation_id <> own.mutation_id offset 0) offset 0))
  delete from change_log where mutation_id = any(array(select mutation_id from spent))`;

/**
 * Goes through the history from its begin, as far as it is old. Looking for the old mutations of all of it in one
 * statement takes longer than a statement may, once there are millions (decision 108).
 */
const forgetHistory = async (db: Pick<Database, 'transaction'>, days: number): Promise<void> => {
  for (let from = 0; ;) {
    const [slice] = (await patiently<{ upto: string | null; is_old: boolean | null }>(db, sliceOf(from, days))).rows;
    if (slice?.is_old !== true) return;
    const upto = Number(slice.upto);
    await patiently(db, spentHistory(from, upto, days));
    from = upto;
  }
};

const oldSignIns = (days: number): SQL => sql`
  delete from sign_in where id in (select id from sign_in where at < ${daysAgo(days)} limit ${BATCH})`;

const oldDeliveries = (days: number): SQL => sql`
  delete from webhook_delivery where id in (
    select id from webhook_delivery where created_at < ${daysAgo(days)} and status in ('sent', 'failed') limit ${BATCH})`;

const oldMails = (days: number): SQL => sql`
  delete from email_log where id in (
    select id from email_log where created_at < ${daysAgo(days)} and status in ('sent', 'failed') limit ${BATCH})`;

/**
 * What is removed by itself, and after how long. Movements of stock are records of the business and stay; so do history
 * and the log of mails unless it is set otherwise. A grant of the issuer outlives its tokens by half a year: every
 * sign-in of a script leaves one.
 */
const oldOf = (keep: Retention): SQL[] => [
  sql`delete from notification where is_read and created_date < ${daysAgo(keep.KEEP_NOTICE_DAYS)}`,
  sql`delete from notification where created_date < ${daysAgo(Math.max(730, keep.KEEP_NOTICE_DAYS))}`,
  sql`delete from view_as where id in (
    select id from view_as where started_at < ${daysAgo(keep.KEEP_SIGN_IN_DAYS)} for update skip locked)`,
  sql`delete from board_print where printed_at < ${daysAgo(90)}`,
  sql`delete from device_write w where at < ${daysAgo(40)} and not exists (select from change_log c where c.mutation_id = w.mutation_id)`,
  sql`delete from user_session where id in (
    select id from user_session where coalesce(ended_at, expires_at) < ${daysAgo(keep.KEEP_SIGN_IN_DAYS)} for update skip locked)`,
  sql`delete from browser_error where last_at < ${daysAgo(keep.KEEP_BROWSER_ERROR_DAYS)}`,
  sql`update email_log set kept_message = null where kept_message is not null and created_at < now() - interval '30 days'`,
  sql`delete from oidc_payload where key in (select g.key from oidc_payload g where g.model = 'Grant' and (g.payload ->> 'iat')::bigint < extract(epoch from now() - interval '1 day')
    and not exists (select from oidc_payload t where t.grant_id = substr(g.key, 7))
    and not exists (select from oidc_payload s where s.model = 'Session' and strpos(s.payload::text, substr(g.key, 7)) > 0)
    for update skip locked)`,
];

const OUTBOX_DAYS = 90;
const DAY_MS = 86_400_000;

/** Mails in the folder of those that were not sent. */
const forgetOutbox = async (dataDir: string, now: Date): Promise<void> => {
  const folder = join(dataDir, 'outbox');
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < now.getTime() - OUTBOX_DAYS * DAY_MS) await rm(path, { force: true });
  }
};

/** Removes what nobody needs any more. */
export const forgetOld = async (db: Pick<Database, 'transaction'>, keep: Retention, now: Date): Promise<void> => {
  for (const statement of oldOf(keep)) await patiently(db, statement);
  const batches = [
    oldSignIns(keep.KEEP_SIGN_IN_DAYS),
    oldDeliveries(keep.KEEP_WEBHOOK_DAYS),
    ...(keep.KEEP_EMAIL_DAYS > 0 ? [oldMails(keep.KEEP_EMAIL_DAYS)] : []),
  ];
  for (const batch of batches) while (((await patiently(db, batch)).rowCount ?? 0) > 0);
  if (keep.KEEP_HISTORY_DAYS > 0) await forgetHistory(db, keep.KEEP_HISTORY_DAYS);
  await forgetOutbox(keep.DATA_DIR, now);
};
