import { entitiesOf } from './entityTable';
import * as tables from './tables';

/**
 * Tables that hold nothing but keys and what belongs to them: ways to sign in, sessions, keys of programs and links. No
 * history, export or CSV has them, and in archives they are sealed where a passphrase is set [SEC-006]. A new table with
 * a column that looks like a key must be here, or have it made by `secret()` (tests/api/secrets.test.ts).
 */
export const KEY_TABLES: ReadonlySet<string> = new Set([
  'api_token',
  'calendar_feed',
  'calendar_told',
  'oidc_payload',
  'passkey',
  'password_reset',
  'recovery_code',
  'sign_in_step',
  'signing_key',
  'totp_factor',
  'user_session',
  'view_as',
]);

const secrets = new Map([...entitiesOf(Object.values(tables)).values()].map((entity) => [entity.name, entity.secrets]));

/** The columns of any other table that hold a key, `password_hash` of `app_user` for one; none for most. */
export const secretColumns = (table: string): readonly string[] =>
  KEY_TABLES.has(table) ? [] : (secrets.get(table) ?? []);
