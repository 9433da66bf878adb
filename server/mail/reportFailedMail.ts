import { MAIL_REASONS } from '#domain/mail/failedMailText';
import { failedMailNotice, NO_PLACE_PATH } from '#domain/notifications/serverNotices';
import { runText, type Runner } from '../db/statement';
import type { Mail } from './mailer';

/** What people call the template of a mail to a builder. */
const TEMPLATE_NAME = 'select display_name from email_template where aws_name = $1 and deleted_at is null';

const TELL = `
  with told as (
    insert into notification (kind, notified_user_id, notification_text, action_url)
    select 'mail_failed', u.id, case when exists (select from role_field_limit l where l.role_id = u.role_id
        and l.access = 'hidden' and l.entity || '.' || l.field = any($8)) then $7 else $1 end, case when u.id = $3::int and not coalesce(r.code = 'AD', false) then $6 else $2 end
    from app_user u left join role r on r.id = u.role_id
    where u.is_active and (u.is_email_transmission_failed_recipient or ($4 and r.code = 'AD') or ($5 and u.id = $3::int))
    returning id, notified_user_id, notification_text, action_url),
  mutation as materialized (select gen_random_uuid() as id)
  insert into change_log (mutation_id, command, user_id, effect, entity, entity_id, after)
  select mutation.id, 'sendMail', $3::int, 'derived', 'notification', told.id,
    jsonb_build_object('notified_user_id', told.notified_user_id, 'notification_text', told.notification_text, 'action_url', told.action_url)
  from told, mutation`;

/** Where the addresses of mails come from: a reason names them, and a mail server repeats them in its words. */
const ADDRESSES = [
  'customer.schedule_contact_email',
  'customer_contact.email_address',
  'homeowner.email_address',
  'employee.email_address',
  'vendor.order_emails',
  'app_user.email',
  'stop_message.recipient',
  'email_log.recipients',
  'email_log.error',
];

/** What is told in place of the reason to a role that does not see one of them [USR-018]. */
const NOT_EVERYBODY = MAIL_REASONS.not_everybody.en;

/** Who is told beside those who asked for it [NOT-008]. */
interface Audience {
  /** It is not tried any more, and somebody has to do something. */
  administrators: boolean;
  /** The user on whose behalf it was sent [MSG-005]. */
  sender: boolean;
}

/**
 * Tells that a mail did not leave, or not to everybody. A mail is sent outside of any mutation; its notices stand in the
 * change log like all others, so that the bells ring at once.
 */
export const reportFailedMail = async (
  runner: Runner,
  { template, subject, about, created_by }: Mail,
  reason: string,
  { administrators, sender }: Audience,
): Promise<void> => {
  const [named] = template === undefined ? [] : await runText(runner, TEMPLATE_NAME, [template]);
  const failed = { template: named ? String(named.display_name) : (template ?? subject), about };
  const { text, action_url } = failedMailNotice({ ...failed, reason });
  await runText(runner, TELL, [
    text,
    action_url,
    created_by ?? null,
    administrators,
    sender,
    about?.path ?? NO_PLACE_PATH,
    failedMailNotice({ ...failed, reason: NOT_EVERYBODY }).text,
    ADDRESSES,
  ]);
};
