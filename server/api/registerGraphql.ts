import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { businessTimeOf } from '#domain/businessTime';
import { civilDateOf, type CivilDate } from '#domain/civilDate';
import { AppError, ERRORS } from '#domain/errors';
import { isRecord } from '#domain/values';
import { FORGET_OLD_ANSWERS } from '../pipeline/idempotency';
import { publicError } from '../http/errors';
import { whenTaken } from '../http/whenTaken';
import { actorIn, perUser } from '../access/perUser';
import type { Services } from '../services';
import { createAnswer, refusal } from './answer';
import { heldAnswers } from './execute/answerBounds';
import { newEngine, type GraphqlParams } from './engine';
import { MULTIPART_LIMITS, parseMultipartBody } from './parseMultipartBody';

const MAX_QUERY_LENGTH = 200_000;

/** Requests that a user may make in a minute. */
const MAX_PER_MINUTE = 1_200;

/** An answer so large ends for a reader that takes nothing of it for so long. */
const LARGE = 1_048_576;
const STALLED_MS = 30_000;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The business day of a clock, and its time. Looked up once a minute, for asking the calendar of a zone takes longer than
 * most of a request.
 */
const momentOf = (clock: () => Date): (() => { today: CivilDate; time: string }) => {
  let known = { minute: NaN, today: '', time: '' };
  return () => {
    const now = clock();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute !== known.minute) known = { minute, today: civilDateOf(now), time: businessTimeOf(now) };
    return known;
  };
};

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Looked at by hand: a schema takes longer for it than many a query does. @throws AppError BAD_USER_INPUT */
const paramsOf = (body: unknown): GraphqlParams => {
  if (isRecord(body)) {
    const { query, variables = null, operationName = null } = body;
    const isQuery = typeof query === 'string' && query !== '' && query.length <= MAX_QUERY_LENGTH;
    const areVariables = variables === null || isRecord(variables);
    if (isQuery && areVariables && (operationName === null || typeof operationName === 'string'))
      return { query, ...(variables ? { variables } : {}), ...(operationName ? { operationName } : {}) };
  }
  throw new AppError(
    'BAD_USER_INPUT',
    {},
    Array.isArray(body) ? 'Send one operation a request.' : 'The body must be {query, variables, operationName}.',
  );
};

/**
 * POST /graphql for signed-in users: one operation a request, JSON in and out, or a multipart request with files
 * [API-036 AUTH-022].
 */
export const registerGraphql = async (
  app: FastifyInstance,
  { open, clock, pipeline, built }: Services,
): Promise<void> => {
  const errorDeps = { entities: built.registry.entities, log: app.log };
  const answer = createAnswer({ engine: newEngine(built.schema), built, pipeline });
  const moment = momentOf(clock);
  const answers = heldAnswers();

  const sweep = setInterval(() => {
    open.pool
      .query(FORGET_OLD_ANSWERS)
      .catch((error: unknown) => app.log.warn({ err: error }, 'old answers were not removed'));
  }, HOUR_MS).unref();
  app.addHook('onClose', async () => clearInterval(sweep));

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: MULTIPART_LIMITS.body },
      parseMultipartBody,
    );
    scope.setErrorHandler((error, request, reply) => {
      const { body, codes = [] } = refusal([error], errorDeps);
      request.facts = { operation: null, codes };
      return reply.status(ERRORS[publicError(error).code].status).type(JSON_TYPE).send(body);
    });

    scope.post('/graphql', perUser(app, MAX_PER_MINUTE), async (request, reply): Promise<FastifyReply> => {
      const actor = actorIn(request);
      const held = answers.open(actor.viewed_by?.user_id ?? actor.user_id);
      let letters = 0;
      // Sent, or cut off: then its reader holds it no more. It may still be written.
      whenTaken(request.raw.socket, reply.raw, held.release);
      try {
        const { today, time } = moment();
        const {
          status,
          body,
          mutation_id,
          operation = null,
          codes = [],
        } = await answer({
          actor,
          beginAnswer: held.begin,
          reader: reply.reader,
          requestId: request.id,
          idempotencyKey: headerOf(request, 'idempotency-key'),
          proof: headerOf(request, 'x-proof'),
          device: { user: headerOf(request, 'x-device-user'), time: headerOf(request, 'x-device-time') },
          today,
          time,
          params: paramsOf(request.body),
        });
        letters = body.length;
        request.facts = { operation, codes };
        reply.header('x-schema-hash', built.hash);
        if (mutation_id !== null) reply.header('x-mutation-id', mutation_id);
        if (body.length >= LARGE) reply.raw.setTimeout(STALLED_MS, () => reply.raw.destroy());
        return reply.status(status).type(JSON_TYPE).send(body);
      } finally {
        held.end(letters);
      }
    });

    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: '/graphql',
      handler: (_request, reply) =>
        reply
          .status(405)
          .header('allow', 'POST')
          .type(JSON_TYPE)
          .send(refusal([new AppError('BAD_USER_INPUT', {}, 'Send GraphQL requests by POST.')], errorDeps).body),
    });
  });
};
