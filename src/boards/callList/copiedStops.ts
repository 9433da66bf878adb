import type { CallGroup } from '#domain/boards/told/callGroups';
import { phoneText } from '#domain/inputs/phoneLink';
import type { CallStop } from './callListApi';

/**
 * The rows of a call list as they are copied: builder, contact, phone, job, what was told, the date, whether it is told.
 * @param noDate what is said of a stop without a date, and of one that was told that it has none
 */
export const copiedStops = (groups: readonly CallGroup<CallStop>[], noDate: string): (readonly unknown[])[] =>
  groups.flatMap(({ builder, contact, phone, extension, stops }) =>
    stops.map(({ job_id, job_name, was_told, old_date, date, is_told }) => [
      builder,
      contact,
      phone === null ? null : phoneText(phone, extension),
      [job_name, `#${job_id}`].filter(Boolean).join(' '),
      was_told ? (old_date ?? noDate) : null,
      date ?? noDate,
      is_told,
    ]),
  );
