import type { ErrorCode } from '#domain/errors';
import { errorReason } from '../db/loggedError';
import { ReaderLeft } from '../db/readerLeft';

/** Failures that users meet and that are not theirs. What nobody foresaw has a line of its own each time. */
const KINDS: ReadonlySet<ErrorCode> = new Set(['SERVICE_UNAVAILABLE', 'DISK_FULL', 'FILE_DAMAGED', 'PAPER_FAILED']);
const PAUSE_MS = 60_000;

/** What is logged of an error's cause, and how often it was met since the last line. */
interface FailureLine {
  code: ErrorCode;
  cause: string;
  since_last: number;
}
interface Log {
  error(line: FailureLine, message: string): void;
}

const ofLog = new WeakMap<object, Map<string, { at: number; met: number }>>();

/**
 * Counts that something was met.
 * @returns how often it was since its last line, when another line is due; null within a minute of that
 */
export const dueLine = (log: object, kind: string, now: number = Date.now()): number | null => {
  const known = ofLog.get(log) ?? new Map<string, { at: number; met: number }>();
  ofLog.set(log, known);
  const last = known.get(kind);
  if (last && now - last.at < PAUSE_MS) {
    last.met += 1;
    return null;
  }
  known.set(kind, { at: now, met: 0 });
  return last?.met ?? 0;
};

/**
 * Writes a line for a failure that a user met, with its cause: each kind once a minute at most, however many met it
 * [OPS-014].
 * @param error what was thrown, from which the cause is read without values [SEC-006]
 */
export const logFailure = (log: Log, code: ErrorCode, error: unknown, now: number = Date.now()): void => {
  if (!KINDS.has(code) || error instanceof ReaderLeft) return;
  const cause = errorReason(error);
  const since_last = dueLine(log, `${code} ${cause}`, now);
  if (since_last !== null) log.error({ code, cause, since_last }, 'users are told of a failure');
};
