import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, ERRORS, type ErrorCode, type ErrorDetails, type RefusedRow } from '#domain/errors';
import type { RefusalParams } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';
import { unfitError } from '../db/databaseError';
import { ReaderLeft } from '../db/readerLeft';
import { logFailure } from './failureLog';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'BAD_USER_INPUT',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
  507: 'DISK_FULL',
};

/** SQLSTATE classes and socket errors of a connection that cannot be made, or was lost. */
const LOST = /^(08|57P0|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)/;
/** The driver's messages for that, which carry no code. */
const LOST_TEXT = /Connection terminated|Cannot use a pool after|is not queryable/;

/** SQLSTATE of a database that is there and cannot do the work now: nothing is said of the statement. */
const BUSY = /^(57014|55P03|25P03|53[23]00|58030)/;
/** The driver's messages for that: a full pool, and an answer that did not come in time. */
const BUSY_TEXT = /timeout exceeded when trying to connect|Query read timeout/;

/** SQLSTATE and the system's codes for a disk without room. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/;

const causes = function* (error: unknown): Generator<object> {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    yield at;
    at = 'cause' in at ? at.cause : undefined;
  }
};

const codeOf = (at: object): string => ('code' in at && typeof at.code === 'string' ? at.code : '');

/** The socket of a database that is not there; a missing file is something else. */
const isMissingSocket = (at: object): boolean => codeOf(at) === 'ENOENT' && 'syscall' in at && at.syscall === 'connect';

const says = (error: unknown, codes: RegExp, texts: RegExp): boolean =>
  [...causes(error)].some((at) => codes.test(codeOf(at)) || (at instanceof Error && texts.test(at.message)));

/** True when an error says that the database cannot be reached. */
export const isDatabaseLost = (error: unknown): boolean =>
  says(error, LOST, LOST_TEXT) || [...causes(error)].some(isMissingSocket);

/** True when an error says that the database cannot be reached, or did not answer in time. */
export const isDatabaseAway = (error: unknown): boolean => isDatabaseLost(error) || says(error, BUSY, BUSY_TEXT);

/** True when an error says that a disk, of the database or of the files, has no room. */
const isDiskFull = (error: unknown): boolean => [...causes(error)].some((at) => FULL.test(codeOf(at)));

/** The error a client may see, whatever was thrown. */
export const publicError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return new AppError('DISK_FULL');
  if (isDatabaseAway(error)) return new AppError('SERVICE_UNAVAILABLE');
  const unfit = unfitError(error);
  if (unfit) return unfit;
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  const code = BY_STATUS[status] ?? (status >= 400 && status < 500 ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR');
  // The framework refuses requests before a field is looked at: none is marked.
  return code === 'BAD_USER_INPUT' ? new AppError(code, {}, 'This request cannot be read.') : new AppError(code);
};

/** What a client is told beside the text of an error. */
type ShownDetails = Omit<ErrorDetails, 'refusal' | 'rows'> & {
  code: ErrorCode;
  rule?: string;
  params?: RefusalParams;
  rows?: readonly RefusedRow[];
};

/** An error as it is answered: here, and nowhere before, a refusal gets its English text. */
export const shownError = ({
  code,
  message,
  details: { refusal, rows, ...details },
}: AppError): { message: string; extensions: ShownDetails } => {
  if (!refusal) return { message, extensions: { code, ...details } };
  const { rule, params, path } = refusal;
  const text = refusalText(refusal, 'en');
  return {
    message: text,
    extensions: {
      code,
      rule,
      params,
      ...(path === undefined ? {} : { fields: [{ path, message: text, rule, params }] }),
      ...details,
      ...(rows
        ? {
            rows: rows.map(({ id, name, refusal: own }) => ({
              id,
              name,
              message: refusalText(own, 'en'),
              rule: own.rule,
              params: own.params,
            })),
          }
        : {}),
    },
  };
};

/**
 * Answers `{"error": {code, message}}` [AUTH-061]; what nobody foresaw is logged under an id and told without details.
 */
export const handleError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const {
    message,
    extensions: { code, rule, params, fields },
  } = shownError(publicError(error));
  request.facts = { operation: request.facts?.operation ?? null, codes: error instanceof ReaderLeft ? [] : [code] };
  const unforeseen = code === 'INTERNAL_SERVER_ERROR';
  const error_id = unforeseen ? randomUUID() : undefined;
  if (unforeseen) request.log.error({ err: error, error_id }, 'unforeseen error');
  logFailure(request.server.log, code, error);
  return reply.status(ERRORS[code].status).send({
    error: {
      code,
      message,
      ...(rule === undefined ? {} : { rule, params }),
      ...(fields ? { fields } : {}),
      ...(error_id ? { error_id } : {}),
    },
  });
};
