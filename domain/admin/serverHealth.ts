/** An error that pages met, once for all that met the same one. */
export interface BrowserError {
  release: string;
  screen: string;
  message: string;
  stack: string | null;
  agent: string | null;
  user_name: string | null;
  times: number;
  first_at: string;
  last_at: string;
}

/** How a server is, for those who look after it. */
export interface ServerHealth {
  version: string;
  /** The number of the last migration of its database. */
  schema: number;
  node: string;
  started_at: string;
  database_bytes: number;
  disk: { left_bytes: number; left_share: number };
  /**
   * Of the backups that servers make by themselves: `hours` is 0 where they make none, late is when one was missed, and
   * damaged are the files that the last one found so.
   */
  backups: {
    hours: number;
    count: number;
    last_at: string | null;
    last_bytes: number;
    /** Whether the keys in the last one are sealed by a passphrase; null where there is none. */
    last_is_sealed: boolean | null;
    is_late: boolean;
    damaged: string[];
  };
  mails_waiting: number;
  mails_failed: number;
  work_failed: number;
  /** The tables that grow, the largest first; rows as PostgreSQL estimates them. */
  tables: readonly { name: string; rows: number; bytes: number }[];
  browser_errors: readonly BrowserError[];
}

/** Below this share of a disk administrators are told. */
export const LITTLE_ROOM = 0.1;

/** Whether a backup was missed since the last one, or since the server began where there is none. */
export const isBackupLate = (hours: number, since: Date, now: Date): boolean =>
  hours > 0 && now.getTime() - since.getTime() > 2 * hours * 3_600_000;
