import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { can } from '#domain/access/can';
import { EDITS_JOBS_OR_ESTIMATES, EDITS_SUB_JOBS } from '#domain/access/needs';
import { AppError, badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import type { Geocoder } from './geocoder';

const MAX_PART = 255;
const part = z
  .string()
  .max(MAX_PART)
  .default('')
  .transform((text) => text.trim());
const input = z.object({ address: part, city: part, state: part, county: part, zip: part });

/**
 * GET /v1/geocode?address=&city=&state=&county=&zip=, for whoever edits jobs, builders or estimates
 * [API-036 API-039 BAPI-016].
 */
export const registerGeocode = (app: FastifyInstance, geocode: Geocoder): void => {
  app.get('/v1/geocode', async (request, reply) => {
    const { permissions } = await app.authenticate(request);
    if (!can(permissions, { any: [EDITS_JOBS_OR_ESTIMATES, EDITS_SUB_JOBS] })) throw new AppError('FORBIDDEN');
    const query = input.safeParse(request.query);
    if (!query.success) throw badInput(toFieldErrors(query.error));
    return reply.header('cache-control', 'private, max-age=600').send(await geocode(query.data));
  });
};
