import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import type { Discovered } from './discovery';
import { ProviderError } from './ProviderError';

/** Signatures by a key pair: a secret that two sides know proves nothing here. */
export const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** Seconds by which clocks may differ, and for which a token is fresh. */
export const SKEW = 60;
const FRESH = 600;

/** By which algorithm a token says that it is signed. */
const algorithmOf = (token: string): string => {
  try {
    const { alg } = decodeProtectedHeader(token);
    return typeof alg === 'string' && /^[\w-]{1,20}$/.test(alg) ? alg : 'an unknown algorithm';
  } catch {
    return 'an unknown algorithm';
  }
};

const CLOCKS = 'the clock of this server or of the provider is off';

/** A token that was issued or begins in the future, or ended before it came [OPS-018]. */
const clockText = ({ claim, payload }: errors.JWTClaimValidationFailed | errors.JWTExpired): string => {
  const at = Number(payload[claim]);
  const off = Math.round(at - Date.now() / 1000);
  const when = Number.isFinite(off) ? `${Math.abs(off)} s ${off > 0 ? 'ahead' : 'ago'}` : 'at another time';
  return `the id token's ${claim} is ${when} of this server's time: ${CLOCKS}`;
};

const claimFault = (error: errors.JWTClaimValidationFailed): ProviderError => {
  const { claim, reason } = error;
  if (reason === 'missing') return new ProviderError('refused', `the id token has no claim ${claim}`, { cause: error });
  if (claim === 'iss') return new ProviderError('wrong_issuer', 'the id token is of another issuer', { cause: error });
  if (claim === 'iat' || claim === 'nbf')
    return new ProviderError('expired', clockText(error), { cause: error, known: 'clock' });
  return new ProviderError('refused', `the id token's ${claim} is not right`, { cause: error });
};

/** What is wrong with a token of the provider, or with the way to its keys. */
export const faultOf = (error: unknown, token: string): ProviderError => {
  const as = (fault: ProviderError['fault'], text: string) => new ProviderError(fault, text, { cause: error });
  // A token comes straight from the provider: one that has expired on the way was made by another clock.
  if (error instanceof errors.JWTExpired)
    return new ProviderError('expired', clockText(error), { cause: error, known: 'clock' });
  if (error instanceof errors.JWKSNoMatchingKey) return as('key_unknown', 'the id token is signed by an unknown key');
  if (error instanceof errors.JWTClaimValidationFailed) return claimFault(error);
  if (error instanceof errors.JWKSTimeout) return as('unreachable', 'the keys did not come');
  if (error instanceof errors.JOSEAlgNotAllowed)
    return new ProviderError(
      'refused',
      `the token is signed with ${algorithmOf(token)}; set the signing algorithm of this client to RS256 at the provider`,
      { cause: error, known: 'algorithm' },
    );
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
    throw faultOf(error, token);
  });
  const isForOthers = Array.isArray(payload.aud) && payload.aud.length > 1;
  if (payload.nonce !== nonce) throw new ProviderError('refused', 'the id token answers another sign-in');
  if (payload.azp === undefined ? isForOthers : payload.azp !== clientId)
    throw new ProviderError('refused', 'the id token was made for another client');
  if (!payload.sub) throw new ProviderError('refused', 'the id token names nobody');
  return { ...payload, sub: payload.sub };
};
