import type { ClientConfig } from './clientConfig';
import { identityError } from './identityError';
import { REALM, SCOPE } from './realm';
import { parseRedirectHash } from './redirectHash';
import type { IssuedTokens } from './session';

const STATE_KEY = 'trowel:login_state';

/** The provider's login page that answers with the tokens in the hash: response type token and id_token [AUTH-018]. */
export const hashLoginUrl = (
  config: ClientConfig,
  returnTo: string,
  secrets: { state: string; nonce: string },
): string => {
  const params = new URLSearchParams({
    client_id: config.clientId,
    response_type: 'token id_token',
    scope: SCOPE,
    connection: REALM,
    redirect_uri: returnTo,
    ...secrets,
    ...(config.audience ? { audience: config.audience } : {}),
  });
  return `${config.issuer}/authorize?${params.toString()}`;
};

export const startHashLogin = (config: ClientConfig): void => {
  const state = crypto.randomUUID();
  window.sessionStorage.setItem(STATE_KEY, state);
  window.location.assign(hashLoginUrl(config, window.location.origin, { state, nonce: crypto.randomUUID() }));
};

/**
 * The tokens in the address's hash, null when it holds none. They count only with the state of a login that this tab
 * began, so that a link cannot sign somebody in as another.
 * @throws CallError when the hash carries the provider's error
 */
export const readHashLogin = (hash: string): IssuedTokens | null => {
  const answer = parseRedirectHash(hash);
  if (answer.kind === 'nothing') return null;
  if (answer.kind === 'error') throw identityError(answer.description);
  const expected = window.sessionStorage.getItem(STATE_KEY);
  window.sessionStorage.removeItem(STATE_KEY);
  return expected !== null && expected === answer.state ? answer.tokens : null;
};
