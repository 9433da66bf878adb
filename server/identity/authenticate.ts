import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors';
import { actorOf, type Actor } from '../access/actor';
import type { Database } from '../db/database';
import { linkAccount } from './linkAccount';
import type { TokenClaims } from './verifyToken';

export type Authenticate = (request: Pick<FastifyRequest, 'headers'>) => Promise<Actor>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Who asks. UNAUTHENTICATED without a valid token, FORBIDDEN when its subject is no active user [AUTH-061]. */
    authenticate: Authenticate;
  }
}

const bearerOf = (authorization: string | undefined): string => {
  const [scheme, token, ...rest] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw new AppError('UNAUTHENTICATED');
  return token;
};

/** From the bearer token of a request to the user with the rights of this moment; `onStranger` hears of a token whose subject is none. */
export const createAuthenticate =
  (
    db: Database,
    verify: (token: string) => Promise<TokenClaims>,
    onStranger: (claims: TokenClaims) => void = () => undefined,
  ): Authenticate =>
  async ({ headers }) => {
    const claims = await verify(bearerOf(headers.authorization));
    const actor = (await actorOf(db, claims)) ?? ((await linkAccount(db, claims)) ? await actorOf(db, claims) : null);
    if (!actor) {
      onStranger(claims);
      throw new AppError('FORBIDDEN');
    }
    return actor;
  };
