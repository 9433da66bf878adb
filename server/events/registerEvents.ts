import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { can, type Need } from '#domain/access/can';
import { AppError, badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { HELD_ON, initialsOf, type AtBoard, type HoldEvent } from '#domain/live';
import { SESSION_CLAIM, type Actor } from '../access/actor';
import { actorIn, perUser } from '../access/perUser';
import { liveClient, type StreamOwner } from './liveClients';
import type { LiveHub } from './hub';

/** Of one user a minute: a hand takes and lets go of a card in a second, and boards say every minute that they are open. */
const MAX_PRESENCE = 600;
/** Streams that one user opens in a minute, with all browsers and what breaks on the way. */
const MAX_STREAMS = 120;

const holdInput = z.strictObject({
  category: z.enum(HELD_ON),
  card_key: z.string().min(1).max(80),
  stream: z.uuid(),
  is_held: z.boolean(),
});

const viewerInput = z.strictObject({
  category: z.enum(HELD_ON),
  stream: z.uuid(),
  screen: z.uuid(),
  is_open: z.boolean(),
});

export interface EventsOptions {
  hub: LiveHub;
  /** @throws AppError UNAUTHENTICATED or FORBIDDEN */
  authenticate(request: FastifyRequest): Promise<Actor>;
  /** The right to be at a board, which shows who else is. */
  viewNeed: (category: HoldEvent['category']) => Need;
  /** The right to hold a card of a board. */
  editNeed: (category: HoldEvent['category']) => Need;
  /** Bytes that a slow browser may lag behind; tests have less patience. */
  maxBacklog?: number;
}

const cursorOf = (request: FastifyRequest): string | undefined => {
  const { query } = request;
  const cursor = typeof query === 'object' && query !== null && 'cursor' in query ? query.cursor : undefined;
  return typeof cursor === 'string' && cursor !== '' ? cursor : undefined;
};

/** When the token of an authenticated request was issued and when it ends; it has been verified by then. */
const lifetimeOf = ({ headers }: FastifyRequest): Omit<StreamOwner, 'actor'> => {
  const { iat = 0, exp = 0, ...claims } = decodeJwt(headers.authorization?.split(' ')[1] ?? '');
  const session = claims[SESSION_CLAIM];
  return { iat, exp, session: typeof session === 'string' ? session : undefined };
};

/**
 * GET /v1/events?cursor=, one stream a browser; PUT /v1/presence, which says that a card is held or let go; and
 * PUT /v1/viewers, which says that a board is open or left, and answers who else is at it [SDY-006].
 */
export const registerEvents = (
  app: FastifyInstance,
  { hub, authenticate, viewNeed, editNeed, maxBacklog }: EventsOptions,
): void => {
  const streams = perUser({ authenticate }, MAX_STREAMS);
  app.get('/v1/events', { ...streams, config: { ...streams.config, isStream: true } }, async (request, reply) => {
    const actor = await authenticate(request);
    // A stream asks again and again whether its user may still see it, and knows of no narrower rights than those of the user.
    if (actor.token_id !== undefined) throw new AppError('FORBIDDEN');
    // Whatever can fail fails before: a reply that was taken over answers no error.
    const owner = { actor, ...lifetimeOf(request) };
    reply.hijack();
    reply.raw.removeHeader('transfer-encoding'); // a body that ends with its connection: no frame around each write
    reply.raw.writeHead(200, {
      connection: 'close',
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    const client = liveClient(reply.raw, owner, maxBacklog);
    reply.raw.on('close', () => hub.disconnect(client));
    await hub.connect(client, cursorOf(request)).catch((error: unknown) => {
      request.log.warn({ err: error }, 'event stream');
      client.close();
    });
  });

  app.put('/v1/presence', perUser({ authenticate }, MAX_PRESENCE), async (request, reply) => {
    const actor = actorIn(request);
    const input = holdInput.safeParse(request.body);
    if (!input.success) throw badInput(toFieldErrors(input.error));
    if (!can(actor.permissions, editNeed(input.data.category))) throw new AppError('FORBIDDEN');
    hub.hold({ ...input.data, user: { id: actor.user_id, name: actor.name, initials: initialsOf(actor.name) } });
    return reply.status(204).send();
  });

  app.put('/v1/viewers', perUser({ authenticate }, MAX_PRESENCE), async (request, reply) => {
    const actor = actorIn(request);
    const input = viewerInput.safeParse(request.body);
    if (!input.success) throw badInput(toFieldErrors(input.error));
    if (!can(actor.permissions, viewNeed(input.data.category))) throw new AppError('FORBIDDEN');
    reply.header('cache-control', 'no-store');
    // Who sees assigned sub-jobs alone is not told who works on the others, and a program looks at no board.
    if (actor.token_id !== undefined || actor.permissions.has('IS_SUBCONTRACTOR'))
      return reply.send({ viewers: [], holds: [] } satisfies AtBoard);
    const user = { id: actor.user_id, name: actor.name, initials: initialsOf(actor.name) };
    return reply.send(hub.view({ ...input.data, user }));
  });
};
