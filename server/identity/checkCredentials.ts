import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { firstSecond } from '../access/actor';
import type { Tx } from '../db/database';
import { appUser } from '../db/tables/identity';
import { accountOfEmail, type Account } from './accounts';
import { attemptLimit } from './attemptLimit';
import type { FactorPolicy, NextStep } from './factors/factorPolicy';
import { isLocked, noteLock, noteSignIn, type Attempt } from './signInLog';
import { passwordMatches } from './passwordHash';
import { createPasswordLane } from './passwordLane';

type Credentials = { email: string; password: string; ip: string; agent?: string | undefined };
/** `off`: passwords are not taken here; `limited`: too many attempts; `busy`: too many others are checked just now. */
type Refused = { outcome: 'wrong' } | { outcome: 'off' } | { outcome: 'limited' } | { outcome: 'busy' };

export interface CheckCredentials {
  /** Signs in, or says what else is needed: then nothing is noted but what was wrong. */
  (credentials: Credentials): Promise<{ outcome: 'ok'; account: Account; next: NextStep } | Refused>;
  /** Whether it is the password, of somebody who is signed in. Whoever asks has counted the guess (guesses.ts). */
  isPassword(credentials: Credentials): Promise<{ outcome: 'ok' } | Refused>;
}

const WINDOW_MS = 15 * 60_000;
/** Wrong passwords for an account from one address in that time. */
const MOST_ATTEMPTS = 20;

/**
 * Notes a sign-in, unless the account has another password since, or none may sign in with it. Waits until a token of now counts as one from
 * after the last new password, a second at most.
 */
export const noteSignedIn = async (db: Tx, account: Account, attempt: Attempt): Promise<Account | null> => {
  const [known] = await db
    .update(appUser)
    .set({ last_login_at: sql`now()` })
    .where(
      and(
        eq(appUser.id, account.id),
        eq(appUser.is_active, true),
        sql`${appUser.password_hash} is not distinct from ${account.password_hash}`,
      ),
    )
    .returning({ tokens_valid_from: appUser.tokens_valid_from });
  if (!known) return null;
  await pause(Math.min(1000, Math.max(0, firstSecond(known.tokens_valid_from) * 1000 - Date.now())));
  await noteSignIn(db, attempt, 'signed_in');
  return { ...account, ...known };
};

/**
 * Checks email and password; an unknown, deactivated or passwordless account answers like a wrong password and takes as
 * long. What is refused for the number of its attempts costs no hash, and the hashes have a lane of their own.
 */
export const createCheckCredentials = (
  db: Tx,
  { nextStepOf }: Pick<FactorPolicy, 'nextStepOf'>,
  isOn = true,
): CheckCredentials => {
  const attempts = attemptLimit(MOST_ATTEMPTS, WINDOW_MS);
  const lane = createPasswordLane();
  const keyOf = ({ ip, email }: Credentials): string => `${ip} ${email.trim().toLowerCase()}`;

  /** The account whose password it is; null when it is nobody's. */
  const accountOf = async (credentials: Credentials): Promise<Account | null | 'limited' | 'busy'> => {
    const { email, password, ip, agent } = credentials;
    const attempt = { email, ip, agent };
    const key = keyOf(credentials);
    if (!attempts.take(key) || (await isLocked(db, attempt))) {
      await noteLock(db, attempt);
      return 'limited';
    }
    const account = await accountOfEmail(db, email);
    const isRight = await lane.run({ address: ip, attempts: () => attempts.count(key) }, () =>
      passwordMatches(password, account?.password_hash ?? null),
    );
    if (isRight === null) return 'busy';
    return isRight && account ? account : null;
  };

  const check = async (credentials: Credentials): ReturnType<CheckCredentials> => {
    const { email, ip, agent } = credentials;
    if (!isOn) return { outcome: 'off' };
    const attempt = { email, ip, agent };
    const account = await accountOf(credentials);
    if (account === 'limited' || account === 'busy') return { outcome: account };
    const next = account && (await nextStepOf(account.id));
    if (account && next !== null && next !== 'done') return { outcome: 'ok', account, next };
    const known = account && (await noteSignedIn(db, account, attempt));
    if (!known) {
      await noteSignIn(db, attempt, 'wrong_password');
      return { outcome: 'wrong' };
    }
    attempts.forgive(keyOf(credentials));
    return { outcome: 'ok', account: known, next: 'done' };
  };

  const isPassword: CheckCredentials['isPassword'] = async (credentials) => {
    const account = await accountOf(credentials);
    if (account === 'limited' || account === 'busy') return { outcome: account };
    if (!account) return { outcome: 'wrong' };
    attempts.forgive(keyOf(credentials));
    return { outcome: 'ok' };
  };
  return Object.assign(check, { isPassword });
};
