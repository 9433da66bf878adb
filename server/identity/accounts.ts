import { and, eq, sql, type SQL } from 'drizzle-orm';
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

/** What an account is called, which is no password for it. */
export const namesOf = ({
  email,
  first_name,
  last_name,
}: Pick<Account, 'email' | 'first_name' | 'last_name'>): string[] => [email, first_name, last_name];

/** Whether a sign-in of that second (of the clock, rounded down) is one from after the account's last new password. */
export const isCurrent = ({ tokens_valid_from }: Account, authTime: number): boolean =>
  authTime >= firstSecond(tokens_valid_from);

/**
 * The user of an account as rows for an insert, and none once the password or the validity of tokens is another one than
 * when the account was read: what was proven before a new password begins nothing after it. It waits for a change that is
 * under way, and a change waits for what is inserted and finds it [SEC-003].
 * @param goesOn what may begin all the same, because it stood before; ends with the change itself
 */
export const whileCurrent = (
  { id, password_hash, tokens_valid_from }: Pick<Account, 'id' | 'password_hash' | 'tokens_valid_from'>,
  goesOn: SQL = sql`false`,
): SQL => sql`
  from app_user u where u.id = ${id} and u.is_active
    and (${goesOn} or (u.password_hash is not distinct from ${password_hash}
      and u.tokens_valid_from is not distinct from ${tokens_valid_from}::timestamptz))
  for share of u`;

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
