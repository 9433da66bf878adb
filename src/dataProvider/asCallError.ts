import type { GraphQLFormattedError } from 'graphql';
import { ERRORS } from '#domain/errors';
import { isRecord } from '#domain/values';
import { CallError, isCode, listOf } from './CallError';

const isAnswer = (value: unknown): value is GraphQLFormattedError =>
  isRecord(value) && typeof value.message === 'string';

/** The errors of an answer, however the client's library wrapped them. */
const answersIn = (error: unknown): readonly GraphQLFormattedError[] => {
  if (!isRecord(error)) return [];
  const own = listOf(error.graphQLErrors, isAnswer);
  return own.length > 0 ? own : listOf(isRecord(error.body) ? error.body.graphQLErrors : null, isAnswer);
};

const ofAnswer = ({ message, extensions = {} }: GraphQLFormattedError): CallError =>
  new CallError(message, isCode(extensions.code) ? ERRORS[extensions.code].status : 500, extensions);

/** What a call threw, as a CallError; an aborted call stays what it is. */
export const asCallError = (error: unknown): Error => {
  if (error instanceof CallError) return error;
  const [answer] = answersIn(error);
  if (answer) return ofAnswer(answer);
  const cause = isRecord(error) && error.networkError instanceof Error ? error.networkError : error;
  if (cause instanceof Error && cause.name === 'AbortError') return cause;
  return Object.assign(new CallError(error instanceof Error ? error.message : String(error)), { cause: error });
};
