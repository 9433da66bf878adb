import type { FastifyInstance } from 'fastify';
import { CALLS } from '#domain/access/calls';
import { can } from '#domain/access/can';
import { AppError } from '#domain/errors';
import { actorIn, perUser } from '../../access/perUser';
import type { Env } from '../../env';
import { shownSettings } from './shownSettings';

/** GET /v1/settings: what the server was started with, for who sees the Administrator Dashboard [ADM-006]. */
export const registerServerSettings = (app: FastifyInstance, { env }: { env: Env }): void => {
  app.get('/v1/settings', perUser(app, 120), async (request, reply) => {
    const actor = actorIn(request);
    if (!can(actor.permissions, CALLS.serverSettings.need)) throw new AppError('FORBIDDEN');
    return reply.header('cache-control', 'no-store').send({ groups: shownSettings(env) });
  });
};
