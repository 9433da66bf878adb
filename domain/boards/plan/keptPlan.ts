import { isCivilDate, type CivilDate } from '../../civilDate';
import { isRecord } from '../../values';
import { MAX_TRIED, type TriedItem } from './triedPlan';

/** A try to apply a plan whose answer did not come: the same one is asked for under the same key. */
export interface PlanAttempt {
  key: string;
  /** What was sent. */
  sent: string;
}

/** A plan as a device keeps it [SDY-008]. */
export interface KeptPlan {
  /** The day that the board showed when the plan was begun. */
  date: CivilDate;
  items: readonly TriedItem[];
  attempt: PlanAttempt | null;
}

const isItem = (value: unknown): value is TriedItem =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.job_detail_id === 'number' &&
  (value.job_name === null || typeof value.job_name === 'string') &&
  typeof value.to === 'string' &&
  (value.index === null || typeof value.index === 'number') &&
  typeof value.version === 'number' &&
  typeof value.expected_bin === 'string' &&
  typeof value.onto_closed === 'boolean' &&
  typeof value.was_started === 'boolean';

const isAttempt = (value: unknown): value is PlanAttempt =>
  isRecord(value) && typeof value.key === 'string' && typeof value.sent === 'string';

/** A kept plan; null for what is none: another version of the app may have left it. */
export const readKeptPlan = (value: unknown): KeptPlan | null => {
  if (!isRecord(value) || !Array.isArray(value.items) || typeof value.date !== 'string' || !isCivilDate(value.date))
    return null;
  const items = value.items.filter(isItem);
  if (items.length === 0 || items.length !== value.items.length || items.length > MAX_TRIED) return null;
  return { date: value.date, items, attempt: isAttempt(value.attempt) ? value.attempt : null };
};
