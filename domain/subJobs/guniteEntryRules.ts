import { GUNITE_TYPE } from '../boards/cardKind';
import type { GuniteEntry } from '../jobs/draft';
import { STATUS } from '../statuses';
import { differs, withValues } from './byKey';
import { choiceOf, type SettleFacts } from './settleFacts';

/** Statuses that take an entry off its day [GUN-007 GUN-008]. */
const CLEARING: ReadonlySet<number | undefined> = new Set<number | undefined>([
  STATUS.ON_HOLD,
  STATUS.WEEPING,
  STATUS.CANCELLED,
  STATUS.AWAITING_BUILDER,
]);

/**
 * On hold, weeping, cancelled or awaiting builder chosen for an entry: date and crew go, and it is of type Day 1 again [GUN-008].
 * @param before the entry before; what it has in common with the entry now was not chosen since
 */
export const withEntryStatus = (
  entry: GuniteEntry,
  before: GuniteEntry | undefined,
  { guniteTypes }: SettleFacts,
): GuniteEntry => {
  if (!before || !differs(entry.status, before.status) || !CLEARING.has(entry.status?.id)) return entry;
  return withValues(entry, {
    gunite_date: entry.gunite_date === before.gunite_date ? null : entry.gunite_date,
    crew: differs(entry.crew, before.crew) ? entry.crew : null,
    type:
      differs(entry.type, before.type) || entry.type?.id === GUNITE_TYPE.DAY_1
        ? entry.type
        : choiceOf(guniteTypes, GUNITE_TYPE.DAY_1),
  });
};
