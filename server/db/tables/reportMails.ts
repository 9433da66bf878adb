import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { MAIL_FORMATS } from '#domain/reports/reportMail';
import { oneOf, rowRule } from '../checks';
import { audit, civilDate, code, count, id, instant, longText, reference } from '../columns';
import { appUser } from './identity';
import { savedView } from './views';

/** A user has a view of a report mailed every week [RPT-013]. */
export const reportMail = pgTable(
  'report_mail',
  {
    id: id(),
    user_id: reference(() => appUser.id, 'cascade').notNull(),
    saved_view_id: reference(() => savedView.id, 'cascade').notNull(),
    /** 1 is Monday. */
    weekday: count({ min: 1 }).notNull(),
    format: code({ max: 10, choices: MAIL_FORMATS }).notNull(),
    language: code({ max: 2, choices: ['en', 'es'] }).notNull(),
    /** The Monday of the week whose mail is the first. */
    first_week: civilDate().notNull(),
    ...audit(),
  },
  (table) => [
    unique('report_mail_key').on(table.user_id, table.saved_view_id),
    index('report_mail_saved_view_id_idx').on(table.saved_view_id),
    oneOf('report_mail', table.format, MAIL_FORMATS),
    oneOf('report_mail', table.language, ['en', 'es']),
    rowRule('report_mail', 'weekday', sql`${table.weekday} between 1 and 7`),
  ],
);

/** What became of the mail of a week: one row each, whichever server makes it. */
export const reportMailWeek = pgTable(
  'report_mail_week',
  {
    report_mail_id: integer()
      .notNull()
      .references(() => reportMail.id, { onDelete: 'cascade' }),
    /** The Monday of the week. */
    week: civilDate().notNull(),
    /** A `MailResult`. */
    result: code({ max: 20 }).notNull(),
    reason: longText({ max: 500 }),
    /** The key of the mail in the log. */
    mail_key: code({ max: 36 }),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.report_mail_id, table.week] })],
);
