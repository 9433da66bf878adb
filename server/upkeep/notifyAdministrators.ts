import { sql } from 'drizzle-orm';
import type { NoticeText } from '#domain/notifications/scheduleNotices';
import type { Database } from '../db/database';

/**
 * Tells the active administrators of the server's disk and files, once a day what begins alike. The notices stand in
 * the change log, so that the bells ring at once.
 * @param alike how a notice of the same begins; the whole text where it is left out
 */
export const notifyAdministrators = async (
  db: Pick<Database, 'execute'>,
  command: string,
  { text, action_url }: NoticeText,
  alike = text,
): Promise<void> => {
  await db.execute(sql`
    with told as (
      insert into notification (kind, notified_user_id, notification_text, action_url)
      select 'disk', u.id, ${text}, ${action_url} from app_user u join role r on r.id = u.role_id
      where u.is_active and r.code = 'AD' and not exists (
        select from notification n where n.notified_user_id = u.id and starts_with(n.notification_text, ${alike})
          and n.created_date > now() - interval '1 day')
      returning id, notified_user_id, notification_text, action_url),
    mutation as materialized (select gen_random_uuid() as id)
    insert into change_log (mutation_id, command, effect, entity, entity_id, after)
    select mutation.id, ${command}, 'derived', 'notification', told.id,
      jsonb_build_object('notified_user_id', told.notified_user_id, 'notification_text', told.notification_text, 'action_url', told.action_url)
    from told, mutation`);
};
