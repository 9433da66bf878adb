/** The states of work as administrators see them. */
export const WORK_STATES = ['failed', 'running', 'waiting'] as const;

/** One piece of work behind the requests: what it is, how far it is, and why it is not done yet. */
export interface QueuedWork {
  id: string;
  kind: string;
  /** What it is about, where it says so. */
  what: string | null;
  state: (typeof WORK_STATES)[number];
  tries: number;
  created_at: string;
  next_try_at: string | null;
  error: string | null;
  /** The mail of the log that has failed: it is sent again as one. */
  email_id: number | null;
}
