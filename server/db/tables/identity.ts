/** People who sign in, what their roles allow, and the rows of the embedded issuer. */
import { sql } from 'drizzle-orm';
import {
  boolean as pgBoolean,
  check,
  index,
  jsonb,
  pgTable,
  text as plainText,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { RecipientFate } from '#domain/mail/recipientFate';
import {
  audit,
  clientId,
  code,
  count,
  email,
  flag,
  hiddenJson,
  id,
  instant,
  int,
  keptInstant,
  longText,
  reference,
  secret,
  text,
} from '../columns';
import { emailPattern, notBlank, rowRule } from '../checks';
import { employee } from './employees';

/** A role [AUTH-057]. `code` is that of a seeded role, null for one that was made or cloned here. */
export const role = pgTable(
  'role',
  {
    id: id(),
    name: text({ max: 100 }).notNull(),
    description: text(),
    code: code({ readOnly: true }).unique(),
    is_locked: flag(),
    presite_gunite: flag(),
    presite_pebble: flag(),
    ...audit(),
  },
  (t) => [uniqueIndex('role_name_key').on(sql`lower(${t.name})`), notBlank('role', t.name)],
);

/** A user [USR-002]. No hard delete: `is_active` false refuses the next request. */
export const appUser = pgTable(
  'app_user',
  {
    id: id(),
    /** The subject of the identity provider. */
    sub: code({ hidden: true }).notNull().unique(),
    email: email({ label: 'Email' }).notNull(),
    first_name: text({ max: 100 }).notNull(),
    last_name: text({ max: 100 }).notNull(),
    /** scrypt of the embedded issuer; null with Auth0 or before a first password is set. */
    password_hash: secret(),
    role_id: reference(() => role.id).notNull(),
    preliminary_estimate_action: code({ label: 'Preliminary Estimate Action' }).notNull(),
    employee_id: reference(() => employee.id),
    is_central_texas_job_created_recipient: flag(),
    is_email_transmission_failed_recipient: flag(),
    is_active: pgBoolean().notNull().default(true),
    last_login_at: keptInstant({ label: 'Last Login', readOnly: true }),
    /** Tokens issued before this moment are refused: set by a new password and by deactivation. */
    tokens_valid_from: keptInstant({ hidden: true }),
    ...audit(),
  },
  (t) => [
    uniqueIndex('app_user_email_key').on(sql`lower(${t.email})`),
    index('app_user_role_id_index').on(t.role_id),
    index('app_user_employee_id_index').on(t.employee_id),
    index('app_user_name_index').on(t.last_name, t.first_name),
    check(
      'app_user_preliminary_estimate_action_check',
      sql`${t.preliminary_estimate_action} in ('none', 'create', 'approve')`,
    ),
    emailPattern('app_user', t.email),
    notBlank('app_user', t.first_name),
    notBlank('app_user', t.last_name),
  ],
);

/** One entry of a permission set: a tri-state stem with its level, or a bi-state code with yes or no [USR-003]. */
const permissionEntry = () => ({
  category_name: code().notNull(),
  access_level: code(),
  has_permission: pgBoolean(),
});

const onePermissionValue = (t: Record<'access_level' | 'has_permission', unknown>) =>
  sql`num_nonnulls(${t.access_level}, ${t.has_permission}) = 1 and coalesce(${t.access_level} in ('none', 'view', 'edit'), true)`;

export const rolePermission = pgTable(
  'role_permission',
  {
    id: id(),
    role_id: reference(() => role.id, 'cascade').notNull(),
    ...permissionEntry(),
    ...audit(),
  },
  (t) => [
    unique('role_permission_key').on(t.role_id, t.category_name),
    check('role_permission_value_check', onePermissionValue(t)),
  ],
);

/** A field that a role does not see, or sees and does not change [USR-018]. */
export const roleFieldLimit = pgTable(
  'role_field_limit',
  {
    id: id(),
    role_id: reference(() => role.id, 'cascade').notNull(),
    entity: code({ max: 63 }).notNull(),
    field: code({ max: 63 }).notNull(),
    access: code({ max: 9 }).notNull(),
    ...audit(),
  },
  (t) => [
    unique('role_field_limit_key').on(t.role_id, t.entity, t.field),
    check('role_field_limit_access_check', sql`${t.access} in ('hidden', 'read_only')`),
  ],
);

/** Only what differs from the role; a missing entry inherits. */
export const userPermission = pgTable(
  'user_permission',
  {
    id: id(),
    user_id: reference(() => appUser.id, 'cascade').notNull(),
    ...permissionEntry(),
    ...audit(),
  },
  (t) => [
    unique('user_permission_key').on(t.user_id, t.category_name),
    check('user_permission_value_check', onePermissionValue(t)),
  ],
);

/** Sessions, grants, codes and refresh tokens of the embedded issuer; `key` is `Model:id`. */
export const oidcPayload = pgTable(
  'oidc_payload',
  {
    key: plainText().primaryKey(),
    model: plainText().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    grant_id: plainText(),
    uid: plainText(),
    account_id: plainText(),
    consumed_at: instant(),
    expires_at: instant(),
  },
  (t) => [
    index('oidc_payload_grant_id_index').on(t.grant_id),
    index('oidc_payload_uid_index').on(t.uid),
    index('oidc_payload_account_id_index').on(t.account_id),
    index('oidc_payload_expires_at_index').on(t.expires_at),
  ],
);

/**
 * Random keys, the newest of a kind in use: the issuer's `signing` is a private JWK, its `cookie` and the `file` of
 * signed addresses are `{ secret }`, and so is the `seal` of secrets that are kept.
 */
export const signingKey = pgTable(
  'signing_key',
  {
    id: id(),
    kind: plainText().notNull(),
    material: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [check('signing_key_kind_check', sql`${t.kind} in ('signing', 'cookie', 'file', 'seal')`)],
);

/** One-time links that set a password. Only the hash of the token is kept. */
export const passwordReset = pgTable(
  'password_reset',
  {
    id: id(),
    user_id: reference(() => appUser.id, 'cascade').notNull(),
    token_hash: plainText().notNull().unique(),
    expires_at: instant().notNull(),
    used_at: instant(),
    created_at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('password_reset_user_id_index').on(t.user_id)],
);

/**
 * Every mail that was tried. Of one that did not leave, what it said is kept until it is sent again; one that holds a
 * secret is never kept.
 */
export const emailLog = pgTable(
  'email_log',
  {
    id: id(),
    template: code(),
    recipients: longText().notNull(),
    cc: longText(),
    subject: text({ max: 998 }).notNull(),
    is_sent: flag(),
    /** `waiting`, `sending`, `sent` or `failed`. */
    status: code({ max: 10, readOnly: true }).notNull(),
    /** The same for all its tries: part of its Message-ID, and the id of its work in the queue. */
    key: clientId()
      .notNull()
      .default(sql`gen_random_uuid()`)
      .unique('email_log_key_key'),
    tries: count({ readOnly: true }).notNull().default(0),
    next_try_at: keptInstant({ label: 'Next Try', readOnly: true }),
    /** When the mail server had all of it but its end. */
    handed_over_at: keptInstant({ hidden: true }),
    message_id: code({ max: 998 }),
    error: longText(),
    /** The mail itself, until it has left; it may hold links that answer for its reader. */
    kept_message: secret(),
    /** What became of it for each recipient whom a mail server answered [MSG-005]: RecipientFate[]. */
    fates: hiddenJson<readonly RecipientFate[]>()
      .notNull()
      .default(sql`'[]'`),
    /** What it is about, for the list of one's own: a job's name and its page. */
    about_name: text({ hidden: true }),
    about_path: code({ hidden: true }),
    /** When a mail that had failed was sent again, which made a row of its own. */
    resent_at: keptInstant({ label: 'Sent Again', readOnly: true }),
    created_at: instant()
      .notNull()
      .default(sql`now()`),
    created_by: int(),
  },
  (t) => [
    index('email_log_created_at_index').on(t.created_at),
    index('email_log_created_by_index').on(t.created_by, t.created_at),
    rowRule('email_log', 'status_known', sql`${t.status} in ('waiting', 'sending', 'sent', 'failed')`),
  ],
);
