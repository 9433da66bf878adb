import type { FastifyRequest } from 'fastify';
import { AppError, refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { actorOf, type Actor } from '../access/actor';
import { actorOfApiToken, isApiToken } from '../access/apiToken';
import { isRouteAllowed } from '../access/onBehalf';
import { actorOfView, isViewKey } from '../access/viewKey';
import type { Database } from '../db/database';
import { networkOf } from '../http/clientAddress';
import { linkAccount } from './linkAccount';
import { createStrangers } from './strangers';
import { createTouch } from './userSessions';
import type { TokenClaims } from './verifyToken';

/** Who was found stands in the request as well, for the line that is logged of it. */
export type Authenticate = (
  request: Pick<FastifyRequest, 'headers' | 'method' | 'routeOptions'> & {
    address?: string | null;
    actor?: Actor | null;
  },
) => Promise<Actor>;

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

interface AuthenticateOptions {
  /** Hears of a token whose subject is no user. */
  onStranger?: (claims: TokenClaims) => void;
  /** See `providerDays`. */
  days?: number | null;
}

/** From the bearer token of a request to the user with the rights of this moment. */
export const createAuthenticate = (
  db: Database,
  verify: (token: string) => Promise<TokenClaims>,
  { onStranger = () => undefined, days = null }: AuthenticateOptions = {},
): Authenticate => {
  const touch = createTouch(db);
  const strangers = createStrangers();
  const authenticate = async (request: Parameters<Authenticate>[0], network: string): Promise<Actor> => {
    const { headers } = request;
    if (headers['x-device-user'] !== undefined && !isRouteAllowed('device', request)) throw new AppError('FORBIDDEN');
    const bearer = bearerOf(headers.authorization);
    if (isApiToken(bearer)) {
      const program = await strangers.lookUp(network, bearer, () => actorOfApiToken(db, bearer, days));
      if (!program) throw new AppError('UNAUTHENTICATED');
      request.actor = program;
      return program;
    }
    if (isViewKey(bearer)) {
      const seen = await strangers.lookUp(network, bearer, () => actorOfView(db, bearer));
      if (!seen) throw new AppError('UNAUTHENTICATED');
      request.actor = seen;
      if (!isRouteAllowed('view', request))
        throw refusalError(refuse('view_only', { name: seen.name }, undefined, 'FORBIDDEN'));
      return seen;
    }
    const claims = await verify(bearer);
    const actor = (await actorOf(db, claims)) ?? ((await linkAccount(db, claims)) ? await actorOf(db, claims) : null);
    if (!actor) {
      onStranger(claims);
      throw new AppError('FORBIDDEN');
    }
    if (claims.session !== undefined && request.address !== undefined)
      await touch(claims.session, { ip: request.address, agent: headers['user-agent'] });
    request.actor = actor;
    return actor;
  };
  return async (request) => {
    const network = networkOf(request.address ?? null);
    try {
      return await authenticate(request, network);
    } catch (error) {
      const isNone = error instanceof AppError && error.code === 'UNAUTHENTICATED';
      throw isNone ? strangers.refuse(network, error) : error;
    }
  };
};
