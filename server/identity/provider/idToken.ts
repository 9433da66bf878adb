import { errors, jwtVerify, type JWTPayload } from 'jose';
import type { Discovered } from './discovery';
import { ProviderError } from './ProviderError';

/** Signatures by a key pair: a secret that two sides know proves nothing here. */
export const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** Seconds by which clocks may differ, and for which a token is fresh. */
export const SKEW = 60;
const FRESH = 600;

/** What is wrong with a token of the provider, or with the way to its keys. */
export const faultOf = (error: unknown): ProviderError => {
  const as = (fault: ProviderError['fault'], text: string) => new ProviderError(fault, text, { cause: error });
  if (error instanceof errors.JWTExpired) return as('expired', 'the id token has expired');
  if (error instanceof errors.JWKSNoMatchingKey) return as('key_unknown', 'the id token is signed by an unknown key');
  if (error instanceof errors.JWTClaimValidationFailed) {
    if (error.claim === 'iss') return as('wrong_issuer', 'the id token is of another issuer');
    return as(error.claim === 'iat' ? 'expired' : 'refused', `the id token's ${error.claim} is not right`);
  }
  if (error instanceof errors.JWKSTimeout) return as('unreachable', 'the keys did not come');
  if (error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC')
    return as('refused', `the id token is not valid: ${error.code}`);
  return as('unreachable', 'the keys could not be read');
};

/**
 * Verifies the id token of a sign-in: signature, issuer, audience, lifetime, and that it answers this sign-in.
 * @throws ProviderError
 */
export const verifyIdToken = async (
  token: string,
  { keys, issuer }: Discovered,
  { clientId, nonce }: { clientId: string; nonce: string },
): Promise<JWTPayload & { sub: string }> => {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ALGORITHMS,
    issuer,
    audience: clientId,
    clockTolerance: SKEW,
    maxTokenAge: FRESH,
    requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
  }).catch((error: unknown) => {
    throw faultOf(error);
  });
  const isForOthers = Array.isArray(payload.aud) && payload.aud.length > 1;
  if (payload.nonce !== nonce) throw new ProviderError('refused', 'the id token answers another sign-in');
  if (payload.azp === undefined ? isForOthers : payload.azp !== clientId)
    throw new ProviderError('refused', 'the id token was made for another client');
  if (!payload.sub) throw new ProviderError('refused', 'the id token names nobody');
  return { ...payload, sub: payload.sub };
};
