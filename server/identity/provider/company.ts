import type { Database } from '../../db/database';
import type { Env } from '../../env';
import type { FactorPolicy } from '../factors/factorPolicy';
import { grantOfVisit, type Visit } from '../issuerSession';
import { payloadStore } from '../payloadStore';
import { LIFETIME } from '../settings';
import { createProviderClient, type Named, type ProviderClient } from './providerClient';
import { providerSettings, type ProviderSettings } from './providerSettings';

/** The company's own OpenID Connect provider. */
export interface Company {
  settings: ProviderSettings;
  client: ProviderClient;
  /** Keeps the provider's token beside our session, with which it ends. */
  keep(db: Database, grantId: string, named: Pick<Named, 'idToken' | 'sid' | 'auth_time'>): Promise<void>;
  /** When the provider had the person sign in, seconds, as it says itself; null where it does not [SEC-003]. */
  provenAt(db: Database, grantId: string): Promise<number | null>;
  /** Whether a session was begun by the provider. */
  hasBegun(db: Database, grantId: string): Promise<boolean>;
  /** Where the provider's session of this browser ends; null when ours was not begun there. */
  logoutAddress(visit: Visit, returnTo: string): Promise<string | null>;
}

const tokens = (db: Database) => payloadStore(db)('ProviderToken');

/** The provider of the settings; null when there is none. */
export const createCompany = (env: Env): Company | null => {
  const settings = providerSettings(env);
  if (!settings) return null;
  const client = createProviderClient(settings);
  return {
    settings,
    client,
    keep: async (db, grantId, { idToken, sid, auth_time }) => {
      await tokens(db).upsert(
        grantId,
        { idToken, grantId, ...(sid === null ? {} : { sid }), ...(auth_time === null ? {} : { auth_time }) },
        LIFETIME.session,
      );
    },
    provenAt: async (db, grantId) => {
      const kept = await tokens(db).find(grantId);
      return kept && 'auth_time' in kept && typeof kept.auth_time === 'number' ? kept.auth_time : null;
    },
    hasBegun: async (db, grantId) => (await tokens(db).find(grantId)) !== undefined,
    logoutAddress: async (visit, returnTo) => {
      const grantId = await grantOfVisit(visit);
      const kept = grantId === undefined ? undefined : await tokens(visit.db).find(grantId);
      return kept && 'idToken' in kept ? client.logoutAddress(String(kept.idToken), returnTo) : null;
    },
  };
};

/** Sessions go on as far as the company's provider has begun them: for where nobody else signs in [SEC-005]. */
export const onlyOfProvider = (db: Database, policy: FactorPolicy, company: Company): FactorPolicy => ({
  ...policy,
  mayGoOn: async (user_id, grant_id) =>
    grant_id !== undefined && (await policy.mayGoOn(user_id, grant_id)) && (await company.hasBegun(db, grant_id)),
});
