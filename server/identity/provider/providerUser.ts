import { createHash } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { invalidateActors } from '../../access/actor';
import { ringRights } from '../../access/rightsBell';
import type { Database, Tx } from '../../db/database';
import { appUser, role } from '../../db/tables/identity';
import { accountOfSub, type Account } from '../accounts';
import { revokeSessionsOfUser } from '../revokeSessions';
import { ADMINISTERS_USERS } from '../notifyOfMissingAccess';
import { describe, roleFor, type Described } from './providerClaims';
import type { Named } from './providerClient';
import { ProviderError } from './ProviderError';
import type { ProviderSettings } from './providerSettings';

/** What our subjects of this issuer begin with. */
const prefixOf = (issuer: string): string =>
  `oidc|${createHash('sha256').update(issuer).digest('base64url').slice(0, 10)}|`;

/** Our subject of a person at the provider. */
export const subjectOf = (issuer: string, sub: string): string => `${prefixOf(issuer)}${sub}`;

/** A line in the history where the provider's word made or changed a user: of nobody here, and not to be undone. */
const note = async (db: Tx, id: number, before: object | null, after: object): Promise<void> => {
  await db.execute(sql`
    insert into change_log (mutation_id, command, effect, entity, entity_id, before, after)
    values (gen_random_uuid(), 'signIn', 'derived', 'app_user', ${id},
      ${before && JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`);
};

const rolesOf = (db: Tx) => db.select({ id: role.id, name: role.name }).from(role).orderBy(asc(role.id));

/** The id of the role that the provider gives; null where it gives none to anybody. @throws ProviderError `no_role` */
const roleIdFor = async (db: Tx, said: Described['roles'], settings: ProviderSettings): Promise<number | null> => {
  if (said === null) return null;
  if (said.length === 0)
    throw new ProviderError(
      'no_role',
      `the claim ${settings.rolesClaim} is missing or empty, in the id token and in the user information`,
    );
  const given = roleFor(said, settings.roles, await rolesOf(db));
  if (!given) throw new ProviderError('no_role', `the claim ${settings.rolesClaim} names no role of ours`);
  return given.id;
};

const knownBySub = async (db: Tx, sub: string) => {
  const [known] = await db
    .select({ id: appUser.id, is_active: appUser.is_active })
    .from(appUser)
    .where(eq(appUser.sub, sub));
  return known;
};

/** Gives the user of a verified address the provider's subject; sessions that were begun otherwise end. */
const link = async (
  db: Tx,
  { email, isVerified, isSaid }: Described,
  sub: string,
  { prefix, emailClaim }: { prefix: string; emailClaim: string },
): Promise<boolean> => {
  if (email === null)
    throw new ProviderError(
      'not_verified',
      `there is no claim ${emailClaim}, in the id token or in the user information`,
      { known: 'no_email' },
    );
  if (!isVerified)
    throw isSaid
      ? new ProviderError('not_verified', 'the provider has not verified the address')
      : new ProviderError(
          'not_verified',
          `the provider does not say whether it has verified the address in the claim ${emailClaim}; OIDC_TRUST_EMAIL=on trusts it`,
          { known: 'not_said' },
        );
  const [user] = await db
    .select({ id: appUser.id, sub: appUser.sub, is_active: appUser.is_active })
    .from(appUser)
    .where(eq(sql`lower(${appUser.email})`, email))
    .for('update');
  if (user && !user.is_active) throw new ProviderError('unknown_user', 'the user is not active');
  if (!user) return false;
  if (user.sub.startsWith(prefix))
    throw new ProviderError('other_account', `user ${user.id} signs in with another account of the provider`);
  await revokeSessionsOfUser(db, user);
  await db.update(appUser).set({ sub }).where(eq(appUser.id, user.id));
  return true;
};

const make = async (db: Tx, who: Described & { email: string }, sub: string, role_id: number): Promise<void> => {
  const { email, first_name, last_name } = who;
  const values = { email, first_name, last_name, role_id, preliminary_estimate_action: 'none' };
  const [made] = await db
    .insert(appUser)
    .values({ ...values, sub })
    .returning({ id: appUser.id });
  if (made) await note(db, made.id, null, values);
};

const somebodyAdministers = async (db: Tx): Promise<boolean> =>
  (await db.execute(sql`select 1 from app_user u where ${sql.raw(ADMINISTERS_USERS)} limit 1`)).rows.length > 0;

/** Gives the user the role that the provider names; the last who administers users stays one. */
const followRole = async (db: Tx, sub: string, role_id: number): Promise<void> => {
  const [user] = await db
    .select({ id: appUser.id, role_id: appUser.role_id })
    .from(appUser)
    .where(eq(appUser.sub, sub))
    .for('update');
  if (!user || user.role_id === role_id) return;
  const isOne = eq(appUser.id, user.id);
  await db
    .update(appUser)
    .set({ role_id, version: sql`version + 1` })
    .where(isOne);
  if (await somebodyAdministers(db)) await note(db, user.id, { role_id: user.role_id }, { role_id });
  else await db.update(appUser).set({ role_id: user.role_id }).where(isOne);
};

/**
 * The user whom the provider names: by its subject, else by the verified address, else a new one where the settings
 * say so. With a claim of roles, the provider says the role at each sign-in.
 * @throws ProviderError
 */
export const userOfProvider = async (db: Database, settings: ProviderSettings, named: Named): Promise<Account> => {
  const prefix = prefixOf(named.issuer);
  const sub = subjectOf(named.issuer, named.sub);
  const who = describe(named.claims, settings);
  await db.transaction(async (tx) => {
    const known = await knownBySub(tx, sub);
    if (known && !known.is_active) throw new ProviderError('unknown_user', 'the user is not active');
    const role_id = await roleIdFor(tx, who.roles, settings);
    if (!known && !(await link(tx, who, sub, { prefix, emailClaim: settings.emailClaim }))) {
      if (!settings.createUsers || role_id === null || who.email === null)
        throw new ProviderError('unknown_user', 'nobody here has the address');
      await make(tx, { ...who, email: who.email }, sub, role_id);
    } else if (role_id !== null) await followRole(tx, sub, role_id);
    await ringRights(tx);
  });
  invalidateActors();
  const account = await accountOfSub(db, sub);
  if (!account) throw new ProviderError('unknown_user', 'the user is not active');
  return account;
};
