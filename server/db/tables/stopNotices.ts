import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { TOLD_WAYS } from '#domain/boards/told/toldWays';
import { notBlank, oneOf, rowRule } from '../checks';
import { audit, civilDate, clientId, code, id, keptInstant, longText, reference, text } from '../columns';
import { jobDetail } from './jobs';

/** That the builder of a stop was told a date, or that there is none yet: by a message that has left, or by phone [SDY-011]. */
export const stopNotice = pgTable(
  'stop_notice',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    /** The card of the boards that it is about: its table and id. */
    stop_key: code({ max: 60, hidden: true }).notNull(),
    /** Null: that nobody knows yet when. */
    date: civilDate(),
    way: code({ max: 10, values: TOLD_WAYS }).notNull(),
    /** Null while its message has not reached anybody. */
    told_at: keptInstant({ label: 'Told At' }),
    /** Whom the message is for; none of a phone call. */
    recipients: longText(),
    /** That of its row in the email log. */
    email_key: clientId(),
    ...audit(),
  },
  (table) => [
    index('stop_notice_job_detail_id_idx').on(table.job_detail_id),
    index('stop_notice_stop_key_idx').on(table.stop_key),
    index('stop_notice_email_key_idx').on(table.email_key),
    oneOf('stop_notice', table.way, Object.keys(TOLD_WAYS)),
    rowRule(
      'stop_notice',
      'way_whole',
      sql`case when ${table.way} = 'phone' then ${table.told_at} is not null and ${table.email_key} is null else ${table.email_key} is not null end`,
    ),
    // Messages that the server writes by itself name the date of a stop.
    rowRule('stop_notice', 'way_dated', sql`${table.date} is not null or ${table.way} in ('text', 'phone')`),
  ],
);

/** That a stop was promised to somebody for a day: one at most of a stop [SDY-012]. */
export const stopPromise = pgTable(
  'stop_promise',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    stop_key: code({ max: 60, hidden: true }).notNull().unique('stop_promise_stop_key_key'),
    date: civilDate().notNull(),
    name: text({ max: 60, label: 'Promised To' }).notNull(),
    ...audit(),
  },
  (table) => [index('stop_promise_job_detail_id_idx').on(table.job_detail_id), notBlank('stop_promise', table.name)],
);
