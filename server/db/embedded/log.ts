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
