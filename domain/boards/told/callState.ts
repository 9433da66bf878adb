import type { CivilDate } from '../../civilDate';
import type { DateNotice } from './told';

/** How a stop stands on a call list. */
export interface CallState {
  /** The date that its builder was told before, where it is another one; null where that was none. */
  old_date: CivilDate | null;
  /** Its builder was told something else before: another date, or that there is none yet. */
  was_told: boolean;
  /** The builder knows the date on which the stop is planned, or that there is none. */
  is_told: boolean;
}

/**
 * How a stop stands on a call list, or null when nobody has to be called about it [SDY-011]. What was told since the
 * list is about stays on it, ticked, so that two who share the list see what the other has done.
 * @param told what its builder was told, the latest first
 * @param planned the day on which it stands; null for one that stands on none
 * @param since an instant: when the list began
 */
export const callStateOf = (
  told: readonly Pick<DateNotice, 'date' | 'told_at'>[],
  planned: CivilDate | null,
  since: string,
): CallState | null => {
  const [latest] = told;
  if (!latest) return planned === null ? null : { old_date: null, was_told: false, is_told: false };
  const other = told.find(({ date }) => date !== planned);
  const before = { old_date: other?.date ?? null, was_told: other !== undefined };
  if (latest.date !== planned) return { ...before, is_told: false };
  return Date.parse(latest.told_at) >= Date.parse(since) ? { ...before, is_told: true } : null;
};
