import type { CivilDate } from '../civilDate';
import { STATUS } from '../statuses';

/** A schedule entry of a sub-job, as far as it can name a marker. A visit is complete by its `completion`. */
export interface DatedEntry {
  id: number;
  date: CivilDate | null;
  status_id: number | null;
  phase_type_id?: number | null;
}

const APP_PHASE = 2;

const isComplete = ({ status_id }: DatedEntry): boolean => status_id === STATUS.COMPLETE;

const earlier = <Entry extends DatedEntry & { date: CivilDate }>(a: Entry, b: Entry): number =>
  a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1;
const later = <Entry extends DatedEntry & { date: CivilDate }>(a: Entry, b: Entry): number =>
  a.date === b.date ? a.id - b.id : a.date > b.date ? -1 : 1;

const hasDate = <Entry extends DatedEntry>(entry: Entry): entry is Entry & { date: CivilDate } =>
  entry.date !== null && entry.status_id !== STATUS.CANCELLED;

/**
 * The entry that names a marker's kind, line and crew: the earliest that is not complete, all complete the latest, on
 * one day that with the lowest id; a search by Scheduled Application Date takes the APP entry of that day [MAP-009].
 */
export const namingEntry = <Entry extends DatedEntry>(
  entries: readonly Entry[],
  appDate: CivilDate | null = null,
): Entry | null => {
  const dated = entries.filter(hasDate);
  const ofTheDay =
    appDate === null ? [] : dated.filter(({ phase_type_id, date }) => phase_type_id === APP_PHASE && date === appDate);
  const open = dated.filter((entry) => !isComplete(entry));
  const [named] =
    ofTheDay.length > 0 ? ofTheDay.sort(earlier) : open.length > 0 ? open.sort(earlier) : dated.sort(later);
  return named ?? null;
};
