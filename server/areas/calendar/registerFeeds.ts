import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#domain/errors';
import type { Services } from '../../services';
import { feedHash } from './feedTarget';
import { keptFeeds, type KeptFeed } from './keptFeeds';
import { readFeed } from './readFeed';

/** Readings of one feed in a minute; one more gets the last answer again. */
const MAX_A_MINUTE = 30;
/** Readings in a minute, from one network, of addresses that have not been answered before. */
const MAX_UNKNOWN_A_MINUTE = 600;
/** Seconds after which a program that was given an old answer may read again. */
const RETRY_AFTER_S = 300;

const query = z.object({ key: z.string().regex(/^[\w-]{40,60}$/), language: z.enum(['en', 'es']).catch('en') });

/** Which feed is read, and in which language; null for an address that is none. */
const readingOf = ({ query: given }: FastifyRequest) => {
  const { success, data } = query.safeParse(given);
  return success ? { key: feedHash(data.key), language: data.language } : null;
};

const answer = (request: FastifyRequest, reply: FastifyReply, { body, etag }: KeptFeed): FastifyReply => {
  void reply
    .type('text/calendar; charset=utf-8')
    .headers({ etag, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  const known = (request.headers['if-none-match'] ?? '').split(/,\s*/);
  return known.includes(etag) ? reply.status(304).send() : reply.send(body);
};

/**
 * Answers the secret addresses, each with what its user may see at the moment of reading. No fault of ours and no limit is
 * answered with a status that says so: desktop calendars switch a subscription off at the first 429 or 5xx, until they
 * are started anew or for good. They are given the last answer, "nothing new", or, where neither is known, a connection
 * that ends, after which they read again [MSG-006].
 */
export const registerFeeds = (app: FastifyInstance, services: Services): void => {
  const kept = keptFeeds(() => services.clock().getTime());
  const checkUnknown = app.createRateLimit({ max: MAX_UNKNOWN_A_MINUTE, timeWindow: '1 minute' });

  const answerNone = (reply: FastifyReply): FastifyReply =>
    reply.status(404).type('text/plain; charset=utf-8').send('This calendar is no longer there.\n');

  const answerLast = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const isLimit = error instanceof AppError && error.code === 'RATE_LIMITED';
    // No subscription has such an address, however often it is asked for.
    if (readingOf(request) === null) return void answerNone(reply);
    if (!isLimit) request.log.error({ err: error }, 'a calendar feed could not be made');
    const reading = readingOf(request);
    const last = reading && kept.find(`${reading.key} ${reading.language}`);
    void reply.header('retry-after', RETRY_AFTER_S);
    if (last) void answer(request, reply, last);
    else if (request.headers['if-none-match']) void reply.status(304).send();
    else reply.cut();
  };

  app.get(
    '/calendar-feed.ics',
    {
      config: {
        rateLimit: {
          max: MAX_A_MINUTE,
          timeWindow: '1 minute',
          keyGenerator: (request) => `feed ${readingOf(request)?.key ?? 'none'}`,
        },
      },
      errorHandler: (error, request, reply) => answerLast(error, request, reply),
    },
    async (request, reply) => {
      const reading = readingOf(request);
      const name = reading && `${reading.key} ${reading.language}`;
      if (name && !kept.find(name)) {
        const limit = await checkUnknown(request);
        if (!limit.isAllowed && limit.isExceeded) throw new AppError('RATE_LIMITED');
      }
      const feed = reading && (await readFeed(services, reading.key, reading.language));
      if (name && feed) {
        kept.keep(name, feed);
        return answer(request, reply, feed);
      }
      if (name) kept.forget(name);
      return answerNone(reply);
    },
  );
};
