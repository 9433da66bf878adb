import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { firstSecond } from '../access/actor';
import type { Tx } from '../db/database';
import { appUser } from '../db/tables/identity';
import { accountOfEmail, type Account } from './accounts';
import { attemptLimit } from './attemptLimit';
import { passwordMatches } from './passwordHash';
import { createPasswordLane } from './passwordLane';

type Credentials = { email: string; password: string; ip: string };
/** `limited`: too many attempts; `busy`: too many others are checked just now. */
type CredentialsResult =
  | { outcome: 'ok'; account: Account }
  | { outcome: 'wrong' }
  | { outcome: 'limited' }
  | { outcome: 'busy' };
export type CheckCredentials = (credentials: Credentials) => Promise<CredentialsResult>;

const WINDOW_MS = 15 * 60_000;
/** Wrong passwords for an account from one address in that time. */
const MOST_ATTEMPTS = 20;

/**
 * Notes a sign-in, unless the password was changed while it was checked. Waits until a token of now counts as one from after
 * the last new password, a second at most.
 */
const signedIn = async (db: Tx, account: Account): Promise<Account | null> => {
  const [known] = await db
    .update(appUser)
    .set({ last_login_at: sql`now()` })
    .where(
      and(
        eq(appUser.id, account.id),
        eq(appUser.is_active, true),
        eq(appUser.password_hash, account.password_hash ?? ''),
      ),
    )
    .returning({ tokens_valid_from: appUser.tokens_valid_from });
  if (!known) return null;
  await pause(Math.min(1000, Math.max(0, firstSecond(known.tokens_valid_from) * 1000 - Date.now())));
  return { ...account, ...known };
};

/**
 * Checks email and password; an unknown, deactivated or passwordless account answers like a wrong password and takes as long.
 * What is refused for the number of its attempts costs no hash, and the hashes have a lane of their own.
 */
export const createCheckCredentials = (db: Tx): CheckCredentials => {
  const attempts = attemptLimit(MOST_ATTEMPTS, WINDOW_MS);
  const lane = createPasswordLane();
  return async ({ email, password, ip }) => {
    const key = `${ip} ${email.trim().toLowerCase()}`;
    if (!attempts.take(key)) return { outcome: 'limited' };
    const account = await accountOfEmail(db, email);
    const isRight = await lane.run({ address: ip, attempts: () => attempts.count(key) }, () =>
      passwordMatches(password, account?.password_hash ?? null),
    );
    if (isRight === null) return { outcome: 'busy' };
    const known = isRight && account ? await signedIn(db, account) : null;
    if (!known) return { outcome: 'wrong' };
    attempts.forgive(key);
    return { outcome: 'ok', account: known };
  };
};
