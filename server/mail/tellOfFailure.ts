import { and, eq } from 'drizzle-orm';
import { failedMailNotice } from '#domain/notifications/failedMailNotice';
import type { Database } from '../db/database';
import { appUser } from '../db/tables/identity';
import { notification } from '../db/tables/notifications';
import type { Mail } from './mailer';

/** Tells the users who asked for it that a mail did not leave [NOT-008]. */
export const tellOfFailure = async (db: Database, { template, subject, about }: Mail, reason: string): Promise<void> => {
  const users = await db.select({ id: appUser.id }).from(appUser).where(and(eq(appUser.is_active, true), eq(appUser.is_email_transmission_failed_recipient, true)));
  if (users.length === 0) return;
  const { text, action_url } = failedMailNotice({ template: template ?? subject, reason, about });
  await db.insert(notification).values(users.map(({ id }) => ({ notified_user_id: id, notification_text: text, action_url })));
};
