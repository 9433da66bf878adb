import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { mailOfKept } from '../../mail/keptMessage';
import type { Mail } from '../../mail/mailer';
import type { Command } from '../../pipeline/command';
import type { EmailAnswer } from '../orders/emailPurchaseOrder';
import { runText } from '../../db/statement';
import { refuse } from '#domain/refusals/refusal';

interface Failed {
  is_sent: boolean;
  mail: Mail | null;
}

/** Whoever sends the same mail at the same moment waits, and then finds it sent. */
const LOCK = 'select status, kept_message, resent_at from email_log where id = $1 for update';
const DONE = 'update email_log set resent_at = now(), kept_message = null where id = $1';

/**
 * Puts a mail that had failed into the queue once more, as it was; it makes a row of the log of its own
 * [ADM-006 MSG-002].
 */
export const resendEmail: Command<{ id: number }, Failed, EmailAnswer> = {
  name: 'resendEmail',
  need: CALLS.resendEmail.need,
  input: z.strictObject({ id: z.int() }),
  load: async ({ client }, { id }) => {
    const [row] = await runText(client, LOCK, [id]);
    if (!row) throw new AppError('NOT_FOUND');
    return {
      is_sent: row.status !== 'failed' || row.resent_at !== null,
      mail: typeof row.kept_message === 'string' ? mailOfKept(row.kept_message) : null,
    };
  },
  decide: ({ is_sent, mail }) => {
    if (is_sent) return refuse('email_sent_already');
    return mail ? { changes: [] } : refuse('email_not_kept');
  },
  result: async (_written, { client, actor, mailer }, { id }, { mail }) => {
    if (!mail) throw new AppError('NOT_FOUND');
    await mailer.queue(client, { ...mail, created_by: actor.user_id });
    await runText(client, DONE, [id]);
    return { is_sent: true, response_text: `On its way to ${mail.to.join(', ')}.` };
  },
};
