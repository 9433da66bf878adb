import { and, eq, sql } from 'drizzle-orm';
import { invalidateActors } from '../access/actor';
import type { OpenDatabase, Tx } from '../db/database';
import { drizzleOn } from '../db/drizzleOn';
import { appUser, passwordReset } from '../db/tables/identity';
import type { Mailer } from '../mail/mailer';
import { inTransaction } from '../queue/queue';
import { endKeys, hasKeys } from './endKeys';
import { factorMail } from './factors/factorMail';
import { hashPassword } from './passwordHash';
import { endResetLinks, readResetLink, usable } from './resetLinks';
import { revokeSessionsOfUser } from './revokeSessions';
import { noteSignIn } from './signInLog';
import type { Caller } from '../http/registerClientAddress';

/** What the page of a link sends. */
interface NewPassword extends Caller {
  token: string;
  password: string;
  /** Whether the keys that the user has made end too. */
  with_keys: boolean;
}

const setPassword = async (tx: Tx, token: string, password_hash: string) => {
  // First the user, as whatever ends links and sessions does: two at once wait for each other.
  await tx.execute(sql`
    select from app_user where id = (select ${passwordReset.user_id} from ${passwordReset} where ${usable(token)})
    for no key update`);
  const [reset] = await tx
    .update(passwordReset)
    .set({ used_at: sql`now()` })
    .where(usable(token))
    .returning({ user_id: passwordReset.user_id });
  if (!reset) return undefined;
  const [user] = await tx
    .update(appUser)
    .set({ password_hash, updated_at: sql`now()` })
    .where(and(eq(appUser.id, reset.user_id), eq(appUser.is_active, true)))
    .returning({ id: appUser.id, sub: appUser.sub, email: appUser.email, first_name: appUser.first_name });
  return user;
};

/**
 * Sets the password that a token allows to be set, ends the user's sessions and makes the user's other links useless.
 * Keys that the user has made go on, unless they are to end too. The owner is told by mail [SEC-003].
 * @returns false when the token is unknown, used or expired
 */
export const usePasswordReset = async (
  { open: { db, pool }, mailer }: { open: OpenDatabase; mailer: Mailer },
  { token, password, with_keys, ...caller }: NewPassword,
): Promise<boolean> => {
  if ((await readResetLink(db, token)).fault !== null) return false; // before the hash, which is costly
  const password_hash = await hashPassword(password);
  const done = await inTransaction(pool, async (client) => {
    const tx = drizzleOn(client, db);
    const user = await setPassword(tx, token, password_hash);
    if (!user) return false;
    await endResetLinks(tx, user.id);
    await revokeSessionsOfUser(tx, user);
    const attempt = { email: user.email, ...caller };
    await noteSignIn(tx, attempt, 'password_changed');
    if (with_keys && hasKeys(await endKeys(tx, user.id))) await noteSignIn(tx, attempt, 'keys_ended');
    await mailer.queue(client, factorMail('password_changed', user));
    return true;
  });
  invalidateActors();
  return done;
};
