import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { secret } from '../columns';
import { appUser } from './identity';
import { xid8 } from './writes';

const moment = () => timestamp({ withTimezone: true, mode: 'string' });

/** A program that is told of changes: it hears what the user who kept it last may read [OPS-006]. */
export const webhook = pgTable(
  'webhook',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    url: text().notNull(),
    /** The tables whose changes are told; all of them without. */
    entities: text().array(),
    /** Sealed (server/areas/webhooks/secrets): it signs, so it cannot be a hash. It is told once. */
    secret: secret().notNull(),
    /** Signs beside the new one until then, so that a receiver has time to change. */
    old_secret: secret(),
    old_secret_until: moment(),
    user_id: integer()
      .notNull()
      .references(() => appUser.id),
    /** The row of the change log up to which it was told, in the order `(xid, seq)`. */
    told_xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    told_seq: bigint({ mode: 'number' }).notNull().default(0),
    /** What had been logged when it was switched on is not told. */
    since_seq: bigint({ mode: 'number' }).notNull().default(0),
    /** The number of the last message that was written for it. */
    last_sequence: bigint({ mode: 'number' }).notNull().default(0),
    created_at: moment()
      .notNull()
      .default(sql`now()`),
    /** Since when nothing has reached it. */
    failing_since: moment(),
    /** Nobody answers there: nothing is tried before. */
    paused_until: moment(),
    disabled_at: moment(),
    disabled_for: text(),
  },
  (table) => [
    check('webhook_disabled_for', sql`${table.disabled_for} in ('person', 'failing', 'user', 'restored')`),
    check('webhook_disabled', sql`(${table.disabled_at} is null) = (${table.disabled_for} is null)`),
  ],
);

/** One message to a webhook: what was or is to be sent, and what came of it. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    webhook_id: integer()
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    /** The same for all tries: by it a receiver knows what it has got already. */
    key: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** Rises by one with each message of its webhook: by it a receiver sorts and finds gaps. */
    sequence: bigint({ mode: 'number' }),
    /** The tables that it tells of; none in a test. */
    entities: text().array().notNull(),
    /** The bytes that are signed. */
    body: text().notNull(),
    created_at: moment()
      .notNull()
      .default(sql`now()`),
    status: text().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    try_until: moment()
      .notNull()
      .default(sql`now() + interval '24 hours'`),
    /** When a server puts it into the queue, while it waits. */
    next_try_at: moment()
      .notNull()
      .default(sql`now()`),
    tried_at: moment(),
    milliseconds: integer(),
    http_status: integer(),
    /** The first letters of what was answered. */
    answer: text(),
    error: text(),
  },
  (table) => [
    index('webhook_delivery_webhook').on(table.webhook_id, table.id),
    index('webhook_delivery_open')
      .on(table.webhook_id, table.id)
      .where(sql`${table.status} in ('waiting', 'sending')`),
    index('webhook_delivery_created_at').on(table.created_at),
    check('webhook_delivery_status', sql`${table.status} in ('waiting', 'sending', 'sent', 'failed')`),
  ],
);
