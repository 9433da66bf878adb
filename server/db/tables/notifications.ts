import { sql } from 'drizzle-orm';
import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { audit, code, flag, id, instant, longText, reference } from '../columns';
import { notBlank, rowRule } from '../checks';
import { appUser } from './identity';

/** A line behind a user's bell [NOT-001 NOT-009]; `action_url` is a path of ours. */
export const notification = pgTable(
  'notification',
  {
    id: id(),
    notified_user_id: reference(() => appUser.id, 'cascade').notNull(),
    notification_text: longText({ max: 1000 }).notNull(),
    action_url: code({ max: 500 }).notNull(),
    /**
     * What it is of; empty for those of before. A trigger gives the two that follow by the person's choice
     * (keepNoticeWays.ts).
     */
    kind: code({ max: 40 }),
    is_on_bell: flag().default(true),
    /** A mail of it is to leave. */
    is_mail_due: flag(),
    created_date: instant()
      .notNull()
      .default(sql`now()`),
    is_read: flag(),
    ...audit(),
  },
  (table) => [
    index('notification_newest_idx').on(table.notified_user_id, table.created_date.desc(), table.id.desc()),
    index('notification_unread_idx')
      .on(table.notified_user_id)
      .where(sql`not ${table.is_read}`),
    index('notification_mail_due_idx')
      .on(table.id)
      .where(sql`${table.is_mail_due}`),
    notBlank('notification', table.notification_text),
    rowRule(
      'notification',
      'action_url_own',
      sql`${table.action_url} like '/%' and ${table.action_url} not like '//%'`,
    ),
  ],
);

/** By what a person hears of a kind of notice, where it is not as usual [MSG-004]. */
export const noticeChoice = pgTable(
  'notice_choice',
  {
    id: id(),
    user_id: reference(() => appUser.id, 'cascade').notNull(),
    kind: code({ max: 40 }).notNull(),
    by_bell: flag(),
    by_mail: flag(),
    ...audit(),
  },
  (table) => [unique('notice_choice_user_id_kind_key').on(table.user_id, table.kind)],
);
