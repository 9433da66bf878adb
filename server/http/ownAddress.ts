import type { FastifyInstance } from 'fastify';
import { readAddress } from './clientAddress';

/** By one network, a minute: it costs nothing, and whoever checks an installation asks once. */
const RATE = { max: 60, timeWindow: 60_000 };

/**
 * `GET /v1/address`: whom the server takes a caller for, behind whatever proxies there are, and what the last of them has
 * added [OPS-014 OPS-016].
 */
export const registerOwnAddress = (app: FastifyInstance): void => {
  app.get('/v1/address', { config: { rateLimit: RATE } }, (request) => {
    const forwarded = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1);
    return { address: request.address, seen_by_proxy: readAddress(forwarded?.trim()) };
  });
};
