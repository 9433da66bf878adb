import type pg from 'pg';
import { accessNotice, type WithoutAccess } from '#domain/notifications/serverNotices';
import { runText } from '../db/statement';
import { inTransaction } from '../queue/queue';

/** Active users who may edit users, by their own entry or else their role's. */
export const ADMINISTERS_USERS = `u.is_active and coalesce(
  (select p.has_permission from user_permission p where p.user_id = u.id and p.category_name = 'CAN_ADMINISTER_USER'),
  (select p.has_permission from role_permission p where p.role_id = u.role_id and p.category_name = 'CAN_ADMINISTER_USER'), false)`;

/** Any number that no other user of the database locks: of two pages that open at once one tells. */
const LOCK = 7_269_432;

const TELL = `
  with told as (
    insert into notification (kind, notified_user_id, notification_text, action_url)
    select 'access', u.id, $1, $2 from app_user u where ${ADMINISTERS_USERS} and not exists (
      select from notification n where n.notified_user_id = u.id and n.notification_text = $1 and n.action_url = $2
        and (not n.is_read or n.created_date > now() - interval '1 day'))
    returning id, notified_user_id, notification_text, action_url),
  mutation as materialized (select gen_random_uuid() as id)
  insert into change_log (mutation_id, command, user_id, effect, entity, entity_id, after)
  select mutation.id, 'signIn', $3::int, 'derived', 'notification', told.id,
    jsonb_build_object('notified_user_id', told.notified_user_id, 'notification_text', told.notification_text, 'action_url', told.action_url)
  from told, mutation`;

/**
 * Rings the bells of those who may edit users when somebody signed in who may see nothing: not again while that is
 * unread, and once a day at most. It stands in the change log like all notices, so that the bells ring at once.
 */
export const notifyOfMissingAccess = async (pool: pg.Pool, who: WithoutAccess): Promise<void> => {
  const { text, action_url } = accessNotice(who);
  await inTransaction(pool, async (client) => {
    // A statement of its own: what the one before wrote is seen only by the next.
    await runText(client, 'select pg_advisory_xact_lock($1)', [LOCK]);
    await runText(client, TELL, [text, action_url, 'id' in who ? who.id : null]);
  });
};
