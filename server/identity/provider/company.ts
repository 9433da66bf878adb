import type { Database } from '../../db/database';
import type { Env } from '../../env';
import { grantOfVisit, type Visit } from '../issuerSession';
import { payloadStore } from '../payloadStore';
import { LIFETIME } from '../settings';
import { createProviderClient, type ProviderClient } from './providerClient';
import { providerSettings, type ProviderSettings } from './providerSettings';

/** The company's own OpenID Connect provider. */
export interface Company {
  settings: ProviderSettings;
  client: ProviderClient;
  /** Keeps the provider's token beside our session, with which it ends. */
  keep(db: Database, grantId: string, idToken: string): Promise<void>;
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
    keep: async (db, grantId, idToken) => {
      await tokens(db).upsert(grantId, { idToken, grantId }, LIFETIME.session);
    },
    logoutAddress: async (visit, returnTo) => {
      const grantId = await grantOfVisit(visit);
      const kept = grantId === undefined ? undefined : await tokens(visit.db).find(grantId);
      return kept && 'idToken' in kept ? client.logoutAddress(String(kept.idToken), returnTo) : null;
    },
  };
};
