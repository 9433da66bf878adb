import type { FastifyRequest } from 'fastify';

/** The pattern of the address, without what a person typed or looked at. */
export const routeOf = ({ routeOptions: { url }, url: asked }: FastifyRequest): string => {
  if (asked.startsWith('/assets/')) return '/assets/*';
  return url ?? '*';
};
