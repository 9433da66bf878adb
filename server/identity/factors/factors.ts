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

/** Whether an authenticator app is set up. */
const hasTotp = async (db: Db, user_id: number): Promise<boolean> => (await factorsOf(db, user_id)).totp;

/** What an authenticator app is told, and the same as the step keeps it: sealed, for its owner alone. */
export interface OfferedTotp {
  secret: string;
  uri: string;
  sealed: string;
}

/**
 * A secret for an authenticator app; it counts once a code of it came back. Each enrolment has its own, which its step
 * keeps: whoever began another one knows nothing of this one [SEC-003]. Null when an app is set up already.
 * @param sealed what this enrolment was offered before, by a page that was opened anew
 */
export const offerTotp = async (
  db: Db,
  seal: Seal,
  { id, email }: { id: number; email: string },
  sealed?: string,
): Promise<OfferedTotp | null> => {
  if (await hasTotp(db, id)) return null;
  const kept = sealed ?? seal.close(newTotpSecret(), ownerOf(id));
  const secret = seal.open(kept, ownerOf(id));
  return { secret, uri: totpUri(secret, email), sealed: kept };
};

/** Sets up the app of an enrolment by a code of it, unless one is set up already: of two enrolments one is taken. */
export const confirmTotp = async (
  db: Db,
  seal: Seal,
  user_id: number,
  sealed: string,
  code: string,
): Promise<boolean> => {
  const step = stepOfCode(seal.open(sealed, ownerOf(user_id)), code, Date.now());
  if (step === null) return false;
  const made = await db.execute(sql`
    insert into totp_factor as t (user_id, secret, confirmed_at, last_step) values (${user_id}, ${sealed}, now(), ${step})
    on conflict (user_id) do update set secret = excluded.secret, confirmed_at = excluded.confirmed_at,
      last_step = excluded.last_step, created_at = now() where t.confirmed_at is null`);
  return (made.rowCount ?? 0) > 0;
};

/** Takes a code of the app, once: of two servers that are shown it, one takes it. */
const takeCode = async (db: Db, seal: Seal, user_id: number, code: string): Promise<boolean> => {
  const { rows } = await db.execute<{ secret: string }>(
    sql`select secret from totp_factor where user_id = ${user_id} and confirmed_at is not null`,
  );
  const [stored] = rows;
  const step = stored ? stepOfCode(seal.open(stored.secret, ownerOf(user_id)), code, Date.now()) : null;
  if (!stored || step === null) return false;
  const taken = await db.execute(sql`
    update totp_factor set last_step = ${step}
    where user_id = ${user_id} and last_step < ${step} and secret = ${stored.secret}`);
  return (taken.rowCount ?? 0) > 0;
};

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
  if (/^\d{6}$/.test(plain)) return (await takeCode(db, seal, user_id, plain)) ? 'totp' : null;
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
