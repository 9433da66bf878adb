import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { EDITS_BOARDS } from '#domain/access/boardNeeds';
import { can } from '#domain/access/can';
import { MAX_LEGS } from '#domain/boards/distance/road';
import { AppError, badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { actorIn, perUser } from '../access/perUser';
import { attemptLimit } from '../http/attemptLimit';
import type { Distances } from './openDistances';

/** Questions of one user: a service may cost money for each. A hold asks once. */
const MAX_A_MINUTE = 60;
const MAX_A_DAY = 2_000;
const DAY_MS = 86_400_000;

/** Places are told to two places of a degree, some half mile, as boards tell them. */
const degree = (most: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .transform((value) => Math.round(value * 100) / 100);
const place = z.strictObject({ lat: degree(90), lon: degree(180) });
const input = z.strictObject({ legs: z.array(z.strictObject({ from: place, to: place })).max(MAX_LEGS) });

/**
 * POST /v1/distances `{ legs: [{ from: { lat, lon }, to }] }`, for whoever moves cards: the miles by road of each leg
 * by the table service, null where it tells none [SDY-004].
 */
export const registerDistances = (app: FastifyInstance, distances: Distances): void => {
  const today = attemptLimit(MAX_A_DAY, DAY_MS);
  app.post('/v1/distances', { ...perUser(app, MAX_A_MINUTE), bodyLimit: 262_144 }, async (request, reply) => {
    const { permissions, user_id } = actorIn(request);
    if (!can(permissions, EDITS_BOARDS)) throw new AppError('FORBIDDEN');
    const asked = input.safeParse(request.body);
    if (!asked.success) throw badInput(toFieldErrors(asked.error));
    if (!today.take(String(user_id))) throw new AppError('RATE_LIMITED');
    const { hasService, miles } = await distances.milesOf(asked.data.legs);
    return reply.send({ has_service: hasService, miles });
  });
};
