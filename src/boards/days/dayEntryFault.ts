import { MAX_DAYS_WITHOUT_WORK } from '#domain/boards/workdays/dayWithoutWork';
import { daysBetween, type CivilDate } from '#domain/civilDate';

/** What is typed of a day without work. Times are `HH:mm`, none for the whole day. */
interface TypedDay {
  first: CivilDate | null;
  last: CivilDate | null;
  name: string;
  needsName: boolean;
  from: string | null;
  to: string | null;
}

/** What keeps it from being saved; the server has the same rules for all fields of a day without work. */
export const dayEntryFault = ({ first, last, name, needsName, from, to }: TypedDay) => {
  if (first === null || last === null) return 'no_date';
  const days = daysBetween(first, last) + 1;
  if (days < 1) return 'backwards';
  if (days > MAX_DAYS_WITHOUT_WORK) return 'too_long';
  if (needsName && name.trim() === '') return 'no_name';
  if (from === null || to === null) return from === to ? null : 'one_time';
  return to <= from ? 'times_backwards' : null;
};
