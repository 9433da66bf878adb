import { sql, type SQL } from 'drizzle-orm';
import { foldText } from '#domain/foldText';
import { folded, foldedPattern } from '../../../db/folded';
import { likePattern } from '../../../db/likePattern';

/** What a job is found by, in this order. Name, streets and city are always right; a new name of the others may wait. */
const PLACES = [
  'job.name',
  'job.address_line_1',
  'job.address_line_2',
  'job.city',
  'company.company_name',
  'contact.first_name',
  'contact.last_name',
  'owner.first_name',
  'owner.last_name',
  'job.homeowner_first_name',
  'job.homeowner_last_name',
] as const;

/** A sign between any two that no text holds, so that no word reaches from one into the next. */
const BETWEEN = sql`chr(31)`;

/** The kept words of a job: all that it is found by, folded [JS-032 KEY-019]. */
export const WORDS = folded(
  sql`concat(${sql.join(
    PLACES.map((place) => sql.raw(place)),
    sql`, ${BETWEEN}, `,
  )})`,
);

/** One of them, out of the kept words of the row `alias`. */
const wordsAt = (alias: string, place: (typeof PLACES)[number]): SQL =>
  sql`split_part(${sql.raw(alias)}.words, ${BETWEEN}, ${sql.raw(String(PLACES.indexOf(place) + 1))})`;

export const nameIn = (alias: string): SQL => wordsAt(alias, 'job.name');
export const addressIn = (alias: string): SQL => wordsAt(alias, 'job.address_line_1');

/** As many letters as the index of beginnings holds. */
const START = 100;

/** Whether the name of a job begins with a text, by the index of beginnings. */
export const beginsWith = (alias: string, text: string): SQL =>
  sql`left(${sql.raw(alias)}.words, ${sql.raw(String(START))}) like ${likePattern(foldText(text).slice(0, START)).slice(1)}`;

const SEARCHED = { name: 'job.name', address_line_1: 'job.address_line_1', city: 'job.city' } as const;

/**
 * Jobs with a text in one of their columns, however either is written [FLT-033 KEY-019]. The index finds it in any of the
 * words; how many have it in the right one the planner knows by statistics of its own (migration 0039).
 */
export const contains = (text: string, column: keyof typeof SEARCHED): SQL => {
  const pattern = foldedPattern(text);
  return sql`job.id in (select found.job_id from job_search_row found
    where found.words like ${pattern} and ${wordsAt('found', SEARCHED[column])} like ${pattern})`;
};
