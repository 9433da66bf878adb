/** How people prove who they are beside a password, and where they are signed in [OPS-007]. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { appUser } from './identity';

const moment = () => timestamp({ withTimezone: true, mode: 'string' });
const now = () =>
  moment()
    .notNull()
    .default(sql`now()`);
const ofUser = () =>
  integer()
    .notNull()
    .references(() => appUser.id, { onDelete: 'cascade' });

/** A browser, or a script, that is signed in. All of its tokens name its grant. */
export const userSession = pgTable(
  'user_session',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: ofUser(),
    grant_id: text().notNull().unique('user_session_grant_id_key'),
    address: text(),
    agent: text(),
    /** Whether a second factor or a passkey was shown. */
    is_strong: boolean().notNull().default(false),
    started_at: now(),
    last_used_at: now(),
    expires_at: moment().notNull(),
    ended_at: moment(),
    /** The user's `tokens_valid_from` when this session ended all others: its tokens from before then are still good. */
    kept_at: moment(),
  },
  (table) => [index('user_session_user_id').on(table.user_id), index('user_session_expires_at').on(table.expires_at)],
);

/** The secret that an authenticator app shares with us. */
export const totpFactor = pgTable('totp_factor', {
  user_id: integer()
    .primaryKey()
    .references(() => appUser.id, { onDelete: 'cascade' }),
  /** Sealed with the server's key. */
  secret: text().notNull(),
  /** Null until a first code has shown that the app has it. */
  confirmed_at: moment(),
  /** The half minute of the last code that was taken: no code counts twice. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  created_at: now(),
});

/** A code for when the telephone is lost: good once, and kept as its SHA-256, for it has 80 random bits. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: ofUser(),
    code_hash: text().notNull().unique('recovery_code_code_hash_key'),
    used_at: moment(),
  },
  (table) => [index('recovery_code_user_id').on(table.user_id)],
);

export const passkey = pgTable(
  'passkey',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    user_id: ofUser(),
    name: text().notNull(),
    credential_id: text().notNull().unique('passkey_credential_id_key'),
    /** COSE, in base64url. */
    public_key: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    created_at: now(),
    last_used_at: moment(),
  },
  (table) => [index('passkey_user_id').on(table.user_id)],
);

/** What goes on between two requests: a sign-in that waits for its second factor, or the challenge of a passkey. */
export const signInStep = pgTable(
  'sign_in_step',
  {
    /** SHA-256 of the ticket that the page holds. */
    ticket_hash: text().primaryKey(),
    purpose: text().notNull(),
    user_id: integer().references(() => appUser.id, { onDelete: 'cascade' }),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    tries: integer().notNull().default(0),
    created_at: now(),
    expires_at: moment().notNull(),
  },
  (table) => [index('sign_in_step_expires_at').on(table.expires_at)],
);
