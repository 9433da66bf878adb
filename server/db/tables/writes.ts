import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { appUser } from './identity';

/** A 64-bit transaction id as a decimal text: it outgrows a JavaScript number. */
export const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/**
 * Every change of a row, field by field, written in the transaction of the change. `before` and `after` hold the
 * changed fields only; an insert has no `before`, a deletion no `after`. History, undo and live events read it in the
 * order `(xid, seq)` below the oldest running transaction, because identity values are taken before their commit.
 */
export const changeLog = pgTable(
  'change_log',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    at: timestamp({ withTimezone: true, mode: 'string' })
      .notNull()
      .default(sql`now()`),
    mutation_id: uuid().notNull(),
    command: text().notNull(),
    user_id: integer(),
    entity: text().notNull(),
    entity_id: integer().notNull(),
    /** The job that the row belongs to, where it belongs to one: boards and job pages listen by it. */
    job_id: integer(),
    /** `order` or `derived`: the row's version was not raised, and undo does not wait for it (domain/changes). */
    effect: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('change_log_cursor').on(table.xid, table.seq),
    index('change_log_entity').on(table.entity, table.entity_id),
    index('change_log_job')
      .on(table.job_id)
      .where(sql`${table.job_id} is not null`),
    index('change_log_mutation').on(table.mutation_id),
    index('change_log_at').on(table.at),
    index('change_log_user').on(table.user_id, table.seq),
  ],
);

/**
 * The answer given under an Idempotency-Key, kept 24 hours and given again to a retry. A request
 * that still runs holds an advisory lock on its key instead of a row, so nothing stays behind when it fails or its
 * process dies.
 */
export const idempotency = pgTable(
  'idempotency',
  {
    user_id: integer().notNull(),
    key: uuid().notNull(),
    body_hash: text().notNull(),
    mutation_id: uuid().notNull(),
    response: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: timestamp({ withTimezone: true, mode: 'string' })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.key] }),
    index('idempotency_created_at').on(table.created_at),
  ],
);

/**
 * What a mutation was on a device before it came here: whose, and when by its clock. It may have been brought by an
 * administrator, out of a file of that device.
 */
export const deviceWrite = pgTable(
  'device_write',
  {
    mutation_id: uuid().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    made_at: timestamp({ withTimezone: true, mode: 'string' }),
    /** What was asked, where somebody else brought it: its answer is for those who may ask that. */
    document: text(),
    at: timestamp({ withTimezone: true, mode: 'string' })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('device_write_user_id_idx').on(table.user_id)],
);
