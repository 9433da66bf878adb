import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { code, int, reference, text } from '../columns';
import { trigramIndex } from '../trigramIndex';
import { job } from './jobs';

const KEYS = [
  'name',
  'company',
  'category',
  'address_line_1',
  'city',
  'job_types',
  'color',
  'supervisor',
  'status',
] as const;

/** So many letters of a name tell how it begins; an index takes no longer texts than some. */
const START = 100;

/**
 * What the job search sorts by: one row for each sub-job that is not deleted, and one with the sub-job 0 for a job
 * without any. A column holds its shown text without regard to case, null when it is blank, each in an index of its own
 * [JS-027]. Triggers keep the rows (server/areas/jobs/search/keepSearchRows.ts): nobody writes them. Besides they hold
 * what a caller is found by: names and places, folded, in the order of `WORDS` (server/areas/jobs/search/words.ts), and the
 * digits of phone numbers, a `|` between two [JS-032 KEY-019].
 */
export const jobSearchRow = pgTable(
  'job_search_row',
  {
    job_id: reference(() => job.id, 'cascade').notNull(),
    job_detail_id: int().notNull(),
    name: text(),
    company: text(),
    category: text(),
    address_line_1: text(),
    city: text(),
    job_types: text(),
    color: text(),
    supervisor: text(),
    status: text(),
    words: code(),
    /** Those that whoever reads the job reads. */
    phones: code(),
    /** Those of the records of its builder and its homeowner. */
    record_phones: code(),
  },
  (table) => [
    primaryKey({ columns: [table.job_id, table.job_detail_id] }),
    index('job_search_row_job_detail_id_idx').on(table.job_detail_id),
    ...(['words', 'phones', 'record_phones'] as const).map((name) =>
      trigramIndex(`job_search_row_${name}_search_idx`, table[name]),
    ),
    // Whose name begins with a text [JS-032].
    index('job_search_row_words_start_idx').using(
      'btree',
      sql`left(${table.words}, ${sql.raw(String(START))}) text_pattern_ops`,
    ),
    ...KEYS.map((key) => index(`job_search_row_${key}_idx`).on(table[key], table.job_id, table.job_detail_id)),
  ],
);

/**
 * New names of which many jobs are still to be told: their jobs up to the number `done_to` have their sort keys, those
 * beyond are searched by what they show now (server/areas/jobs/search/searchRowTriggers.ts). Those beyond may still have
 * one of the `old_keys`, where the name is all that a column shows. Triggers write it, the servers work it off.
 */
export const jobSearchRename = pgTable(
  'job_search_rename',
  {
    source: code().notNull(),
    source_id: int().notNull(),
    done_to: int().notNull().default(0),
    old_keys: code().array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.source, table.source_id] })],
);
