import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import type { Seal } from './seal';
import { newTotpSecret, stepOfCode, totpUri } from './totp';

type Db = Pick<Tx, 'execute'>;

/** What somebody has set up beside the password. */
export interface Factors {
  totp: boolean;
  passkeys: number;
  /** Recovery codes that are left. */
  codes: number;
}

export const factorsOf = async (db: Db, user_id: number): Promise<Factors> => {
  const { rows } = await db.execute<Factors & Record<string, unknown>>(sql`
    select exists (select from totp_factor where user_id = ${user_id} and confirmed_at is not null) as totp,
      (select count(*)::int from passkey where user_id = ${user_id}) as passkeys,
      (select count(*)::int from recovery_code where user_id = ${user_id} and used_at is null) as codes`);
  return rows[0] ?? { totp: false, passkeys: 0, codes: 0 };
};

export const hasFactor = ({ totp, passkeys }: Factors): boolean => totp || passkeys > 0;

const ownerOf = (user_id: number): string => `totp ${user_id}`;

/**
 * A secret for an authenticator app; it counts once a code of it came back. A page that is opened twice gets the same one,
 * so that what was scanned first is not in vain. Null when an app is set up already.
 */
export const offerTotp = async (
  db: Db,
  seal: Seal,
  { id, email }: { id: number; email: string },
): Promise<{ secret: string; uri: string } | null> => {
  const { rows } = await db.execute<{ secret: string; is_confirmed: boolean }>(sql`
    insert into totp_factor as t (user_id, secret) values (${id}, ${seal.close(newTotpSecret(), ownerOf(id))})
    on conflict (user_id) do update set secret = case
      when t.confirmed_at is null and t.created_at < now() - interval '1 hour' then excluded.secret else t.secret end,
      created_at = case when t.confirmed_at is null and t.created_at < now() - interval '1 hour' then now() else t.created_at end
    returning secret, confirmed_at is not null as is_confirmed`);
  const [stored] = rows;
  if (!stored || stored.is_confirmed) return null;
  const secret = seal.open(stored.secret, ownerOf(id));
  return { secret, uri: totpUri(secret, email) };
};

/** Takes a code of the app, once: of two servers that are shown it, one takes it. */
const takeCode = async (db: Db, seal: Seal, user_id: number, code: string, isConfirmed: boolean): Promise<boolean> => {
  const { rows } = await db.execute<{ secret: string }>(sql`
    select secret from totp_factor where user_id = ${user_id} and (confirmed_at is not null) = ${isConfirmed}`);
  const [stored] = rows;
  const step = stored ? stepOfCode(seal.open(stored.secret, ownerOf(user_id)), code, Date.now()) : null;
  if (!stored || step === null) return false;
  const taken = await db.execute(sql`
    update totp_factor set last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
    where user_id = ${user_id} and last_step < ${step} and secret = ${stored.secret}`);
  return (taken.rowCount ?? 0) > 0;
};

export const confirmTotp = (db: Db, seal: Seal, user_id: number, code: string): Promise<boolean> =>
  takeCode(db, seal, user_id, code, false);

export const removeTotp = async (db: Db, user_id: number): Promise<boolean> =>
  ((await db.execute(sql`delete from totp_factor where user_id = ${user_id} and confirmed_at is not null`)).rowCount ??
    0) > 0;

const CODES = 10;
const GROUPS = 4;
/** Without letters that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const newCode = (): string =>
  Array.from({ length: GROUPS }, () => Array.from(randomBytes(4), (byte) => ALPHABET[byte % 32]).join('')).join('-');

const plainCode = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
const hashOfCode = (user_id: number, code: string): string =>
  createHash('sha256')
    .update(`${user_id} ${plainCode(code)}`)
    .digest('base64url');

/** Ten codes for when the telephone is lost, in the place of those from before. They are told here alone. */
export const renewCodes = async (db: Db, user_id: number): Promise<string[]> => {
  const codes = Array.from({ length: CODES }, newCode);
  await db.execute(sql`delete from recovery_code where user_id = ${user_id}`);
  for (const code of codes)
    await db.execute(
      sql`insert into recovery_code (user_id, code_hash) values (${user_id}, ${hashOfCode(user_id, code)})`,
    );
  return codes;
};

const takeRecoveryCode = async (db: Db, user_id: number, code: string): Promise<boolean> => {
  const taken = await db.execute(sql`
    update recovery_code set used_at = now() where user_id = ${user_id} and code_hash = ${hashOfCode(user_id, code)} and used_at is null`);
  return (taken.rowCount ?? 0) > 0;
};

/** Whether a code is one of the app or a recovery code; either is good once. */
export const takeSecondFactor = async (
  db: Db,
  seal: Seal,
  user_id: number,
  code: string,
): Promise<'totp' | 'recovery' | null> => {
  const plain = plainCode(code);
  if (/^\d{6}$/.test(plain)) return (await takeCode(db, seal, user_id, plain, true)) ? 'totp' : null;
  return (await takeRecoveryCode(db, user_id, plain)) ? 'recovery' : null;
};

/** Takes away all that somebody has set up, with the codes. @returns whether there was anything */
export const removeFactors = async (db: Db, user_id: number): Promise<boolean> => {
  const { rows } = await db.execute<{ had: number }>(sql`
    with t as (delete from totp_factor where user_id = ${user_id} returning 1),
      p as (delete from passkey where user_id = ${user_id} returning 1),
      c as (delete from recovery_code where user_id = ${user_id} returning 1)
    select ((select count(*) from t) + (select count(*) from p) + (select count(*) from c))::int as had`);
  return (rows[0]?.had ?? 0) > 0;
};
