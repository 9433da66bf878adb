import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, refusalError } from '#domain/errors';
import { contentTypeOf } from '#domain/documents/documentType';
import type { UploadGrant } from './uploadToken';
import { badType, checkedBytes } from './checkedBytes';
import type { LocalStore } from './localStore';
import { refuse } from '#domain/refusals/refusal';
import { networkIn } from '../../http/registerClientAddress';

interface Upload {
  Params: { '*': string };
  Body: Readable;
}
type UploadRequest = FastifyRequest<Upload>;

const typeOf = ({ headers }: UploadRequest): string => contentTypeOf(headers['content-type'] ?? '');

const assertAnnounced = (request: UploadRequest, { file_type, max_bytes }: UploadGrant): void => {
  if (typeOf(request) !== file_type) throw badType();
  if (Number(request.headers['content-length'] ?? 0) > max_bytes)
    throw refusalError(refuse('upload_file', {}, undefined, 'PAYLOAD_TOO_LARGE'));
};

/** The sender went away: nobody reads the answer, and nothing is wrong here. */
const isCutOff = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

/**
 * PUT /v1/uploads/{token}: takes the bytes that a token allows, without a bearer [API-036]. The only route with a large
 * body.
 */
export const registerUploadRoute = (app: FastifyInstance, local: LocalStore): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The bytes are read as a stream, counted and looked at on their way to the disk.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    // What comes without a good token counts apart, so that it takes nothing from an office behind the same address.
    const rateLimit = {
      max: 600,
      timeWindow: '1 minute',
      keyGenerator: (request: FastifyRequest) =>
        `${local.readUpload(request.url.split('/v1/uploads/')[1] ?? '') ? 'upload' : 'refused'} ${networkIn(request)}`,
    };
    scope.put<Upload>('/v1/uploads/*', { config: { rateLimit } }, async (request, reply) => {
      const grant = local.readUpload(request.params['*']);
      if (!grant) throw new AppError('FORBIDDEN');
      assertAnnounced(request, grant);
      try {
        await local.receive(grant.key, checkedBytes(request.body.iterator({ destroyOnReturn: false }), grant));
      } catch (error) {
        request.body.resume(); // what is left of it is read and dropped, so that the sender gets to the answer
        throw isCutOff(error) ? refusalError(refuse('upload_file')) : error;
      }
      return reply.status(204).send();
    });
  });
};
