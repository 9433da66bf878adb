import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { Discovered } from './discovery';
import { ALGORITHMS, faultOf, SKEW } from './idToken';
import { ProviderError } from './ProviderError';

/** The user or session that the provider has signed out. */
export interface LogoutNotice {
  issuer: string;
  jti: string;
  /** The person, or the session at the provider; one of them is there. */
  sub: string | null;
  sid: string | null;
}

/** Seconds; the specification says two minutes. */
const MAX_AGE = 120;
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

const claims = z.looseObject({
  jti: z.string().min(1).max(400),
  sub: z.string().min(1).max(400).optional(),
  sid: z.string().min(1).max(400).optional(),
  events: z.looseObject({ [EVENT]: z.looseObject({}) }),
  nonce: z.undefined().optional(),
});

/**
 * Verifies a logout token: signature, issuer, audience, age, and that it is one and no id token.
 * @throws ProviderError
 */
export const verifyLogoutToken = async (
  token: string,
  { keys, issuer }: Discovered,
  clientId: string,
): Promise<LogoutNotice> => {
  const { payload } = await jwtVerify(token, keys, {
    algorithms: ALGORITHMS,
    issuer,
    audience: clientId,
    clockTolerance: SKEW,
    maxTokenAge: MAX_AGE,
    requiredClaims: ['iat', 'jti', 'events'],
  }).catch((error: unknown) => {
    throw faultOf(error, token);
  });
  const read = claims.safeParse(payload);
  if (!read.success) throw new ProviderError('refused', 'it is no logout token');
  const { jti, sub = null, sid = null } = read.data;
  if (sub === null && sid === null) throw new ProviderError('refused', 'the logout token names nobody');
  return { issuer, jti, sub, sid };
};
