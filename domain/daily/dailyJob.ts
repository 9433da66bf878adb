/** A job with work of a day, in the list that leads from one sheet to the next. */
export interface DailyJob {
  id: number;
  name: string | null;
  company_name: string | null;
  address_line_1: string | null;
  city: string | null;
  /** The crews that work there that day, joined by commas. */
  crews: string | null;
  /** The first place among a crew's jobs of the day. */
  job_order: number | null;
  /** A crew of the user works there, or the user is its foreman. */
  is_own: boolean;
  /** All of the day's work is complete. */
  is_complete: boolean;
}
