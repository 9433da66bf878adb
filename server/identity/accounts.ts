import { and, eq, sql } from 'drizzle-orm';
import { firstSecond } from '../access/actor';
import type { Tx } from '../db/database';
import { appUser } from '../db/tables/identity';

const columns = {
  id: appUser.id,
  sub: appUser.sub,
  email: appUser.email,
  first_name: appUser.first_name,
  last_name: appUser.last_name,
  password_hash: appUser.password_hash,
  is_active: appUser.is_active,
  tokens_valid_from: appUser.tokens_valid_from,
};

export interface Account {
  id: number;
  sub: string;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  is_active: boolean;
  tokens_valid_from: string | null;
}

/** Whether a sign-in of that second (of the clock, rounded down) is one from after the account's last new password. */
export const isCurrent = ({ tokens_valid_from }: Account, authTime: number): boolean =>
  authTime >= firstSecond(tokens_valid_from);

/** The active account of an e-mail address, whatever its letter case. */
export const accountOfEmail = async (db: Tx, email: string): Promise<Account | undefined> => {
  const [account] = await db
    .select(columns)
    .from(appUser)
    .where(and(eq(sql`lower(${appUser.email})`, email.trim().toLowerCase()), eq(appUser.is_active, true)));
  return account;
};

/** The active account of a user. */
export const accountOfId = async (db: Tx, id: number): Promise<Account | undefined> => {
  const [account] = await db
    .select(columns)
    .from(appUser)
    .where(and(eq(appUser.id, id), eq(appUser.is_active, true)));
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
