import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { code, id, instant, int } from '../columns';

/**
 * A file that someone was allowed to send. Its bytes lie under `storage_key`, which is never used twice, so that what a
 * record or its history names is never overwritten. A record claims it; what nobody has claimed after a day is removed
 * with its bytes.
 */
export const storedFile = pgTable(
  'stored_file',
  {
    id: id(),
    /** The logical place that was asked for, `customer/7/profile/logo.png`. */
    key: code({ max: 500 }).notNull(),
    storage_key: code({ max: 500 }).notNull().unique('stored_file_storage_key_key'),
    file_type: code({ max: 100 }).notNull(),
    created_at: instant()
      .notNull()
      .default(sql`now()`),
    created_by: int().notNull(),
    claimed_at: instant(),
    /** What may be sent at most, in bytes: it counts against what its user may have sent without a record. */
    max_bytes: int(),
  },
  (table) => [
    index('stored_file_key_idx').on(table.key, table.id),
    index('stored_file_unclaimed_idx')
      .on(table.created_at)
      .where(sql`${table.claimed_at} is null`),
    index('stored_file_unclaimed_of_user_idx')
      .on(table.created_by)
      .where(sql`${table.claimed_at} is null`),
  ],
);
