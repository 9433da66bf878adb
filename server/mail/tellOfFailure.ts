import { sql } from 'drizzle-orm';
import { failedMailNotice } from '#domain/notifications/failedMailNotice';
import type { Database } from '../db/database';
import type { Mail } from './mailer';

/**
 * Tells the users who asked for it that a mail did not leave [NOT-008]. A mail is sent outside of any mutation; its notices stand in
 * the change log like all others, so that the bells ring at once.
 */
export const tellOfFailure = async (
  db: Database,
  { template, subject, about, created_by }: Mail,
  reason: string,
): Promise<void> => {
  const { text, action_url } = failedMailNotice({ template: template ?? subject, reason, about });
  await db.execute(sql`
    with told as (
      insert into notification (notified_user_id, notification_text, action_url)
      select id, ${text}, ${action_url} from app_user where is_active and is_email_transmission_failed_recipient
      returning id, notified_user_id, notification_text, action_url),
    mutation as materialized (select gen_random_uuid() as id)
    insert into change_log (mutation_id, command, user_id, effect, entity, entity_id, after)
    select mutation.id, 'sendMail', ${created_by ?? null}::int, 'derived', 'notification', told.id,
      jsonb_build_object('notified_user_id', told.notified_user_id, 'notification_text', told.notification_text, 'action_url', told.action_url)
    from told, mutation`);
};
