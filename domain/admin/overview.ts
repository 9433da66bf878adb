import type { CivilDate } from '../civilDate';

/** So many days the charts of the overview show, today with them. */
export const OVERVIEW_DAYS = 14;
/** So many days back a failed mail is counted [ADM-006]. */
export const FAILED_MAIL_DAYS = 7;
/** So many products the overview names; how many there are it says. */
export const LOW_STOCK_SHOWN = 6;

/** The figures of one day. */
export interface DayFigures {
  date: CivilDate;
  changes: number;
  mails_sent: number;
  mails_failed: number;
}

/** A stock at or below its reorder level. */
export interface LowStock {
  product_id: number;
  product: string;
  location_id: number;
  location: string;
  inventory_type_id: number | null;
  total_units: number;
  reorder_level: number;
}

/**
 * The figures of the administrator's overview [ADM-003 ADM-006]. What belongs to the inventory is null without the
 * right to see it.
 */
export interface AdminOverview {
  active_users: number;
  open_sub_jobs: readonly { category_id: number; category: string; count: number }[];
  /** The statuses that count as open, for the list behind the figure. */
  open_statuses: readonly number[];
  unverified_addresses: number;
  /** Of the last 7 days, and not sent again since. */
  failed_mails: number;
  days: readonly DayFigures[];
  low_stock: { count: number; items: readonly LowStock[] } | null;
  /** Placed orders whose expected date is past. */
  overdue_orders: number | null;
}
