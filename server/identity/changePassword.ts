import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../db/database';
import { drizzleOn } from '../db/drizzleOn';
import { appUser } from '../db/tables/identity';
import type { Caller } from '../http/registerClientAddress';
import type { Mailer } from '../mail/mailer';
import { inTransaction } from '../queue/queue';
import type { Account } from './accounts';
import { endKeys, hasKeys } from './endKeys';
import { factorMail } from './factors/factorMail';
import { hashPassword } from './passwordHash';
import { takeProof } from './proof';
import { endResetLinks } from './resetLinks';
import { endSessionsIn } from './revokeSessions';
import { noteSignIn } from './signInLog';
import { publishEnded } from './userSessions';

interface OwnPassword {
  password: string;
  /** The proof from POST /v1/security/proof, which is valid for a short time. */
  proof: string;
  /** Whether the keys that the user has made end too. */
  with_keys: boolean;
  /** The session that goes on: the one that asks. */
  grant_id: string;
  caller: Caller;
}

/**
 * Gives somebody who is signed in and has proven it another password: every other session ends in the same transaction,
 * with links that would set a password and sign-ins that were begun under the old one. The owner is told by mail [SEC-003].
 * @throws AppError BAD_USER_INPUT at `proof`; nothing is changed then
 */
export const changePassword = async (
  { open, mailer }: { open: OpenDatabase; mailer: Mailer },
  account: Account,
  { password, proof, with_keys, grant_id, caller }: OwnPassword,
): Promise<void> => {
  const { db, pool } = open;
  const password_hash = await hashPassword(password);
  await inTransaction(pool, async (client) => {
    const tx = drizzleOn(client, db);
    // First the user, as whatever ends sessions does: the proof is one of the rows that it ends, and each would wait for the other.
    await tx.execute(sql`select from app_user where id = ${account.id} for no key update`);
    await takeProof(tx, account.id, proof);
    await tx
      .update(appUser)
      .set({ password_hash, updated_at: sql`now()` })
      .where(eq(appUser.id, account.id));
    await endResetLinks(tx, account.id);
    await endSessionsIn(tx, { user_id: account.id, but: grant_id });
    const attempt = { email: account.email, ...caller };
    await noteSignIn(tx, attempt, 'password_changed');
    if (with_keys && hasKeys(await endKeys(tx, account.id))) await noteSignIn(tx, attempt, 'keys_ended');
    await mailer.queue(client, factorMail('password_changed', account));
  });
  await publishEnded(db);
};
