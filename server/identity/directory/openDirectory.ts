import { AppError } from '#domain/errors';
import type { Env } from '../../env';
import type { Mailer } from '../../mail/mailer';
import { auth0Directory } from './auth0Directory';
import { embeddedDirectory, isMailing } from './embeddedDirectory';
import type { UserDirectory } from './userDirectory';

const unsaid = (): never => {
  throw new AppError(
    'SERVICE_UNAVAILABLE',
    {},
    'Users are kept by Auth0: set AUTH0_MGMT_CLIENT_ID and AUTH0_MGMT_CLIENT_SECRET to administer them here.',
  );
};

/** Auth0 without the keys of its administration: roles and rights can be changed here, accounts cannot. */
const NO_DIRECTORY: UserDirectory = {
  create: async () => unsaid(),
  remove: async () => unsaid(),
  change: async () => unsaid(),
  setBlocked: async () => undefined,
  resetPassword: async () => unsaid(),
  invite: async () => unsaid(),
  invitationLink: async () => unsaid(),
  isMailing: false,
};

/** The accounts of the identity provider that signs people in. */
export const openDirectory = (mailer: Mailer, env: Env): UserDirectory => {
  const {
    AUTH0_DOMAIN: domain,
    AUTH0_CLIENT_ID: appClientId,
    AUTH0_MGMT_CLIENT_ID: clientId,
    AUTH0_MGMT_CLIENT_SECRET: clientSecret,
  } = env;
  if (!domain || !appClientId) return embeddedDirectory(env, mailer);
  if (!clientId || !clientSecret) return NO_DIRECTORY;
  const base = domain.includes('://') ? domain : `https://${domain}`;
  const { origin } = env;
  return auth0Directory({ base, clientId, clientSecret, appClientId, origin, isMailing: isMailing(env) }, mailer);
};
