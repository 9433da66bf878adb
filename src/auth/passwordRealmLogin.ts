import type { ClientConfig } from './clientConfig';
import { identityError } from './identityError';
import { postToIdentity } from './identityHttp';
import { REALM, SCOPE } from './realm';
import type { IssuedTokens } from './session';

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

const isTokenAnswer = (answer: unknown): answer is { access_token: string; id_token: string; expires_in: number } =>
  typeof answer === 'object' &&
  answer !== null &&
  'access_token' in answer &&
  typeof answer.access_token === 'string' &&
  'id_token' in answer &&
  typeof answer.id_token === 'string' &&
  'expires_in' in answer &&
  typeof answer.expires_in === 'number';

/** @throws CallError */
export const passwordRealmLogin = async (
  config: ClientConfig,
  email: string,
  password: string,
): Promise<IssuedTokens> => {
  const answer = await postToIdentity(`${config.issuer}/oauth/token`, passwordRealmBody(config, email, password));
  if (!isTokenAnswer(answer)) throw identityError(null);
  return { accessToken: answer.access_token, idToken: answer.id_token, expiresIn: answer.expires_in };
};
