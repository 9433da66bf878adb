import type { Services } from '../../services';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { originOf } from '../../api/deviceOrigin';
import { actorIn, perUser } from '../../access/perUser';
import { civilDateOf } from '#domain/civilDate';
import { AppError } from '#domain/errors';
import { isRecord } from '#domain/values';
import { storeImage } from './storeImage';
import { claimOf } from '../../pipeline/idempotency';
import { runCommand } from '../../pipeline/runCommand';
import { runMutationDocument } from '../../pipeline/runMutationDocument';
import { localStamp } from './localStamp';

/** Requests that a user may make in a minute. */
const MAX_PER_MINUTE = 600;

/** What is asked, where somebody else brings a photo of a device. */
const IMAGE = 'PUT /v1/image';

const oneOf = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' || header === undefined ? header : header[0];

/**
 * PUT /v1/image/{jobDetailId} with {key, file_name, file_type}: what was sent to that key becomes a document in the
 * presite folder of the sub-job; 409 while its bytes are missing [API-027 API-036 BAPI-015 BAPI-022]. A repeat with the
 * same Idempotency-Key gets the first answer, also when an administrator brings it out of the file of a device.
 */
export const registerSubJobImages = (app: FastifyInstance, { pipeline, clock }: Services): void => {
  app.put(
    '/v1/image/:id',
    perUser(app, MAX_PER_MINUTE),
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const actor = actorIn(request);
      const {
        params: { id },
        body,
        headers,
      } = request;
      if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError('NOT_FOUND');
      const now = clock();
      const key = headers['idempotency-key'];
      const device = await originOf(
        pipeline.pool,
        actor,
        { user: oneOf(headers['x-device-user']), time: oneOf(headers['x-device-time']) },
        IMAGE,
      );
      const { mutation_id, response } = await runMutationDocument(pipeline, {
        actor,
        claim: claimOf(device?.user_id ?? actor.user_id, oneOf(key), { image: id, body }),
        device,
        today: civilDateOf(now),
        execute: async (mutation) => ({
          response: JSON.stringify(
            await runCommand(
              storeImage,
              { ...(isRecord(body) ? body : {}), job_detail_id: Number(id), stamp: localStamp(now) },
              mutation,
            ),
          ),
          errors: [],
        }),
      });
      if (mutation_id !== null) reply.header('x-mutation-id', mutation_id);
      return reply.type('application/json').send(response);
    },
  );
};
