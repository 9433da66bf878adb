import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { appUser, oidcPayload } from '../db/tables/identity';

/**
 * Ends every session of a user: the issuer's cookie, grants and refresh tokens, the id tokens issued so far, and sign-ins
 * that were begun.
 * For a new password and for deactivation; the caller calls `invalidateActors()` after the commit.
 */
export const revokeSessionsOfUser = async (tx: Tx, user: { id: number; sub: string }): Promise<void> => {
  // First, so that a sign-in that is being written down is either found below or waits for this one, and is refused.
  await tx
    .update(appUser)
    .set({ tokens_valid_from: sql`clock_timestamp()` })
    .where(eq(appUser.id, user.id));
  await tx.delete(oidcPayload).where(eq(oidcPayload.account_id, user.sub));
  await tx.execute(sql`delete from sign_in_step where user_id = ${user.id}`);
  await tx.execute(sql`update user_session set ended_at = now() where user_id = ${user.id} and ended_at is null`);
};

/** Ends grants with the codes and tokens that were given under them. */
export const revokeGrants = async (db: Tx, grantIds: readonly string[]): Promise<void> => {
  if (grantIds.length === 0) return;
  await db.delete(oidcPayload).where(
    or(
      inArray(oidcPayload.grant_id, [...grantIds]),
      inArray(
        oidcPayload.key,
        grantIds.map((id) => `Grant:${id}`),
      ),
    ),
  );
};
