import type { FastifyInstance } from 'fastify';

/**
 * Nothing that is made for one request is kept on its way, errors and health least of all: a proxy with a store of its
 * own would give them to others for minutes [OPS-016]. Answers that say for themselves how long they hold do so, and
 * those with an ETag may be kept by whoever asks anew each time.
 */
export const registerCaching = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader('cache-control') && reply.statusCode < 400) return;
    reply.header('cache-control', reply.hasHeader('etag') && reply.statusCode < 400 ? 'private, no-cache' : 'no-store');
  });
};
