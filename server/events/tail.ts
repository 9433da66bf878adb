import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Runner } from '../db/statement';
import type { LogRow } from './changeLog';
import { changesSince, standingNow, type Standing } from './standing';

/**
 * The least time from one read to the next. A change that comes alone is told at once; of many moves a second those
 * within this time are told in one go, with one read and one write to each client. Where telling takes long, it takes
 * at most half of the time: the moves come first.
 */
const COALESCE_MS = 40;
/** The change log is also read this often unasked: a bell of another process may get lost. */
const POLL_MS = 1_000;

/** So many changes at once (an import, a long absence of the database) are not told one by one. */
export const MAX_AT_ONCE = 2_000;

export interface Tail {
  /** Something was committed: read soon. */
  poke(): void;
  /** The standing up to which rows were passed to the listener. */
  standing(): Standing;
  stop(): Promise<void>;
}

export interface TailListener {
  /**
   * A batch of rows, oldest first, each row once, with where the tail stands after and before it. Not awaited when
   * nothing is answered.
   */
  onRows(rows: readonly LogRow[], standing: Standing, before: Standing): Promise<void> | undefined;
  /** Too many rows to publish, or not all that there are; clients must reload. */
  onTooMany(standing: Standing): void;
  report(error: unknown): void;
}

/**
 * Follows the change log from now on. An error (the database is away) is reported, and the same rows are read again at
 * the next beat.
 */
export const followChanges = async (runner: Runner, { onRows, onTooMany, report }: TailListener): Promise<Tail> => {
  let standing = await standingNow(runner);
  const stopping = new AbortController();
  let wake = (): void => undefined;
  let poked = false;
  let nextAt = 0;

  const read = async (): Promise<void> => {
    const { standing: next, rows, isOtherHistory } = await changesSince(runner, standing, { limit: MAX_AT_ONCE });
    if (isOtherHistory || rows.length === MAX_AT_ONCE) onTooMany(next);
    else if (rows.length > 0) {
      const telling = onRows(rows, next, standing);
      if (telling) await telling;
    }
    standing = next; // in the same breath as an unawaited telling: a browser that connects is told of a batch once
  };

  const beat = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (!poked)
        await Promise.race([
          pause(POLL_MS, undefined, { ref: false }),
          new Promise<void>((resolve) => {
            wake = resolve;
          }),
        ]);
      const early = nextAt - performance.now();
      if (poked && early > 0) await pause(early);
      poked = false;
      const begun = performance.now();
      if (!stopping.signal.aborted) await read().catch(report);
      nextAt = begun + Math.min(POLL_MS, Math.max(COALESCE_MS, 2 * (performance.now() - begun)));
    }
  };
  const done = beat();

  return {
    poke: () => {
      poked = true;
      wake();
    },
    standing: () => standing,
    stop: async () => {
      stopping.abort();
      wake();
      await done;
    },
  };
};
