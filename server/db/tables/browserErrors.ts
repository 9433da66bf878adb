import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** An error that a page met, once for all that met the same one. Nobody edits it, so it is no record with a history. */
export const browserError = pgTable(
  'browser_error',
  {
    fingerprint: text().primaryKey(),
    release: text().notNull(),
    /** The address without ids and without what was searched for. */
    screen: text().notNull(),
    message: text().notNull(),
    stack: text(),
    agent: text(),
    /** Who met it last, when that is known. */
    user_id: integer(),
    times: integer().notNull().default(1),
    first_at: timestamp({ withTimezone: true, mode: 'string' })
      .notNull()
      .default(sql`now()`),
    last_at: timestamp({ withTimezone: true, mode: 'string' })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('browser_error_last').on(table.last_at)],
);
