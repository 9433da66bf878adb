import { sql, type SQL } from 'drizzle-orm';
import { likePattern } from '../../graphql/crud/likePattern';

/** The indexes of `job` hold three letters in a row. */
const INDEXED_LENGTH = 3;

/**
 * Jobs with a text in a column, whatever its case. What is shorter than the indexes hold is looked for in the sort keys, which are
 * in lower case already: a comparison by letters costs a quarter of one without regard to case.
 */
export const contains = (column: 'name' | 'address_line_1' | 'city', text: string): SQL => {
  const name = sql.raw(column);
  return text.trim().length < INDEXED_LENGTH
    ? sql`job.id in (select job_id from job_search_row where ${name} like lower(${likePattern(text)}))`
    : sql`job.${name} ilike ${likePattern(text)}`;
};
