import type { Database } from '../db/database';
import { actorOf } from '../access/actor';
import type { Account } from './accounts';
import { CLAIMS_OF_SCOPE, PERMISSIONS_CLAIM } from './settings';

/** What the issuer knows of a user. It informs the client; the server reads the rights from the database [AUTH-058]. */
export const claimsOf = async (db: Database, account: Account): Promise<{ sub: string; [claim: string]: unknown }> => {
  const actor = await actorOf(db, account.sub);
  return {
    sub: account.sub,
    email: account.email,
    email_verified: true,
    name: `${account.first_name} ${account.last_name}`,
    given_name: account.first_name,
    family_name: account.last_name,
    [PERMISSIONS_CLAIM]: [...(actor?.permissions ?? [])],
  };
};

/** The claims that go into an id token of these scopes. */
export const claimsOfScopes = async (
  db: Database,
  account: Account,
  scopes: readonly string[],
): Promise<Record<string, unknown>> => {
  const wanted = new Set<string>(
    Object.entries(CLAIMS_OF_SCOPE).flatMap(([scope, names]) => (scopes.includes(scope) ? names : [])),
  );
  return Object.fromEntries(Object.entries(await claimsOf(db, account)).filter(([name]) => wanted.has(name)));
};
