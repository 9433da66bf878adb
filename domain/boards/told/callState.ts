import type { CivilDate } from '../../civilDate';
import type { DateNotice } from './told';

/** How a stop stands on a call list. */
export interface CallState {
  /** The date that its builder was told before, where it is another one; null where none was told. */
  old_date: CivilDate | null;
  /** The builder knows the date on which the stop is planned. */
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
  if (!latest) return planned === null ? null : { old_date: null, is_told: false };
  const old_date = told.find(({ date }) => date !== planned)?.date ?? null;
  if (latest.date !== planned) return { old_date, is_told: false };
  return Date.parse(latest.told_at) >= Date.parse(since) ? { old_date, is_told: true } : null;
};
