/** A mail to a builder about a sub-job that was sent before, and what became of it. */
export interface SentBuilderEmail {
  id: number;
  created_at: string;
  user_name: string | null;
  template: string;
  language: string;
  recipients: string;
  comment: string | null;
  subject: string | null;
  body: string | null;
  /** `waiting`, `sending`, `sent` or `failed`; `resent` where a failed one was sent again; null where the log is gone. */
  status: string | null;
  /** Why it did not leave, or whom it did not reach. */
  error: string | null;
}
