import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { appUser, passwordReset } from '../db/tables/identity';
import { hasKeys, keysOf } from './endKeys';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Seconds that a link is good for: asked for by mail, shown to an administrator [USR-016], or sent to a new user. */
export const RESET_LIFETIME = { mail: 3600, administrator: 86_400, invitation: 604_800 } as const;

/** A new one-time token that sets the password of a user. Only its hash is stored. */
export const createResetToken = async (db: Tx, user_id: number, lifetime: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await db
    .insert(passwordReset)
    .values({ user_id, token_hash: hashOf(token), expires_at: sql`now() + make_interval(secs => ${lifetime})` });
  return token;
};

/** The row of a token that sets a password now. */
export const usable = (token: string) =>
  and(
    eq(passwordReset.token_hash, hashOf(token)),
    isNull(passwordReset.used_at),
    gt(passwordReset.expires_at, sql`now()`),
  );

/** Why a link does not work: its user has used it or got a newer one, its time is over, or nobody has given it out. */
export type ResetFault = 'used' | 'expired' | 'unknown';

export interface ResetLink {
  /** Null when it works. */
  fault: ResetFault | null;
  first_name: string;
  last_name: string;
  email: string;
  /** Whether the user has made keys that go on working under another password. */
  has_keys: boolean;
}

/** What a token says of itself. One that is not complete or was changed is nobody's. */
export const readResetLink = async (db: Tx, token: string): Promise<ResetLink> => {
  const [link] = await db
    .select({
      used: sql<boolean>`${passwordReset.used_at} is not null or not ${appUser.is_active}`,
      expired: sql<boolean>`${passwordReset.expires_at} <= now()`,
      first_name: appUser.first_name,
      last_name: appUser.last_name,
      email: appUser.email,
      user_id: appUser.id,
    })
    .from(passwordReset)
    .innerJoin(appUser, eq(appUser.id, passwordReset.user_id))
    .where(eq(passwordReset.token_hash, hashOf(token)));
  if (!link) return { fault: 'unknown', first_name: '', last_name: '', email: '', has_keys: false };
  const { used, expired, user_id, ...user } = link;
  const fault = used ? 'used' : expired ? 'expired' : null;
  return { fault, ...user, has_keys: fault === null && hasKeys(await keysOf(db, user_id)) };
};

/** The links that a user was given so far do nothing any more. */
export const endResetLinks = async (db: Tx, user_id: number): Promise<void> => {
  await db
    .update(passwordReset)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordReset.user_id, user_id), isNull(passwordReset.used_at)));
};

/** Deletes links that nobody can use any more. */
export const expireResetLinks = async (db: Tx): Promise<void> => {
  await db.delete(passwordReset).where(sql`${passwordReset.expires_at} < now() - interval '7 days'`);
};
