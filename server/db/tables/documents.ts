import { sql } from 'drizzle-orm';
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { audit, code, flag, id, instant, int, reference, softDelete, text } from '../columns';
import { notBlank, rowRule } from '../checks';
import { job, jobDetail } from './jobs';
import { lookupDocumentTag } from './lookups';

/**
 * A document of a job [DOC-002]. Its key is a logical path that is worked out when it is read: `folder` lies below the
 * job's documents, or below the presite folder of its sub-job, whose name follows the sub-job (docs/decisions/0024).
 * The bytes lie under a storage key that never changes. A folder of the office's own is a row without a file name.
 */
export const document = pgTable(
  'document',
  {
    id: id(),
    job_id: reference(() => job.id).notNull(),
    job_detail_id: reference(() => jobDetail.id),
    /** Below the presite folder of the sub-job. */
    is_presite: flag(),
    folder: text({ max: 400 }).notNull().default(''),
    file_name: text(),
    file_type: code({ max: 100 }),
    size: int(),
    storage_key: code({ max: 500, hidden: true }).unique('document_storage_key_key'),
    /** What a photo shows, in the words of who took it. */
    caption: text({ max: 200 }),
    /** When it was taken, where the phone knows; it may have been sent hours later. */
    taken_at: instant(),
    /** The time is what the camera wrote into the photo, and not the date of its file [FLD-010]. */
    is_camera_time: flag(),
    upload_date: instant()
      .notNull()
      .default(sql`now()`),
    /** When it was deleted for good: the row stays for the history, the bytes go [KEY-021]. */
    erased_at: instant(),
    /** Its days in the bin count from here at the earliest: what lay there before bins were emptied has them whole. */
    bin_counts_from: instant()
      .notNull()
      .default(sql`now()`),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    index('document_in_bin_idx')
      .on(table.deleted_at)
      .where(sql`${table.deleted_at} is not null and ${table.erased_at} is null`),
    index('document_job_detail_id_idx').on(table.job_detail_id),
    uniqueIndex('document_place_key')
      .on(
        table.job_id,
        sql`(case when ${table.is_presite} then ${table.job_detail_id} else 0 end)`,
        sql`lower(${table.folder})`,
        sql`lower(coalesce(${table.file_name}, ''))`,
      )
      .where(sql`${table.deleted_at} is null`),
    notBlank('document', table.file_name),
    rowRule('document', 'folder_ends', sql`${table.folder} = '' or ${table.folder} like '%/'`),
    rowRule('document', 'presite_of_sub_job', sql`not ${table.is_presite} or ${table.job_detail_id} is not null`),
    rowRule(
      'document',
      'file_whole',
      sql`num_nulls(${table.file_name}, ${table.file_type}, ${table.storage_key}) in (0, 3)`,
    ),
  ],
);

/** The tags of a document [DOC-034]. */
export const documentDocumentTag = pgTable(
  'document_document_tag',
  {
    id: id(),
    document_id: reference(() => document.id, 'cascade').notNull(),
    document_tag_id: reference(() => lookupDocumentTag.id).notNull(),
    ...audit(),
  },
  (table) => [
    uniqueIndex('document_document_tag_key').on(table.document_id, table.document_tag_id),
    index('document_document_tag_document_tag_id_idx').on(table.document_tag_id),
  ],
);
