import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '#domain/errors';
import { actorIn, perUser } from '../access/perUser';
import type { OpenDatabase } from '../db/database';
import type { PublicConfig } from './publicConfig';
import { profileOf, weekStart } from './profile';
import { notifyOfMissingAccess } from './notifyOfMissingAccess';

/** The header of a profile that says where a live stream stands that begins now. */
export const LIVE_CURSOR = 'x-live-cursor';
/** The header of a profile that says on which weekday date pickers and months begin [KEY-004]. */
export const WEEK_START = 'x-week-starts-on';

const profileQuery = z.looseObject({ sub: z.string() });

/**
 * GET /v1/config without a token, and the signed-in user's own profile [AUTH-058].
 * @param liveCursor where a page stands that asks for nothing before its profile has come: its live stream goes on from there
 */
export const registerProfileRoutes = (
  app: FastifyInstance,
  { db, pool }: OpenDatabase,
  config: PublicConfig,
  liveCursor: () => string | null,
): void => {
  // Each opening of a page asks for both, and an office shares an address.
  app.get('/v1/config', { config: { rateLimit: { max: 1_200, timeWindow: '1 minute' } } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send(config),
  );

  app.get('/v1/getCurrentUserProfile', perUser(app, 300), async (request, reply) => {
    const actor = actorIn(request);
    const query = profileQuery.safeParse(request.query);
    if (!query.success || query.data.sub !== actor.sub) throw new AppError('FORBIDDEN');
    const cursor = liveCursor();
    if (cursor !== null) reply.header(LIVE_CURSOR, cursor);
    const profile = await profileOf(db, actor);
    if (actor.permissions.size === 0 && !actor.viewed_by)
      notifyOfMissingAccess(pool, { id: actor.user_id, name: actor.name }).catch((error: unknown) =>
        app.log.warn({ err: error }, 'nobody was told of a user without access'),
      );
    return reply
      .header('cache-control', 'no-store')
      .header(WEEK_START, await weekStart(db))
      .send(profile);
  });
};
