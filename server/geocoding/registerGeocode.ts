import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { can } from '#domain/access/can';
import { EDITS_JOBS_OR_ESTIMATES, EDITS_SUB_JOBS } from '#domain/access/needs';
import { AppError, badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { actorIn, perUser } from '../access/perUser';
import { attemptLimit } from '../http/attemptLimit';
import type { Geocoder } from './geocoder';

/** Look-ups of one user: a service may cost money for each. */
const MAX_A_MINUTE = 60;
const MAX_A_DAY = 1_000;
const DAY_MS = 86_400_000;

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
  const today = attemptLimit(MAX_A_DAY, DAY_MS);
  app.get('/v1/geocode', perUser(app, MAX_A_MINUTE), async (request, reply) => {
    const { permissions, user_id } = actorIn(request);
    if (!can(permissions, { any: [EDITS_JOBS_OR_ESTIMATES, EDITS_SUB_JOBS] })) throw new AppError('FORBIDDEN');
    const query = input.safeParse(request.query);
    if (!query.success) throw badInput(toFieldErrors(query.error));
    if (!today.take(String(user_id))) throw new AppError('RATE_LIMITED');
    return reply.header('cache-control', 'private, max-age=600').send(await geocode(query.data));
  });
};
