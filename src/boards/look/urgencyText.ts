import type { SubJob } from '#domain/boards/types';
import { daysBetween, type CivilDate } from '#domain/civilDate';
import { shownName } from '#domain/lookups/shownName';
import type { Language } from '#domain/localText';
import type { BoardText } from './useBoardText';

/** Emergency and High, as the list of priorities begins. */
const PRESSING: ReadonlySet<number> = new Set([1, 2]);
export const isPressing = ({ priority_id }: Pick<SubJob, 'priority_id'>): boolean =>
  priority_id != null && PRESSING.has(priority_id);

/** "High · 12 d": how much a warranty job presses and how long it waits; undefined where neither is known. */
export const urgencyText = (
  { priority, creation_date }: Pick<SubJob, 'priority' | 'creation_date'>,
  today: CivilDate,
  text: BoardText,
  language: Language,
): string | undefined => {
  const days = creation_date ? Math.max(0, daysBetween(creation_date, today)) : null;
  return (
    [priority && shownName(priority, language), days !== null && text('age_days', { count: days })]
      .filter(Boolean)
      .join(' · ') || undefined
  );
};
