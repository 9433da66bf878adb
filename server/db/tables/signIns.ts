import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { appUser } from './identity';

const moment = () => timestamp({ withTimezone: true, mode: 'string' });

/** An administrator who sees the product as another user does, for a short while [OPS-008]. */
export const viewAs = pgTable(
  'view_as',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** SHA-256 of the key that the page of the viewer holds. */
    key_hash: text().notNull().unique('view_as_key_hash_key'),
    viewer_id: integer()
      .notNull()
      .references(() => appUser.id),
    user_id: integer()
      .notNull()
      .references(() => appUser.id),
    started_at: moment()
      .notNull()
      .default(sql`now()`),
    ends_at: moment().notNull(),
    ended_at: moment(),
  },
  (table) => [index('view_as_started_at').on(table.started_at)],
);

/** What became of an attempt to sign in, and what was changed about how somebody does. Nobody edits it [OPS-007]. */
export const signIn = pgTable(
  'sign_in',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    at: moment()
      .notNull()
      .default(sql`now()`),
    /** As it was typed, in small letters. */
    email: text().notNull(),
    /** Whose email that is, if anybody's. */
    user_id: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    outcome: text().notNull(),
    address: text(),
    agent: text(),
    /** What the address is counted by: itself, or the /64 of IPv6. */
    network: text(),
    /** The name of a device on which the account had signed in before. */
    device: text(),
  },
  (table) => [
    index('sign_in_unknown_at')
      .on(table.at)
      .where(sql`${table.user_id} is null`),
    index('sign_in_email_at').on(table.email, table.at),
    index('sign_in_at').on(table.at),
    check(
      'sign_in_outcome',
      sql`${table.outcome} in ('signed_in', 'wrong_password', 'locked', 'wrong_code', 'wrong_passkey', 'wrong_proof', 'recovery_code', 'totp_added', 'totp_removed', 'passkey_added', 'passkey_removed', 'codes_renewed', 'factors_reset', 'sessions_ended', 'keys_ended', 'token_added', 'webhook_added', 'webhook_changed', 'feed_added', 'password_changed', 'email_changed') or ${table.outcome} like 'provider\\_%'`,
    ),
  ],
);
