import type { CivilDate } from '../civilDate';
import type { MailFormat, MailResult } from './reportMail';

/** How a view of a report is mailed to the user, and what became of the last mail. */
export interface WeeklyMail {
  /** 1 is Monday. */
  weekday: number;
  format: MailFormat;
  language: string;
  next_date: CivilDate;
  time: string;
  last_at: string | null;
  last_result: MailResult | null;
  last_reason: string | null;
}
