import type pg from 'pg';
import type { DatabaseAddress } from '../../server/db/database';

/**
 * The database that an office has, instead of the one that the server brings (`TEST_DATABASE=office`): in the order of
 * English words, with German dates, and of a role that owns it and may do nothing else [OPS-011].
 */
export const IS_OFFICE = process.env.TEST_DATABASE === 'office';

const ROLE = 'trowel_office';

/** What `create database` is told besides the name. English of ICU, since the locales of the system differ. */
export const DATABASE_OPTIONS = IS_OFFICE
  ? `template template0 encoding 'UTF8' locale_provider icu icu_locale 'en-US' lc_collate 'C' lc_ctype 'C' owner ${ROLE}`
  : '';
export const COPY_OPTIONS = IS_OFFICE ? `owner ${ROLE}` : '';

/** Makes the role. What is set on it holds in every database; on a database it would not be copied with it. */
export const makeRole = async (admin: pg.Client): Promise<void> => {
  if (!IS_OFFICE) return;
  const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [ROLE]);
  if (!rowCount) await admin.query(`create role ${ROLE} login nosuperuser nocreatedb nocreaterole`);
  await admin.query(`alter role ${ROLE} set datestyle = 'German, DMY'`);
};

/** Where the tests find a database. */
export const addressOf = (socket: string, database: string): DatabaseAddress =>
  IS_OFFICE ? { url: `postgres://${ROLE}@${encodeURIComponent(socket)}/${database}` } : { socket, database };
