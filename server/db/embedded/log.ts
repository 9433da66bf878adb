/** PostgreSQL's own log, which it only ever appends to. */
import { copyFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';

const MAX_BYTES = 10_000_000;

/** Keeps the log and the one before it, of ten megabytes at most; also while it is written to. */
export const cutLog = (log: string): void => {
  if (!existsSync(log) || statSync(log).size < MAX_BYTES) return;
  copyFileSync(log, `${log}.1`);
  truncateSync(log);
};

/** The last lines. */
export const endOfLog = (log: string): string =>
  existsSync(log) ? readFileSync(log, 'utf8').slice(-2_000).trim() : '';

/** The last words of a start that failed: what it was, and that it shut down. */
const LAST_WORDS = 3;

/** Why PostgreSQL does not start: a sentence that says what to do where the disk is full, then its own last lines [OPS-014]. */
export const whyNotStarted = (log: string): string => {
  const said = endOfLog(log);
  const isFull = said
    .split('\n')
    .slice(-LAST_WORDS)
    .some((line) => line.includes('No space left on device'));
  return isFull ? `Its disk has no room left: make room, then start again.\n${said}` : said;
};
