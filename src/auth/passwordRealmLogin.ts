import type { ClientConfig } from './clientConfig';
import { identityError } from './identityError';
import { postToIdentity } from './identityHttp';
import { REALM, SCOPE } from './realm';
import type { IssuedTokens } from './session';
import { readTokens } from './tokenAnswer';

/** The body of Auth0's password-realm grant [AUTH-018]. */
export const passwordRealmBody = (config: ClientConfig, email: string, password: string): Record<string, string> => ({
  grant_type: 'http://auth0.com/oauth/grant-type/password-realm',
  realm: REALM,
  client_id: config.clientId,
  username: email,
  password,
  scope: SCOPE,
  ...(config.audience ? { audience: config.audience } : {}),
});

/** @throws CallError */
export const passwordRealmLogin = async (
  config: ClientConfig,
  email: string,
  password: string,
): Promise<IssuedTokens> => {
  const answer = await postToIdentity(`${config.issuer}/oauth/token`, passwordRealmBody(config, email, password));
  const tokens = readTokens(answer);
  if (!tokens) throw identityError(null);
  return tokens;
};
