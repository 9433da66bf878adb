import { RetryLink } from '@apollo/client/link/retry';
import { getMainDefinition } from '@apollo/client/utilities';
import type { Operation } from '@apollo/client';

/** The waits before the second, third and fourth try, in milliseconds [API-002 API-037]. */
export const RETRY_WAITS = [500, 1000, 2000] as const;

const RETRIED_STATUS: ReadonlySet<number> = new Set([429, 502, 503, 504]);

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;

/** No answer at all, or one that says "not now". An aborted request and every other answer is final. */
export const isTransportFailure = (error: unknown): boolean => {
  if (!(error instanceof Error) || error.name === 'AbortError') return false;
  const status = statusOf(error);
  return status === undefined || RETRIED_STATUS.has(status);
};

/** A mutation may be sent again only when its key lets the server recognise it. */
const mayRepeat = (operation: Operation): boolean => {
  const definition = getMainDefinition(operation.query);
  if (definition.kind !== 'OperationDefinition' || definition.operation !== 'mutation') return true;
  const headers: unknown = operation.getContext().headers;
  return typeof headers === 'object' && headers !== null && 'Idempotency-Key' in headers;
};

/** Sends a request again after a transport failure, at most three times [API-002 API-037]. */
export const retryLink = (waits: readonly number[] = RETRY_WAITS): RetryLink =>
  new RetryLink({
    delay: (count) => waits[count - 1] ?? 0,
    attempts: (count, operation, error) => count <= waits.length && mayRepeat(operation) && isTransportFailure(error),
  });
