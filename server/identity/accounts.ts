import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { appUser } from '../db/tables/identity';
import type { AttemptLimit } from './attemptLimit';
import { passwordMatches } from './passwordHash';

const columns = {
  id: appUser.id,
  sub: appUser.sub,
  email: appUser.email,
  first_name: appUser.first_name,
  last_name: appUser.last_name,
  password_hash: appUser.password_hash,
  is_active: appUser.is_active,
};

export interface Account {
  id: number;
  sub: string;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  is_active: boolean;
}

/** The active account of an e-mail address, whatever its letter case. */
export const accountOfEmail = async (db: Tx, email: string): Promise<Account | undefined> => {
  const [account] = await db
    .select(columns)
    .from(appUser)
    .where(and(eq(sql`lower(${appUser.email})`, email.trim().toLowerCase()), eq(appUser.is_active, true)));
  return account;
};

/** The active account of a subject. */
export const accountOfSub = async (db: Tx, sub: string): Promise<Account | undefined> => {
  const [account] = await db
    .select(columns)
    .from(appUser)
    .where(and(eq(appUser.sub, sub), eq(appUser.is_active, true)));
  return account;
};

export type Credentials = { email: string; password: string; ip: string };
export type CredentialsResult = { outcome: 'ok'; account: Account } | { outcome: 'wrong' } | { outcome: 'limited' };

/** Checks email and password; an unknown, deactivated or passwordless account answers like a wrong password and takes as long. */
export const checkCredentials = async (
  db: Tx,
  limit: AttemptLimit,
  { email, password, ip }: Credentials,
): Promise<CredentialsResult> => {
  const key = `${ip} ${email.trim().toLowerCase()}`;
  if (!limit.take(key)) return { outcome: 'limited' };
  const account = await accountOfEmail(db, email);
  if (!(await passwordMatches(password, account?.password_hash ?? null)) || !account) return { outcome: 'wrong' };
  limit.forgive(key);
  await db
    .update(appUser)
    .set({ last_login_at: sql`now()` })
    .where(eq(appUser.id, account.id));
  return { outcome: 'ok', account };
};
