import { sql, type SQL } from 'drizzle-orm';
import { can } from '#domain/access/can';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { keywordTerms, termCondition } from '#domain/keywords';
import type { Actor } from '../../../access/actor';
import { seesColumn, seesColumns } from '../../../api/seenColumns';
import { digitsSql } from '../../../db/digits';
import { likePattern } from '../../../db/likePattern';
import { run, type Runner } from '../../../db/statement';
import { PENDING_WORDS, pendingWords } from './sortKeys';

const joined = (conditions: SQL[], by: 'and' | 'or'): SQL => sql`(${sql.join(conditions, sql.raw(` ${by} `))})`;

/** So many digits at the end of a number few others share. */
const RARE_DIGITS = 4;

/**
 * Numbers with some digits in a row. The index is asked for the last of them alone: area codes are shared by thousands,
 * and it would read all their entries to find the few that have the rest.
 */
const hasDigits = (column: SQL, digits: string): SQL =>
  digits.length > RARE_DIGITS
    ? sql`(${column} like ${likePattern(digits.slice(-RARE_DIGITS))} and (${column} || '') like ${likePattern(digits)})`
    : sql`${column} like ${likePattern(digits)}`;

const RECORD_PHONES = ['customer.business_phone', 'homeowner.phone_number', 'homeowner.secondary_phone_number'];

/** The numbers of the records of builder and homeowner are kept together: for whoever reads all of them. */
const seesRecordPhones = (actor: Actor): boolean =>
  can(actor.permissions, RESOURCE_NEEDS.customer.read) && seesColumns(actor, RECORD_PHONES);

const OWN_PHONES = ['phone', 'homeowner_phone', 'homeowner_secondary_phone'];

/** Whether digits stand in a number of the job itself: with those the number of its contact is kept, which not all see. */
const isOwnPhone = (digits: string): SQL =>
  sql`exists (select from job own where own.id = job_id and (${joined(
    OWN_PHONES.map((name) => sql`${sql.raw(digitsSql(`own.${name}`))} like ${likePattern(digits)}`),
    'or',
  )}))`;

/**
 * What the kept words and phone numbers of a job have to hold, in any order: a condition on `job_search_row`; null for
 * a text that asks for nothing. The phone numbers of the records of builder and homeowner are looked at for those who
 * read such records.
 */
export const keptWords = (actor: Actor, text: string): SQL | null => {
  const phones = seesRecordPhones(actor) ? ['phones', 'record_phones'] : ['phones'];
  const seesContacts = seesColumn(actor, 'customer_contact.phone_number');
  const found = keywordTerms(text).map((term) =>
    termCondition<SQL>(term, {
      word: (word) => sql`words like ${likePattern(word)}`,
      number: (number) => sql`job_id = ${number}`,
      digits: (digits) =>
        joined(
          phones.map((column) =>
            column === 'phones' && !seesContacts
              ? sql`(${hasDigits(sql`phones`, digits)} and ${isOwnPhone(digits)})`
              : hasDigits(sql.raw(column), digits),
          ),
          'or',
        ),
      all: (conditions) => joined(conditions, 'and'),
      any: (conditions) => joined(conditions, 'or'),
    }),
  );
  return found.length === 0 ? null : joined(found, 'and');
};

/**
 * Whether some jobs are not found by a new name yet. Asked beforehand: of a statement that could do both the planner
 * believes that it finds two hundred jobs, whatever it does find.
 */
export const arePending = async (runner: Runner): Promise<boolean> =>
  (await run(runner, sql`select 1 from (${PENDING_WORDS}) pending limit 1`)).length > 0;

/**
 * The same as one statement, for lists of few jobs, such as estimates: a condition on the row `alias` of a job or an
 * estimate; null for a text that asks for nothing [KEY-019].
 */
export const foundByKeyword = (actor: Actor, alias: string, text: string): SQL | null => {
  const isFound = keptWords(actor, text);
  return (
    isFound &&
    sql`${sql.raw(alias)}.id in (select job_id from job_search_row where ${isFound} and job_id not in (${PENDING_WORDS})
      union all select job_id from (${pendingWords()}) worked_out where ${isFound})`
  );
};

/** Jobs that hold all words and phone numbers of a text, in any order: a condition on `job` [JS-032]. */
export const keywordSql = async (runner: Runner, actor: Actor, text: string): Promise<SQL> => {
  const isFound = keptWords(actor, text);
  if (!isFound) return sql`false`;
  const isPending = await arePending(runner);
  return sql`job.id in (${sql.join(
    [
      sql`select job_id from job_search_row where ${isFound}${isPending ? sql` and job_id not in (${PENDING_WORDS})` : sql``}`,
      ...(isPending ? [sql`select job_id from (${pendingWords()}) worked_out where ${isFound}`] : []),
    ],
    sql` union all `,
  )})`;
};
