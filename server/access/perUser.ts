import type { FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors';
import type { Actor } from './actor';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user who sends the request; null where nobody is signed in. */
    actor: Actor | null;
  }
}

type Asking = Pick<FastifyRequest, 'headers' | 'actor' | 'method' | 'routeOptions'>;

interface PerUser {
  onRequest(request: Asking): Promise<void>;
  config: { rateLimit: { max: number; timeWindow: string; keyGenerator(request: Asking): string } };
}

/**
 * A route of signed-in users, and how many requests a minute each of them has there. An office shares one address, so
 * nobody is counted by it: a request without a token is refused before its body is read, and counts for no one.
 */
export const perUser = (app: { authenticate(request: Asking): Promise<Actor> }, max: number): PerUser => ({
  onRequest: async (request) => {
    request.actor = await app.authenticate(request);
  },
  config: {
    rateLimit: {
      max,
      timeWindow: '1 minute',
      keyGenerator: (request) => {
        const { user_id, token_id } = actorIn(request);
        return token_id === undefined ? `user ${user_id}` : `token ${token_id}`;
      },
    },
  },
});

/** The user who sends the request, on a route of `perUser`. */
export const actorIn = ({ actor }: Pick<FastifyRequest, 'actor'>): Actor => {
  if (!actor) throw new AppError('UNAUTHENTICATED');
  return actor;
};
