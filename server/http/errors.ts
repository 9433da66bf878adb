import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ERRORS, type ErrorCode } from '#domain/errors';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
};

/** SQLSTATE classes and socket errors that mean "the database is away", not "the statement was wrong". */
const AWAY = /^(08|57P0|53300|ECONN|ENOENT|EPIPE|ETIMEDOUT)/;

const causes = function* (error: unknown): Generator<object> {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    yield at;
    at = 'cause' in at ? at.cause : undefined;
  }
};

/** True when an error says that the database cannot be reached. */
export const isDatabaseAway = (error: unknown): boolean => {
  for (const at of causes(error)) {
    if ('code' in at && typeof at.code === 'string' && AWAY.test(at.code)) return true;
    if (
      at instanceof Error &&
      /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after/.test(at.message)
    )
      return true;
  }
  return false;
};

/** The error a client may see, whatever was thrown. */
export const publicError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) return new AppError('SERVICE_UNAVAILABLE');
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  return new AppError(
    BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR'),
  );
};

/** Answers `{"error": {code, message}}` [AUTH-061]; what nobody foresaw is logged under an id and told without details. */
export const handleError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const shown = publicError(error);
  const unforeseen = shown.code === 'INTERNAL_SERVER_ERROR';
  const error_id = unforeseen ? randomUUID() : undefined;
  if (unforeseen) request.log.error({ err: error, error_id }, 'unforeseen error');
  return reply.status(ERRORS[shown.code].status).send({
    error: {
      code: shown.code,
      message: shown.message,
      ...(shown.details.fields ? { fields: shown.details.fields } : {}),
      ...(error_id ? { error_id } : {}),
    },
  });
};
