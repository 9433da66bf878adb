import type { FastifyInstance } from 'fastify';

/** By one network, a minute: it costs nothing, and whoever checks an installation asks once. */
const RATE = { max: 60, timeWindow: 60_000 };

/** `GET /v1/address`: whom the server takes a caller for, behind whatever proxies there are [OPS-014 OPS-016]. */
export const registerOwnAddress = (app: FastifyInstance): void => {
  app.get('/v1/address', { config: { rateLimit: RATE } }, (request) => ({ address: request.address }));
};
