import { mailAnswer } from '#domain/mail/mailAnswers';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { storedFates, type RecipientFate } from '#domain/mail/recipientFate';
import { textOrEmpty } from '#domain/values';
import { mailOfKept } from '../../mail/keptMessage';
import { unreachedAddresses } from '../../mail/recipientFates';
import type { Mail } from '../../mail/mailer';
import type { Command } from '../../pipeline/command';
import { followMail } from '../told/reachedBuilders';
import type { EmailAnswer } from '../orders/emailPurchaseOrder';
import { runText } from '../../db/statement';
import { refuse } from '#domain/refusals/refusal';

interface Failed {
  /** The key of the mail's row in the log. */
  key: string;
  is_sent: boolean;
  mail: Mail | null;
}

/** Whoever sends the same mail at the same moment waits, and then finds it sent. */
const LOCK =
  'select key, status, error, kept_message, resent_at, fates::text as fates from email_log where id = $1 for update';
const DONE = 'update email_log set resent_at = now(), kept_message = null where id = $1';

/** A mail as it is sent again: only to whom it has not reached [MSG-005]. */
const unreached = ({ cc, ...mail }: Mail, fates: readonly RecipientFate[]): Mail => {
  const to = unreachedAddresses(mail.to, fates);
  const copies = unreachedAddresses(cc ?? [], fates);
  if (to.length === 0) return { ...mail, to: copies };
  return { ...mail, to, ...(copies.length > 0 ? { cc: copies } : {}) };
};

/**
 * Puts a mail that had failed, for all or for some, into the queue once more, as it was; it makes a row of the log of
 * its own [ADM-006 MSG-002 MSG-005].
 */
export const resendEmail: Command<{ id: number }, Failed, EmailAnswer> = {
  name: 'resendEmail',
  need: CALLS.resendEmail.need,
  input: z.strictObject({ id: z.int() }),
  load: async ({ client }, { id }) => {
    const [row] = await runText(client, LOCK, [id]);
    if (!row) throw new AppError('NOT_FOUND');
    const mail = typeof row.kept_message === 'string' ? mailOfKept(row.kept_message) : null;
    const isLost = row.status === 'failed' || (row.status === 'sent' && row.error !== null);
    return {
      key: textOrEmpty(row.key),
      is_sent: !isLost || row.resent_at !== null,
      mail: mail && unreached(mail, storedFates.parse(JSON.parse(textOrEmpty(row.fates) || '[]'))),
    };
  },
  decide: ({ is_sent, mail }) => {
    if (is_sent) return refuse('email_sent_already');
    return mail ? { changes: [] } : refuse('email_not_kept');
  },
  result: async (_written, { client, actor, mailer }, { id }, { key, mail }) => {
    if (!mail) throw new AppError('NOT_FOUND');
    const again = randomUUID();
    await mailer.queue(client, { ...mail, created_by: actor.user_id }, again);
    await followMail(client, key, again);
    await runText(client, DONE, [id]);
    return { is_sent: true, response_text: mailAnswer('on_its_way', { address: mail.to.join(', ') }) };
  },
};
