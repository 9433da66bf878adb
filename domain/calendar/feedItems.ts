import { z } from 'zod';
import { addDays, civilDateOf, type CivilDate } from '../civilDate';
import type { OwnItem } from '../boards/ownItems';

const FACTS = [
  'key',
  'date',
  'start',
  'end',
  'start_time',
  'kind',
  'job_detail_id',
  'job_name',
  'company_name',
  'crew_name',
  'description',
  'address_line_1',
  'address_line_2',
  'city',
  'state',
  'zip_code',
  'until',
  'en',
  'es',
] as const;

type Named = Exclude<(typeof FACTS)[number], 'kind' | 'job_detail_id' | 'until' | 'en' | 'es'>;

/** What a calendar tells of a line of "My Schedule", or of days without work, of the kind `OFF` [SDY-001]. */
export interface CalendarFacts extends Pick<OwnItem, Named> {
  kind: OwnItem['kind'] | 'OFF';
  /** Null of days without work. */
  job_detail_id: number | null;
  /** The last day of days without work; null of one day, and of work. */
  until: CivilDate | null;
  /** What is said of days without work, by language. */
  en: string | null;
  es: string | null;
}

/** An entry as an address told it last: calendar programs keep what they read, and go by its number (RFC 5545, 3.8.7.4). */
export interface CalendarItem {
  facts: CalendarFacts;
  sequence: number;
  modified: string;
  /** When it was found gone; null while it stands. */
  cancelled: string | null;
}

const text = z.string().nullable();
const KINDS = [
  'PREP',
  'APP',
  'DETAIL',
  'SLURRY',
  'G1',
  'G2-8',
  'FLASH',
  'P-REPAIR',
  'G-REPAIR',
  'W',
  'PRESITE',
  'OFF',
] as const;

/** What is kept of an address. What an earlier version kept in another shape is told anew. */
export const keptItems = z
  .array(
    z.object({
      facts: z.object({
        key: z.string(),
        date: z.string(),
        start: text,
        end: text,
        // What was told before gunite stops had times.
        start_time: text.default(null),
        kind: z.enum(KINDS),
        job_detail_id: z.number().nullable(),
        job_name: text,
        company_name: text,
        crew_name: text,
        description: text,
        address_line_1: text,
        address_line_2: text,
        city: text,
        state: text,
        zip_code: text,
        // What was told before days without work were.
        until: text.default(null),
        en: text.default(null),
        es: text.default(null),
      }),
      sequence: z.number(),
      modified: z.string(),
      cancelled: text,
    }),
  )
  .catch([]);

/** So long it is told that an entry is gone: telephones that were off for a vacation read it too. */
const GONE_DAYS = 28;
const MINUTE_MS = 60_000;

const factsOf = (item: OwnItem): CalendarFacts => ({
  key: item.key,
  date: item.date,
  start: item.start,
  end: item.end,
  start_time: item.start_time,
  kind: item.kind,
  job_detail_id: item.job_detail_id,
  job_name: item.job_name,
  company_name: item.company_name,
  crew_name: item.crew_name,
  description: item.description,
  address_line_1: item.address_line_1,
  address_line_2: item.address_line_2,
  city: item.city,
  state: item.state,
  zip_code: item.zip_code,
  until: null,
  en: null,
  es: null,
});

const areSame = (a: CalendarFacts, b: CalendarFacts): boolean => FACTS.every((name) => a[name] === b[name]);

/**
 * What an address tells now, after what it told before: an entry that changed has a higher number, one that is there no
 * more is told as cancelled for some weeks [MSG-003]. What lies before the first day has not been taken away.
 * @param items what is to do
 */
export const feedItems = (
  before: readonly CalendarItem[],
  items: readonly OwnItem[],
  { now, first, off = [] }: { now: Date; first: CivilDate; off?: readonly CalendarFacts[] },
): CalendarItem[] => {
  const known = new Map(before.map((told) => [told.facts.key, told]));
  const modified = now.toISOString();
  // By the clock: what was forgotten, or lost with a restored database, comes again with a higher number than before.
  const next = (told: CalendarItem | undefined): number =>
    Math.max(Math.floor(now.getTime() / MINUTE_MS), (told?.sequence ?? 0) + 1);
  const all = [...items.map(factsOf), ...off];
  const standing = all.map((facts): CalendarItem => {
    const told = known.get(facts.key);
    return told?.cancelled === null && areSame(told.facts, facts)
      ? told
      : { facts, sequence: next(told), modified, cancelled: null };
  });
  const there = new Set(all.map(({ key }) => key));
  const oldest = addDays(civilDateOf(now), -GONE_DAYS);
  const gone = before.flatMap((told): CalendarItem[] => {
    if (there.has(told.facts.key) || (told.facts.until ?? told.facts.date) < first) return [];
    if (told.cancelled === null) return [{ ...told, sequence: next(told), modified, cancelled: modified }];
    return civilDateOf(new Date(told.cancelled)) < oldest ? [] : [told];
  });
  return [...standing, ...gone];
};
