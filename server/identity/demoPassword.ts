import { and, eq, inArray, isNotNull, like, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { appUser, role } from '../db/tables/identity';
import { hashPassword, passwordMatches, STANDARD_COST, type ScryptCost } from './passwordHash';

/** The password of every demo account, published and printed at start. */
export const DEMO_PASSWORD = 'Trowel123!';

/** Whether it is the published one, however a keyboard composes it. */
export const isDemoPassword = (password: string): boolean => password.normalize('NFKC') === DEMO_PASSWORD;

/** One salt for all demo accounts, which hides nothing of a published password: it shows whose password this is. */
const SALT = Buffer.from('trowel demo data');

const prefixOf = ({ N, r, p }: ScryptCost): string => `scrypt$${N}$${r}$${p}$`;
const DEMO_PREFIX = `${prefixOf(STANDARD_COST)}${SALT.toString('base64url')}$`;

/** What earlier versions hashed demo passwords with: a sign-in that took a tenth of the time told who is one. */
const EARLIER_COST: ScryptCost = { N: 2 ** 12, r: 8, p: 1 };

/** The hash that all demo accounts have. It costs a sign-in as much as any other. */
export const demoHash = (cost: ScryptCost = STANDARD_COST): Promise<string> => hashPassword(DEMO_PASSWORD, cost, SALT);

/** An account that the published password opens. */
export interface DemoPasswordHolder {
  id: number;
  email: string;
  role: string;
  is_active: boolean;
}

const columns = {
  id: appUser.id,
  email: appUser.email,
  role: role.name,
  is_active: appUser.is_active,
  password_hash: appUser.password_hash,
};

const isDemoHash = async (hash: string): Promise<boolean> =>
  hash.startsWith(DEMO_PREFIX) || (await passwordMatches(DEMO_PASSWORD, hash));

/**
 * The accounts with the published password, by id: those with a hash of the demo, whatever they are called now, and
 * those at `emails` that have it by a hash of their own. Somebody else's own password is not tried, which would cost
 * each start a fifth of a second an account: sign-in refuses the published one there.
 */
export const demoPasswordHolders = async (db: Tx, emails: readonly string[]): Promise<DemoPasswordHolder[]> => {
  const candidates = await db
    .select(columns)
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.role_id))
    .where(
      and(
        isNotNull(appUser.password_hash),
        or(
          like(appUser.password_hash, `${DEMO_PREFIX}%`),
          like(appUser.password_hash, `${prefixOf(EARLIER_COST)}%`),
          inArray(sql`lower(${appUser.email})`, [...emails]),
        ),
      ),
    )
    .orderBy(appUser.id);
  const hashes = new Map<string, Promise<boolean>>();
  const holders: DemoPasswordHolder[] = [];
  for (const { password_hash, ...account } of candidates) {
    const hash = password_hash ?? '';
    const known = hashes.get(hash) ?? isDemoHash(hash);
    hashes.set(hash, known);
    if (await known) holders.push(account);
  }
  return holders;
};

/** Gives demo accounts of an earlier version the hash of today, so that their sign-ins take as long as anybody's. */
export const renewDemoHashes = async (db: Tx): Promise<void> => {
  const earlier = await db
    .select({ id: appUser.id, password_hash: appUser.password_hash })
    .from(appUser)
    .where(like(appUser.password_hash, `${prefixOf(EARLIER_COST)}%`));
  if (earlier.length === 0) return;
  const password_hash = await demoHash();
  for (const one of earlier)
    if (await passwordMatches(DEMO_PASSWORD, one.password_hash))
      await db
        .update(appUser)
        .set({ password_hash })
        .where(and(eq(appUser.id, one.id), eq(appUser.password_hash, one.password_hash ?? '')));
};
