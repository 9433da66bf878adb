import { statfs } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { diskNotice } from '#domain/notifications/diskNotice';
import type { Database } from '../db/database';

/** Below this share of a disk administrators are told. */
const LITTLE = 0.1;

/** The share of a folder's disk that is left. */
export const roomLeft = async (folder: string): Promise<number> => {
  const { bavail, blocks } = await statfs(folder);
  return blocks === 0 ? 1 : bavail / blocks;
};

/**
 * Tells the active administrators, once a day, when a folder's disk has less than a tenth left. The notices stand in the change
 * log, so that the bells ring at once.
 * @returns whether there is little left
 */
export const warnOfFullDisk = async (
  db: Pick<Database, 'execute'>,
  folder: string,
  left: (folder: string) => Promise<number> = roomLeft,
): Promise<boolean> => {
  const share = await left(folder);
  if (share >= LITTLE) return false;
  const { text, action_url } = diskNotice(folder, Math.floor(share * 100));
  await db.execute(sql`
    with told as (
      insert into notification (notified_user_id, notification_text, action_url)
      select u.id, ${text}, ${action_url} from app_user u join role r on r.id = u.role_id
      where u.is_active and r.code = 'AD' and not exists (
        select from notification n where n.notified_user_id = u.id and n.notification_text like 'The server''s disk is nearly full:%'
          and n.created_date > now() - interval '1 day')
      returning id, notified_user_id, notification_text, action_url),
    mutation as materialized (select gen_random_uuid() as id)
    insert into change_log (mutation_id, command, effect, entity, entity_id, after)
    select mutation.id, 'warnOfFullDisk', 'derived', 'notification', told.id,
      jsonb_build_object('notified_user_id', told.notified_user_id, 'notification_text', told.notification_text, 'action_url', told.action_url)
    from told, mutation`);
  return true;
};
