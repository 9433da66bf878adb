import { STAGE_OF_KIND } from '#domain/boards/cardKind';
import { noteWords, type DayNote } from '#domain/boards/workdays/dayNote';
import type { Language } from '#domain/localText';
import { clockText, minutesOn, type WallTime } from '#domain/wallTime';
import type { CivilDate } from '#domain/civilDate';
import { superDetailPath } from '#domain/notifications/superDetailPath';
import { shortName } from '../../look/cardText';
import { jobPath } from '../../look/jobPath';
import type { ScheduleText } from '../../look/useScheduleText';
import { kindText, whenText } from '../ownWords';
import { visitTimes, type OwnEntry, type Visit } from '../scheduleQueries';

/** One thing in a month or an agenda, which leads to its job. */
export interface CalendarWork {
  key: string;
  date: CivilDate;
  /** Null for work that has an order in its day but no time. */
  start: WallTime | null;
  end: WallTime | null;
  /** "09:00 AM - 10:30 AM", "No. 2", or nothing. */
  when: string;
  title: string;
  /** What a square of a month has room for: when it begins, and the name without what many have. */
  begins: string;
  name: string;
  note: string;
  /** Null of what leads nowhere. */
  path: string | null;
  stage: string;
}

/** "09:00 AM", or its place in the order of its day. */
const beginsOf = (start: WallTime | null, day: CivilDate, order = ''): string =>
  start === null ? order : clockText(minutesOn(start, day));

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** Something of one's own. */
export const ownCalendarWork = (item: OwnEntry, text: ScheduleText): CalendarWork => ({
  key: item.key,
  date: item.date,
  start: item.start,
  end: item.end,
  when: whenText(item, text) ?? '',
  title: item.job_name ?? text('no_name'),
  begins: beginsOf(item.start, item.date, whenText(item, text) ?? ''),
  name: shortName(item.job_name ?? text('no_name')),
  note: joined(kindText(item, text), item.city, item.crew_name),
  path: superDetailPath(item.job_detail_id),
  stage: item.kind === 'PRESITE' ? 'PRESITE' : STAGE_OF_KIND[item.kind],
});

/** A visit of the team. */
export const visitCalendarWork = (visit: Visit, text: ScheduleText): CalendarWork => ({
  key: visit.key,
  date: visit.date,
  start: visit.start,
  end: visit.end,
  when: visitTimes(visit),
  title: visit.job_name ?? text('no_name'),
  begins: beginsOf(visit.start, visit.date),
  name: shortName(visit.job_name ?? text('no_name')),
  note: joined(visit.crew_name ?? text('no_worker'), visit.city),
  path: jobPath(visit),
  stage: 'WARRANTY',
});

/** A day on which nobody works, or fewer do [SDY-001]. */
export const noteCalendarWork = (note: DayNote, language: Language): CalendarWork => ({
  key: note.key,
  date: note.date,
  start: null,
  end: null,
  when: '',
  title: noteWords(note, language),
  begins: '',
  name: noteWords(note, language),
  note: '',
  path: null,
  stage: note.is_off ? 'off' : 'short',
});
