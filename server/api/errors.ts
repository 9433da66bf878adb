import { randomUUID } from 'node:crypto';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '#domain/errors';
import { fieldIssue, sentenceLabel, type FieldIssue } from '#domain/fields/fieldIssue';
import { asAppError } from '../pipeline/databaseErrors';
import type { Entities } from '../db/entityTable';
import { titleOf } from '../pipeline/labelOf';
import { publicError, shownError } from '../http/errors';
import { logFailure } from '../http/failureLog';
import { TOO_COMPLEX } from './limits';

/** The log for unexpected errors. */
interface ErrorLog {
  error(details: object, message: string): void;
}

export interface ErrorDeps {
  entities: Entities;
  log: ErrorLog;
}

const isGraphQLError = (error: unknown): error is GraphQLError =>
  error instanceof Error && error.name === 'GraphQLError';

/** The error that was thrown, out of the wrapping of the GraphQL executor. */
export const originalOf = (error: unknown): unknown =>
  isGraphQLError(error) && error.originalError ? originalOf(error.originalError) : error;

/**
 * Input that the schema itself refuses names its field only within its text: `at "customer.version"`, `Field "name"`.
 */
const fieldsOf = (message: string): FieldIssue[] => {
  const [, written = ''] = /at "\w+(?:\.([\w.[\]]+))?"/.exec(message) ?? [];
  const at = written.replaceAll(/\[(\d+)\]/g, '.$1');
  const [, missing] = /Field "(?:\w+\.)?(\w+)" of required type/.exec(message) ?? [];
  const [, unknown] = /Field "(\w+)" is not defined by type/.exec(message) ?? [];
  const path = [at, missing ?? unknown].filter((part) => part !== undefined && part !== '').join('.');
  if (path === '') return [];
  const name = path.split('.').at(-1) ?? path;
  if (missing !== undefined || /not to be null/.test(message))
    return [fieldIssue(path, 'required', { label: sentenceLabel(titleOf(name)) })];
  if (unknown !== undefined) return [fieldIssue(path, 'unknown_field', { name: unknown })];
  if (message.endsWith('; This is not a Date.')) return [fieldIssue(path, 'date')];
  return [{ ...fieldIssue(path, 'not_valid'), message: message.slice(message.lastIndexOf(';') + 1).trim() }];
};

/** A document or variables that do not fit the schema. @param around what tells the place of the error, too */
const badDocument = (error: GraphQLError, around: GraphQLError): GraphQLFormattedError => {
  const isTooComplex =
    error.extensions.code === TOO_COMPLEX ||
    /^Syntax Error: (Token|Query depth|Aliases|Directives) limit/.test(error.message);
  const fields = fieldsOf(around.message);
  return {
    message: error.message.replace(/^Syntax Error: (?=(Token|Query depth|Aliases|Directives) limit)/, ''),
    ...(error.locations ? { locations: error.locations } : {}),
    extensions: { code: isTooComplex ? TOO_COMPLEX : 'BAD_USER_INPUT', ...(fields.length > 0 ? { fields } : {}) },
  };
};

/**
 * An error as a client may see it: always with a code, never with SQL, a stack or a suggestion [AUTH-061]. What nobody
 * foresaw is logged under an id, and only the id is told.
 */
export const formatError = (error: unknown, { entities, log }: ErrorDeps): GraphQLFormattedError => {
  const original = originalOf(error);
  if (isGraphQLError(original)) return badDocument(original, isGraphQLError(error) ? error : original);
  const known = publicError(asAppError(original, entities));
  const path = isGraphQLError(error) ? error.path : undefined;
  logFailure(log, known.code, original);
  if (known.code !== 'INTERNAL_SERVER_ERROR') return { ...shownError(known), ...(path ? { path } : {}) };
  const error_id = randomUUID();
  log.error({ err: original, error_id }, 'unforeseen error');
  return { message: known.message, ...(path ? { path } : {}), extensions: { code: known.code, error_id } };
};

/** The codes that are told by the HTTP status as well; every other answer is a 200 that carries its errors. */
const HTTP_STATUS: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  DISK_FULL: 507,
  SERVICE_UNAVAILABLE: 503,
  IDEMPOTENCY_MISMATCH: 422,
  IDEMPOTENCY_RUNNING: 409,
  IDEMPOTENCY_SPENT: 409,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
};

export const statusOf = (errors: readonly GraphQLFormattedError[] | undefined): number => {
  for (const { extensions } of errors ?? []) {
    const status = Object.entries(HTTP_STATUS).find(([code]) => code === extensions?.code)?.[1];
    if (status !== undefined) return status;
  }
  return 200;
};
