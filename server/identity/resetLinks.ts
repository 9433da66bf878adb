import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database';
import { appUser, passwordReset } from '../db/tables/identity';
import { invalidateActors } from '../access/actor';
import { hashPassword } from './passwordHash';
import { revokeSessionsOfUser } from './revokeSessions';

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

const usable = (token: string) =>
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
  email: string;
}

/** What a token says of itself. One that is not complete or was changed is nobody's. */
export const readResetLink = async (db: Tx, token: string): Promise<ResetLink> => {
  const [link] = await db
    .select({
      used: sql<boolean>`${passwordReset.used_at} is not null or not ${appUser.is_active}`,
      expired: sql<boolean>`${passwordReset.expires_at} <= now()`,
      first_name: appUser.first_name,
      email: appUser.email,
    })
    .from(passwordReset)
    .innerJoin(appUser, eq(appUser.id, passwordReset.user_id))
    .where(eq(passwordReset.token_hash, hashOf(token)));
  if (!link) return { fault: 'unknown', first_name: '', email: '' };
  const { used, expired, ...user } = link;
  return { fault: used ? 'used' : expired ? 'expired' : null, ...user };
};

/** The links that a user was given so far do nothing any more. */
export const endResetLinks = async (db: Tx, user_id: number): Promise<void> => {
  await db
    .update(passwordReset)
    .set({ used_at: sql`now()` })
    .where(and(eq(passwordReset.user_id, user_id), isNull(passwordReset.used_at)));
};

/**
 * Sets the password that a token allows to be set, ends the user's sessions and makes the user's other links useless.
 * @returns false when the token is unknown, used or expired
 */
export const usePasswordReset = async (db: Database, token: string, password: string): Promise<boolean> => {
  if ((await readResetLink(db, token)).fault !== null) return false; // before the hash, which is costly
  const password_hash = await hashPassword(password);
  const done = await db.transaction(async (tx) => {
    const [reset] = await tx
      .update(passwordReset)
      .set({ used_at: sql`now()` })
      .where(usable(token))
      .returning({ user_id: passwordReset.user_id });
    if (!reset) return false;
    const [user] = await tx
      .update(appUser)
      .set({ password_hash, updated_at: sql`now()` })
      .where(and(eq(appUser.id, reset.user_id), eq(appUser.is_active, true)))
      .returning({ id: appUser.id, sub: appUser.sub });
    if (!user) return false;
    await endResetLinks(tx, user.id);
    await revokeSessionsOfUser(tx, user);
    return true;
  });
  invalidateActors();
  return done;
};

/** Deletes links that nobody can use any more. */
export const expireResetLinks = async (db: Tx): Promise<void> => {
  await db.delete(passwordReset).where(sql`${passwordReset.expires_at} < now() - interval '7 days'`);
};
