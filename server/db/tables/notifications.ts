import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
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
    notBlank('notification', table.notification_text),
    rowRule(
      'notification',
      'action_url_own',
      sql`${table.action_url} like '/%' and ${table.action_url} not like '//%'`,
    ),
  ],
);
