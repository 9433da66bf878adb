import { and, eq, like, sql } from 'drizzle-orm';
import { invalidateActors } from '../access/actor';
import type { Database } from '../db/database';
import { appUser } from '../db/tables/identity';
import type { TokenClaims } from './verifyToken';

/** The subject of a user who was made here before the identity provider named one. */
export const PENDING_SUB = 'pending|';

/**
 * Gives a user that waits for it (the first administrator, with Auth0) the subject of the verified token that carries
 * the user's verified e-mail address.
 * @returns whether a user was linked
 */
export const linkAccount = async (db: Database, { sub, email, email_verified }: TokenClaims): Promise<boolean> => {
  if (!email || email_verified !== true) return false;
  const linked = await db
    .update(appUser)
    .set({ sub })
    .where(
      and(
        like(appUser.sub, `${PENDING_SUB}%`),
        eq(sql`lower(${appUser.email})`, email.toLowerCase()),
        eq(appUser.is_active, true),
      ),
    )
    .returning({ id: appUser.id });
  if (linked.length > 0) invalidateActors();
  return linked.length > 0;
};
