import { sql, type SQL } from 'drizzle-orm';
import { can } from '#domain/access/can';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { keywordTerms, plainText, recordNumber, termCondition } from '#domain/keywords';
import type { Actor } from '../../../access/actor';
import { likePattern } from '../../../db/likePattern';

const joined = (conditions: SQL[], by: 'and' | 'or'): SQL => sql`(${sql.join(conditions, sql.raw(` ${by} `))})`;

/**
 * Jobs that hold all words and phone numbers of a text, in any order: a condition on `job` [JS-032]. The phone numbers of the records
 * of builder and homeowner are looked at for those who read such records.
 */
export const keywordSql = (actor: Actor, text: string): SQL => {
  const phones = can(actor.permissions, RESOURCE_NEEDS.customer.read) ? ['phones', 'record_phones'] : ['phones'];
  const found = keywordTerms(text).map((term) =>
    termCondition<SQL>(term, {
      word: (word) => sql`words like ${likePattern(plainText(word))}`,
      digits: (digits) =>
        joined(
          phones.map((column) => sql`${sql.raw(column)} like ${likePattern(digits)}`),
          'or',
        ),
      all: (conditions) => joined(conditions, 'and'),
      any: (conditions) => joined(conditions, 'or'),
    }),
  );
  if (found.length === 0) return sql`false`;
  const number = recordNumber(text);
  return sql`job.id in (select job_id from job_search_row where ${joined(found, 'and')}${number === null ? sql`` : sql` union all select ${number}::int`})`;
};
