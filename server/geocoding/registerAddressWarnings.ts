import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { can } from '#domain/access/can';
import { EDITS_JOBS_OR_ESTIMATES, EDITS_SUB_JOBS } from '#domain/access/needs';
import { AppError, badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { actorIn, perUser } from '../access/perUser';
import { addressWarnings } from './addressWarnings';

/** A look into the server's own list, once for each address that is typed. */
const MAX_A_MINUTE = 240;

const MAX_PART = 255;
const part = z.string().max(MAX_PART).default('');
const input = z.object({ city: part, state: part, zip: part });

/**
 * GET /v1/address-warnings?city=&state=&zip=: `{ warnings: AddressWarning[] }`, for whoever edits jobs, builders or
 * estimates [KEY-020].
 */
export const registerAddressWarnings = (app: FastifyInstance): void => {
  app.get('/v1/address-warnings', perUser(app, MAX_A_MINUTE), async (request, reply) => {
    if (!can(actorIn(request).permissions, { any: [EDITS_JOBS_OR_ESTIMATES, EDITS_SUB_JOBS] }))
      throw new AppError('FORBIDDEN');
    const query = input.safeParse(request.query);
    if (!query.success) throw badInput(toFieldErrors(query.error));
    return reply.header('cache-control', 'private, max-age=600').send({ warnings: addressWarnings(query.data) });
  });
};
