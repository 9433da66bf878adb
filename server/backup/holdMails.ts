import type pg from 'pg';

/** Rows of these columns are about to leave the house; data of before a column was there have none. */
const HELD: readonly (readonly [table: string, column: string, text: string])[] = [
  [
    'email_log',
    'status',
    "update email_log set status = 'failed', error = 'It waited when the backup was made that was restored.' where status in ('waiting', 'sending')",
  ],
  [
    'webhook',
    'disabled_for',
    "update webhook set disabled_at = now(), disabled_for = 'restored' where disabled_at is null",
  ],
  // More was told since: numbers go on above whatever that was.
  ['webhook', 'last_sequence', 'update webhook set last_sequence = last_sequence + 1000000'],
  [
    'webhook_delivery',
    'status',
    "update webhook_delivery set status = 'failed', error = 'It waited when the backup was made that was restored.' where status in ('waiting', 'sending')",
  ],
  [
    'report_mail',
    'first_week',
    "update report_mail set first_week = greatest(first_week, (date_trunc('week', now() at time zone 'America/Chicago') + interval '7 days')::date)",
  ],
  ['notification', 'is_mail_due', 'update notification set is_mail_due = false where is_mail_due'],
];

/**
 * Mails that waited at a moment that is brought back have left since, as far as anybody knows: a person decides whether
 * to send them again. Programs that are told of changes would hear of those of a copy: a person switches them on again.
 */
export const holdMails = async (client: pg.ClientBase): Promise<void> => {
  for (const [table, column, text] of HELD) {
    const { rowCount } = await client.query(
      'select from pg_attribute where attrelid = to_regclass($1) and attname = $2 and not attisdropped',
      [table, column],
    );
    if (rowCount) await client.query(text);
  }
};
