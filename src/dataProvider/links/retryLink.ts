import { isRecord, recordOf } from '#domain/values';
import { abortOf, ServerError, type Link, type Question } from './link';

/** The waits before the second, third and fourth try, in milliseconds: a request has no more [API-002 API-037 OFF-023]. */
const RETRY_WAITS: readonly number[] = [500, 1000, 2000];
const MAX_DELAY_MS = 10_000;

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

const codesOf = (error: Error): unknown[] => {
  const result: unknown = 'result' in error ? error.result : null;
  const errors: unknown = isRecord(result) ? result.errors : null;
  return Array.isArray(errors) ? errors.map((one: unknown) => recordOf(recordOf(one).extensions).code) : [];
};

/**
 * Nobody answered, or one who says that there is nobody behind it: the connection is lost. Whoever says "too often" or "it is still
 * running" is there [OFF-002].
 */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error &&
  isTransportFailure(error) &&
  statusOf(error) !== 429 &&
  !codesOf(error).includes('IDEMPOTENCY_RUNNING');

/** Milliseconds that the server asks to wait; nothing where it does not say. */
const askedWait = (error: unknown): number => {
  const seconds = error instanceof ServerError ? Number(error.retryAfter ?? 0) : 0;
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, MAX_DELAY_MS) : 0;
};

/** A mutation may be sent again only when its key lets the server recognise it. */
const mayRepeat = ({ document, headers }: Question): boolean =>
  document.kind === 'query' || 'Idempotency-Key' in headers;

/** Waits; an aborted call waits no longer. */
const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(abortOf(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });

/**
 * Sends a request again after a transport failure, up to three times and not before the server asked for it; then it
 * has failed, and waits for the server or the user, where somebody sees to that [API-002 API-037 OFF-023].
 * @param waits milliseconds between tries
 */
export const retryLink =
  (waits: readonly number[] = RETRY_WAITS): Link =>
  async (question, forward) => {
    for (let count = 1; ; count += 1)
      try {
        return await forward(question);
      } catch (error) {
        if (count > waits.length || question.signal?.aborted || !mayRepeat(question) || !isTransportFailure(error))
          throw error;
        const wait = waits[count - 1] ?? 0;
        await pause(waits === RETRY_WAITS ? Math.max(wait, askedWait(error)) : wait, question.signal);
      }
  };
