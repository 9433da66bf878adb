import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { audit, civilDate, code, id, keptInstant, longText, reference, text } from '../columns';
import { oneOf, rowRule } from '../checks';
import { sql } from 'drizzle-orm';
import { ASKED, SAID } from '#domain/evening/siteAnswer';
import { jobDetail } from './jobs';

/** A message of the evening before to the builder or the homeowner of a stop, and what was answered to it [MSG-001]. */
export const stopMessage = pgTable(
  'stop_message',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    /** The card of the boards that it is about: its table and id. */
    stop_key: code({ max: 60, hidden: true }).notNull(),
    date: civilDate().notNull(),
    kind: code({ max: 10, label: 'Sent To', values: ASKED }).notNull(),
    recipient: text().notNull(),
    what: text().notNull(),
    crew: text({ max: 100 }),
    answer: code({ max: 10, values: SAID }),
    reason: longText({ max: 500 }),
    answered_at: keptInstant({ label: 'Answered At' }),
    ...audit(),
  },
  (table) => [
    unique('stop_message_key').on(table.stop_key, table.date, table.kind),
    index('stop_message_job_detail_id_idx').on(table.job_detail_id),
    index('stop_message_date_idx').on(table.date),
    oneOf('stop_message', table.kind, ['builder', 'homeowner']),
    oneOf('stop_message', table.answer, ['confirmed', 'not_ready']),
    rowRule('stop_message', 'answered_whole', sql`(${table.answer} is null) = (${table.answered_at} is null)`),
  ],
);
