import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { appUser } from './identity';

const moment = () => timestamp({ withTimezone: true, mode: 'string' });

/** A key of a program: it acts as the user who made it, within its codes. The token itself is told once and stored nowhere. */
export const apiToken = pgTable('api_token', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  /** SHA-256 of the token, which has 256 random bits: nothing that could be guessed. */
  token_hash: text().notNull().unique('api_token_token_hash_key'),
  /** Its last letters, by which people tell tokens apart. */
  ending: text().notNull(),
  codes: text().array().notNull(),
  user_id: integer()
    .notNull()
    .references(() => appUser.id),
  created_at: moment()
    .notNull()
    .default(sql`now()`),
  expires_at: moment().notNull(),
  last_used_at: moment(),
  revoked_at: moment(),
  revoked_by: integer(),
});
