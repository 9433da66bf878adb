import { errorReason } from '../db/loggedError';
import { isDatabaseLost } from '../http/errors';
import { dueLine } from '../http/failureLog';

interface Log {
  warn(line: object, message: string): void;
}

/** Since when the database is away, in milliseconds, and whether a line says so. */
interface Absence {
  since: number;
  isTold: boolean;
}

const absences = new WeakMap<Log, Absence>();

/**
 * What a loop of the server failed at that nobody waits for. While the database cannot be reached all loops together
 * leave one line a minute, else each kind of failure does, also of a statement that took too long [OPS-014].
 * @param what names the loop
 */
export const backgroundFailure = (log: Log, what: string, error: unknown, now: number = Date.now()): void => {
  const isAway = isDatabaseLost(error);
  const cause = errorReason(error);
  const since_last = dueLine(log, isAway ? 'the database is away' : `${what} ${cause}`, now);
  if (isAway) {
    const absence = absences.get(log) ?? { since: now, isTold: false };
    absences.set(log, { ...absence, isTold: absence.isTold || since_last !== null });
    if (since_last !== null) log.warn({ what, cause, since_last }, 'the database does not answer');
  } else if (since_last !== null) log.warn({ err: error, since_last }, what);
};

/** A loop has worked on the database: when a line said that it was away, one says that it is back. */
export const backgroundWorked = (log: Log, now: number = Date.now()): void => {
  const absence = absences.get(log);
  if (!absence) return;
  absences.delete(log);
  if (absence.isTold) log.warn({ seconds: Math.round((now - absence.since) / 1_000) }, 'the database answers again');
};
