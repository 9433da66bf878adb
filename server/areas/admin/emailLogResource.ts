import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { emailLog } from '../../db/tables/identity';
import { crud } from '../../api/resource';

/** The mails that were tried, to be read [ADM-006]. */
export const emailLogResource = crud(emailLog, {
  needs: RESOURCE_NEEDS.email_log,
  label: 'Email',
  title: ['subject'],
  writes: [],
  columns: ['created_at', 'recipients', 'subject', 'template', 'status', 'tries', 'next_try_at', 'error', 'resent_at'],
  sort: { field: 'id', order: 'DESC' },
  search: { columns: ['recipients', 'subject', 'template', 'error'] },
  labels: { created_at: 'Time', recipients: 'To', cc: 'CC', is_sent: 'Sent' },
  computed: [
    {
      name: 'user_name',
      label: 'User',
      kind: 'String',
      expression: (alias) =>
        `(select u.first_name || ' ' || u.last_name from app_user u where u.id = ${alias}.created_by)`,
    },
    {
      name: 'can_resend',
      label: 'Can be sent again',
      kind: 'Boolean',
      expression: (alias) =>
        `((${alias}.status = 'failed' or (${alias}.status = 'sent' and ${alias}.error is not null)) and ${alias}.resent_at is null and ${alias}.kept_message is not null)`,
    },
  ],
});
