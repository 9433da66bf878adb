import type { FastifyInstance, FastifyRequest } from 'fastify';
import { civilDateOf } from '#domain/civilDate';
import { AppError } from '#domain/errors';
import { storeImage } from './storeImage';
import { claimOf } from '../../pipeline/idempotency';
import { runCommand } from '../../pipeline/runCommand';
import { runMutationDocument } from '../../pipeline/runMutationDocument';
import { isRow } from '../../db/statement';
import type { OpenDatabase } from '../../db/database';
import type { CommitEmitter } from '../../events/emit';
import type { Files } from '../../files/files';
import type { BuiltSchema } from '../../api/schema';
import type { UserDirectory } from '../../identity/directory/userDirectory';
import type { Mailer } from '../../mail/mailer';
import { localStamp } from './localStamp';

export interface SubJobImagesDeps {
  open: OpenDatabase;
  built: BuiltSchema;
  emitter: CommitEmitter;
  files: Files;
  directory: UserDirectory;
  mailer: Mailer;
  clock(): Date;
}

const RATE_LIMIT = { max: 600, timeWindow: '1 minute' } as const;

/**
 * PUT /v1/image/{jobDetailId} with {key, file_name, file_type}: what was sent to that key becomes a document in the presite
 * folder of the sub-job; 409 while its bytes are missing [API-027 API-036 BAPI-015 BAPI-022]. A repeat with the same
 * Idempotency-Key gets the first answer.
 */
export const registerSubJobImages = (
  app: FastifyInstance,
  { open, built: { registry }, emitter, files, directory, mailer, clock }: SubJobImagesDeps,
): void => {
  const pipeline = {
    pool: open.pool,
    db: open.db,
    entities: registry.entities,
    emitter,
    files,
    directory,
    mailer,
    log: app.log,
  };
  app.put(
    '/v1/image/:id',
    { config: { rateLimit: RATE_LIMIT } },
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const actor = await app.authenticate(request);
      const {
        params: { id },
        body,
        headers,
      } = request;
      if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError('NOT_FOUND');
      const now = clock();
      const key = headers['idempotency-key'];
      const { mutation_id, response } = await runMutationDocument(pipeline, {
        actor,
        claim: claimOf(actor.user_id, Array.isArray(key) ? key[0] : key, { image: id, body }),
        today: civilDateOf(now),
        execute: async (mutation) => ({
          response: JSON.stringify(
            await runCommand(
              storeImage,
              { ...(isRow(body) ? body : {}), job_detail_id: Number(id), stamp: localStamp(now) },
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
