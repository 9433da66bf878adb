import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { appUser } from '../../db/tables/identity';
import { CommandFault } from './commandFault';

/**
 * The user of an address, active or not, whatever its letter case.
 * @throws CommandFault
 */
export const userOfEmail = async (db: Tx, email: string): Promise<{ id: number; sub: string; is_active: boolean }> => {
  const [user] = await db
    .select({ id: appUser.id, sub: appUser.sub, is_active: appUser.is_active })
    .from(appUser)
    .where(eq(sql`lower(${appUser.email})`, email.toLowerCase()));
  if (!user) throw new CommandFault(`There is no user ${email}.`);
  return user;
};
