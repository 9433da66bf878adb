import { hash } from 'node:crypto';
import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import { AppError } from '#domain/errors';
import { SESSION_CLAIM } from '../access/actor';
import { isDatabaseAway } from '../http/errors';

const claims = z.object({
  sub: z.string().min(1),
  iat: z.number(),
  exp: z.number(),
  azp: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  [SESSION_CLAIM]: z.string().optional(),
});

/**
 * What the server believes of a token. Its permissions are not among it: they are read from the database [AUTH-061].
 */
export type TokenClaims = Omit<z.infer<typeof claims>, typeof SESSION_CLAIM> & { session?: string | undefined };

export interface VerifierOptions {
  /** The accepted `iss`, each with the slash at its end. */
  issuers: readonly string[];
  clientId: string;
  keys: JWTVerifyGetKey;
}

/** Tokens remembered at most; a forgotten one is only verified again. */
const KEPT = 5000;

/**
 * Verifies id tokens: RS256 with a key that is named and known, issuer, audience, lifetime. A verified token is
 * remembered by its hash until it expires, because verifying costs more than a small query.
 * @throws AppError UNAUTHENTICATED
 */
export const createTokenVerifier = ({ issuers, clientId, keys }: VerifierOptions) => {
  const verified = new Map<string, TokenClaims>();
  const verify = async (token: string): Promise<TokenClaims> => {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: [...issuers],
      audience: clientId,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    const { [SESSION_CLAIM]: session, ...known } = claims.parse(payload);
    if (!protectedHeader.kid || (known.azp !== undefined && known.azp !== clientId))
      throw new AppError('UNAUTHENTICATED');
    return { ...known, session };
  };
  return async (token: string): Promise<TokenClaims> => {
    const key = hash('sha256', token, 'base64');
    const remembered = verified.get(key);
    if (remembered && remembered.exp > Date.now() / 1000) return remembered;
    verified.delete(key);
    try {
      const known = await verify(token);
      const oldest = verified.size >= KEPT ? verified.keys().next() : undefined;
      if (oldest && !oldest.done) verified.delete(oldest.value);
      verified.set(key, known);
      return known;
    } catch (error) {
      if (isDatabaseAway(error) || error instanceof errors.JWKSTimeout) throw new AppError('SERVICE_UNAVAILABLE');
      throw new AppError('UNAUTHENTICATED');
    }
  };
};
