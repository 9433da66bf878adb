import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { MAX_COMMENT } from '#domain/comments/comment';
import { audit, code, id, instant, int, longText, reference, softDelete, text } from '../columns';
import { notBlank } from '../checks';

/**
 * What people write about a record of any table [ADM-015]. The record is named by its table and id, so that a new table
 * has comments without a word more; who reads the record reads them. What a comment says stands here alone: histories
 * tell who wrote, changed and deleted it.
 */
export const recordComment = pgTable(
  'record_comment',
  {
    id: id(),
    /** The table of the record. */
    entity: code({ max: 60, readOnly: true }).notNull(),
    entity_id: int().notNull(),
    text: longText({ max: MAX_COMMENT, hidden: true }).notNull().default(''),
    /** The users whom it mentions. */
    mentions: int().array().notNull().default([]),
    /** When its text was changed last. */
    edited_at: instant(),
    ...audit(),
    ...softDelete(),
  },
  (table) => [
    index('record_comment_record_idx').on(table.entity, table.entity_id, table.id),
    index('record_comment_author_idx').on(table.created_by, table.created_at),
    index('record_comment_in_bin_idx')
      .on(table.deleted_at)
      .where(sql`${table.deleted_at} is not null`),
    notBlank('record_comment', table.entity),
  ],
);

/** A picture or a document of a comment; the bytes lie under a storage key that never changes. */
export const recordCommentFile = pgTable(
  'record_comment_file',
  {
    id: id(),
    record_comment_id: reference(() => recordComment.id, 'cascade').notNull(),
    file_name: text().notNull(),
    file_type: code({ max: 100 }).notNull(),
    /** Empty once the bytes were removed, some days after the comment was deleted. */
    size: int(),
    storage_key: code({ max: 500, hidden: true }).notNull().unique('record_comment_file_storage_key_key'),
    ...audit(),
  },
  (table) => [
    index('record_comment_file_comment_idx').on(table.record_comment_id),
    notBlank('record_comment_file', table.file_name),
  ],
);
