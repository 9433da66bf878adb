import type { IssuedTokens } from './session';

export type RedirectAnswer =
  | { kind: 'tokens'; tokens: IssuedTokens; state: string | null }
  | { kind: 'error'; error: string; description: string | null }
  | { kind: 'nothing' };

/**
 * What an identity provider put into the address's hash: both tokens, an error, or neither [AUTH-017].
 * A hash with only one of the two tokens, or without a lifetime, signs nobody in.
 */
export const parseRedirectHash = (hash: string): RedirectAnswer => {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const error = params.get('error');
  if (error) return { kind: 'error', error, description: params.get('error_description') };
  const accessToken = params.get('access_token');
  const idToken = params.get('id_token');
  const expiresIn = Number(params.get('expires_in'));
  if (!accessToken || !idToken || !(expiresIn > 0)) return { kind: 'nothing' };
  return { kind: 'tokens', tokens: { accessToken, idToken, expiresIn }, state: params.get('state') };
};
