import { setTimeout as pause } from 'node:timers/promises';
import type { Runner } from '../commands/statement';
import { changesAfter, currentCursor, cursorOf, type LogRow } from './changeLog';
import type { Cursor } from './cursor';

/** Changes within this time are told in one go: many moves a second cost one read and one write to each client. */
const COALESCE_MS = 40;
/** The change log is also read this often unasked: a bell of another process may get lost. */
const POLL_MS = 1_000;
const BATCH = 1_000;

export interface Tail {
  /** Something was committed: read soon. */
  poke(): void;
  /** Where the tail stands. */
  cursor(): Cursor;
  stop(): Promise<void>;
}

/**
 * Follows the change log from now on and hands every batch of rows to `onRows`, in order, each row once.
 * An error (the database is away) is reported and the same rows are read again at the next beat.
 */
export const followChanges = async (
  runner: Runner, onRows: (rows: readonly LogRow[]) => Promise<void>, report: (error: unknown) => void,
): Promise<Tail> => {
  let cursor = await currentCursor(runner);
  let stopped = false;
  let wake = (): void => undefined;
  let poked = false;

  const readAll = async (): Promise<void> => {
    for (let more = true; more && !stopped;) {
      const rows = await changesAfter(runner, cursor, BATCH);
      const last = rows.at(-1);
      if (!last) return;
      await onRows(rows);
      cursor = cursorOf(last);
      more = rows.length === BATCH;
    }
  };

  const beat = async (): Promise<void> => {
    while (!stopped) {
      if (!poked) await Promise.race([pause(POLL_MS, undefined, { ref: false }), new Promise<void>((resolve) => { wake = resolve; })]);
      if (poked) await pause(COALESCE_MS);
      poked = false;
      if (!stopped) await readAll().catch(report);
    }
  };
  const done = beat();

  return {
    poke: () => {
      poked = true;
      wake();
    },
    cursor: () => cursor,
    stop: async () => {
      stopped = true;
      wake();
      await done;
    },
  };
};
