import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientAddress, networkOf, type TrustProxy } from './clientAddress';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who it comes from, null where that is not known; see `clientAddress`. Nothing else says it. */
    address: string | null;
  }
}

/** Where a request came from, as it is written down. */
export interface Caller {
  ip: string | null;
  agent?: string | undefined;
}

/** Where a request came from. */
export const callerOf = ({ address, headers }: Pick<FastifyRequest, 'address' | 'headers'>): Caller => ({
  ip: address,
  agent: headers['user-agent'],
});

/** What a request without a user is counted by. */
export const networkIn = ({ address }: Pick<FastifyRequest, 'address'>): string => networkOf(address);

/** Finds out whom each request comes from, before anything else: later the issuer's own view of it takes its headers. */
export const registerClientAddress = (app: FastifyInstance, trust: TrustProxy | null): void => {
  app.decorateRequest('address', null);
  app.addHook('onRequest', async (request) => {
    const forwarded = request.headers['x-forwarded-for'];
    const { remoteAddress } = request.raw.socket;
    request.address = clientAddress(remoteAddress, Array.isArray(forwarded) ? forwarded.join() : forwarded, trust);
  });
};
