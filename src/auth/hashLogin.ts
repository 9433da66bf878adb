import type { ClientConfig } from './clientConfig';
import { identityError } from './identityError';
import { REALM, SCOPE } from './realm';
import { parseRedirectHash } from './redirectHash';
import type { IssuedTokens } from './session';
import { tokenClaim } from './tokenSubject';

const STATE_KEY = 'trowel:login_state';
const NONCE_KEY = 'trowel:login_nonce';

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
  const nonce = crypto.randomUUID();
  window.sessionStorage.setItem(STATE_KEY, state);
  window.sessionStorage.setItem(NONCE_KEY, nonce);
  window.location.assign(hashLoginUrl(config, window.location.origin, { state, nonce }));
};

/** Whether it is what this tab has kept, which counts once. */
const take = (key: string, given: string | null): boolean => {
  const kept = window.sessionStorage.getItem(key);
  window.sessionStorage.removeItem(key);
  return kept !== null && kept === given;
};

/**
 * The tokens in the address's hash, null when it holds none. They count only with the state of a login that this tab
 * began, so that a link cannot sign somebody in as another, and with its nonce in the id token, so that a token of
 * another login does not do.
 * @throws CallError when the hash carries the provider's error
 */
export const readHashLogin = (hash: string): IssuedTokens | null => {
  const answer = parseRedirectHash(hash);
  if (answer.kind === 'nothing') return null;
  if (answer.kind === 'error') throw identityError(answer.description);
  const isOwn = take(STATE_KEY, answer.state);
  return take(NONCE_KEY, tokenClaim(answer.tokens.idToken, 'nonce')) && isOwn ? answer.tokens : null;
};
