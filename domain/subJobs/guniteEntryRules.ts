import type { GuniteEntry } from '../jobs/draft';
import { GUNITE_TYPE } from '../statuses';
import { mayHaveDate } from '../statusTable';
import { differs, withValues } from './byKey';
import { choiceOf, type SettleFacts } from './settleFacts';

/** A flash stays one, as on the board. */
const keepsType = ({ type }: GuniteEntry): boolean => type?.id === GUNITE_TYPE.DAY_1 || type?.id === GUNITE_TYPE.FLASH;

/**
 * On hold, weeping, cancelled or awaiting builder chosen for an entry: date, crew and order go, and it is of type Day 1
 * again, unless it is a flash [GUN-008].
 * @param before the entry before, none for a new one; what it has in common with the entry now was not chosen since
 */
export const withEntryStatus = (
  entry: GuniteEntry,
  before: GuniteEntry | undefined,
  { guniteTypes }: SettleFacts,
): GuniteEntry => {
  if (mayHaveDate(entry.status?.id) || (before && !differs(entry.status, before.status))) return entry;
  return withValues(entry, {
    gunite_date: before && entry.gunite_date !== before.gunite_date ? entry.gunite_date : null,
    crew: before && differs(entry.crew, before.crew) ? entry.crew : null,
    job_order: before && entry.job_order !== before.job_order ? entry.job_order : null,
    type:
      (before && differs(entry.type, before.type)) || keepsType(entry)
        ? entry.type
        : choiceOf(guniteTypes, GUNITE_TYPE.DAY_1),
  });
};
