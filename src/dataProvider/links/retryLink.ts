import { ApolloLink, Observable } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { getMainDefinition } from '@apollo/client/utilities';
import type { Operation } from '@apollo/client';
import { serverTries } from './serverTries';

/** The tries of whoever is not told of them: the waits before the second, third and fourth, in milliseconds [API-002 API-037]. */
const QUIET_WAITS = [500, 1000, 2000] as const;
/** After them a bar says that the server does not answer, and it is tried for half a minute in all: a restart takes less. */
export const RETRY_WAITS: readonly number[] = [...QUIET_WAITS, ...Array.from({ length: 9 }, () => 3000)];
const LONGEST_WAIT_MS = 10_000;

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

/** Milliseconds that the server asks to wait; nothing where it does not say. */
const askedWait = (error: unknown): number => {
  if (!(error instanceof Error) || !('response' in error) || !(error.response instanceof Response)) return 0;
  const seconds = Number(error.response.headers.get('Retry-After') ?? 0);
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : 0;
};

/** A mutation may be sent again only when its key lets the server recognise it. */
const mayRepeat = (operation: Operation): boolean => {
  const definition = getMainDefinition(operation.query);
  if (definition.kind !== 'OperationDefinition' || definition.operation !== 'mutation') return true;
  const headers: unknown = operation.getContext().headers;
  return typeof headers === 'object' && headers !== null && 'Idempotency-Key' in headers;
};

/**
 * Sends a request again after a transport failure [API-002 API-037], not before the server asked for it.
 * @param waits milliseconds between tries
 * @param onTrying told when an operation is tried for longer than goes unnoticed, and when it has its answer or gives up
 */
export const retryLink = (waits: readonly number[] = RETRY_WAITS, onTrying = serverTries.note): ApolloLink => {
  const trying = new WeakSet<Operation>();
  const retry = new RetryLink({
    delay: (count, _operation, error) => {
      const wait = waits[count - 1] ?? 0;
      return waits === RETRY_WAITS ? Math.max(wait, askedWait(error)) : wait;
    },
    attempts: (count, operation, error) => {
      const goesOn = count <= waits.length && mayRepeat(operation) && isTransportFailure(error);
      if (goesOn && count > QUIET_WAITS.length && !trying.has(operation)) {
        trying.add(operation);
        onTrying(1);
      }
      return goesOn;
    },
  });
  const settle = (operation: Operation): void => {
    if (trying.delete(operation)) onTrying(-1);
  };
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const subscription = retry.request(operation, forward)?.subscribe({
          next: (answer) => {
            settle(operation);
            observer.next(answer);
          },
          error: (error: unknown) => {
            settle(operation);
            observer.error(error);
          },
          complete: () => {
            settle(operation);
            observer.complete();
          },
        });
        return () => {
          settle(operation);
          subscription?.unsubscribe();
        };
      }),
  );
};
