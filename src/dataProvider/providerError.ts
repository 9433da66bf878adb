import { ApolloError } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { HttpError } from 'ra-core';
import { ERRORS, type ErrorCode, type FieldError } from '#domain/errors';
import { isRecord } from '#domain/values';
import { ConflictError } from './ConflictError';
import { codeOf } from './links/refusals';

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
const isErrorCode = (code: string | undefined): code is ErrorCode => code !== undefined && code in ERRORS;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The fields that an error names; empty when it names none. */
export const fieldErrorsOf = (error: unknown): FieldError[] => {
  const fields = error instanceof HttpError && isRecord(error.body) ? error.body.fields : undefined;
  return Array.isArray(fields) ? fields.filter(isFieldError) : [];
};

const fromRefusal = (refusal: GraphQLFormattedError): Error => {
  const code = codeOf(refusal);
  const details = refusal.extensions ?? {};
  if (code === 'CONFLICT' && isRecord(details.current)) {
    return new ConflictError(
      { current: details.current, changed_by: textOf(details.changed_by), changed_at: textOf(details.changed_at) },
      refusal.message,
    );
  }
  const fields = Array.isArray(details.fields) ? details.fields.filter(isFieldError) : [];
  const errors = Object.fromEntries(fields.map(({ path, message }) => [path, message]));
  return new HttpError(refusal.message, isErrorCode(code) ? ERRORS[code].status : 500, {
    ...details,
    code,
    fields,
    errors,
  });
};

const refusalsOf = (error: unknown): readonly GraphQLFormattedError[] => {
  const source = error instanceof HttpError ? error.body : error;
  return source instanceof ApolloError ? source.graphQLErrors : [];
};

/**
 * Reads what a call threw: a stale version becomes a ConflictError, every other refusal an HttpError with the status of its code
 * and a body of `{ code, fields, errors }`, `errors` being messages by dotted path; a transport failure stays what it is.
 */
export const providerError = (error: unknown): Error => {
  const [refusal] = refusalsOf(error);
  if (refusal) return fromRefusal(refusal);
  return error instanceof Error ? error : new Error(String(error));
};
