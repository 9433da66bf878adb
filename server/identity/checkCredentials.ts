import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { firstSecond } from '../access/actor';
import type { Tx } from '../db/database';
import { appUser } from '../db/tables/identity';
import { networkOf } from '../http/clientAddress';
import { accountOfEmail, type Account } from './accounts';
import { attemptLimit } from '../http/attemptLimit';
import type { FactorPolicy, NextStep } from './factors/factorPolicy';
import type { KnownDevices } from './knownDevices';
import { isLocked, MAX_ON_DEVICE, noteLock, noteSignIn, type Attempt } from './signInLog';
import { passwordMatches } from './passwordHash';
import { createPasswordLane } from './passwordLane';

type Credentials = {
  email: string;
  password: string;
  ip: string | null;
  agent?: string | undefined;
  /** What the browser's cookie says of the accounts that signed in on it. */
  devices?: string | undefined;
};
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
const MAX_ATTEMPTS = 20;
const NO_DEVICES: Pick<KnownDevices, 'find'> = { find: () => null };

/**
 * Notes a sign-in, unless the account has another password since, was signed out everywhere, or none may sign in with it.
 * Waits until a token of now counts as one from after the last of these, a second at most.
 * @param account as it was read before what was proven was looked at
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
        sql`${appUser.tokens_valid_from} is not distinct from ${account.tokens_valid_from}::timestamptz`,
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
 * @param isRefused a right password that opens nothing all the same, such as the published one of the demo [SEC-001]
 */
export const createCheckCredentials = (
  db: Tx,
  { nextStepOf }: Pick<FactorPolicy, 'nextStepOf'>,
  {
    isOn = true,
    known = NO_DEVICES,
    isRefused = () => false,
  }: {
    isOn?: boolean;
    known?: Pick<KnownDevices, 'find'>;
    isRefused?: ((password: string) => boolean) | undefined;
  } = {},
): CheckCredentials => {
  const attempts = attemptLimit(MAX_ATTEMPTS, WINDOW_MS);
  const onDevice = attemptLimit(MAX_ON_DEVICE, WINDOW_MS);
  const lane = createPasswordLane();

  /** Whose attempt it is, and the limit that counts it. */
  const placeOf = async ({ email, ip, agent, devices }: Credentials) => {
    const account = await accountOfEmail(db, email);
    const device = account ? known.find(devices, account) : null;
    const attempt: Attempt = { email, ip, agent, device };
    return device === null
      ? { account, attempt, limit: attempts, key: `${networkOf(ip)} ${email.trim().toLowerCase()}` }
      : { account, attempt, limit: onDevice, key: device };
  };

  /** The account whose password it is; null when it is nobody's. */
  const accountOf = async (
    { password, ip }: Credentials,
    { account, attempt, limit, key }: Awaited<ReturnType<typeof placeOf>>,
  ): Promise<Account | null | 'limited' | 'busy'> => {
    if (!limit.take(key) || (await isLocked(db, attempt))) {
      await noteLock(db, attempt);
      return 'limited';
    }
    const isRight = await lane.run({ address: networkOf(ip), attempts: () => limit.count(key) }, () =>
      passwordMatches(password, account?.password_hash ?? null),
    );
    if (isRight === null) return 'busy';
    return isRight && account && !isRefused(password) ? account : null;
  };

  const check = async (credentials: Credentials): ReturnType<CheckCredentials> => {
    if (!isOn) return { outcome: 'off' };
    const place = await placeOf(credentials);
    const account = await accountOf(credentials, place);
    if (account === 'limited' || account === 'busy') return { outcome: account };
    const next = account && (await nextStepOf(account.id));
    if (account && next !== null && next !== 'done') {
      place.limit.forgive(place.key); // a right password is no guess: the second factor counts its own
      return { outcome: 'ok', account, next };
    }
    const signedIn = account && (await noteSignedIn(db, account, place.attempt));
    if (!signedIn) {
      await noteSignIn(db, place.attempt, 'wrong_password');
      return { outcome: 'wrong' };
    }
    place.limit.forgive(place.key);
    return { outcome: 'ok', account: signedIn, next: 'done' };
  };

  const isPassword: CheckCredentials['isPassword'] = async (credentials) => {
    const place = await placeOf(credentials);
    const account = await accountOf(credentials, place);
    if (account === 'limited' || account === 'busy') return { outcome: account };
    if (!account) return { outcome: 'wrong' };
    place.limit.forgive(place.key);
    return { outcome: 'ok' };
  };
  return Object.assign(check, { isPassword });
};
