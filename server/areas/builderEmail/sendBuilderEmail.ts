import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { sentText } from '#domain/builderEmail/sentText';
import { emailTypeOf } from '#domain/builderEmail/offeredTemplates';
import type { Change } from '#domain/changes';
import { refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import type { Command } from '../../pipeline/command';
import { building } from '../../mail/filesLane';
import type { Mail } from '../../mail/mailer';
import { recipientsText } from '../told/reachedBuilders';
import { mailOf } from './builderMail';
import { readMailFiles } from './mailFiles';
import { emailAsked, prepareEmail, type Prepared } from './prepareEmail';
import { sentSince } from './sentEmails';

/** What came of a mail; `response_text` says it in words. */
export interface BuilderEmailAnswer {
  is_sent: boolean;
  response_text: string;
}

const input = emailAsked.extend({
  /**
   * The newest mail about the sub-job that its sender has seen: one of the same template that left since makes the answer
   * `is_sent: false` and says whose it is.
   */
  since: z.int().nullish(),
});
type Input = z.infer<typeof input>;

/**
 * Puts one mail to company contact and supervisor of a sub-job's job into the queue, in the transaction that notes it in the
 * job's history [EML-006 EML-016 EML-018].
 */
export const sendBuilderEmail: Command<Input, Prepared, BuilderEmailAnswer> = {
  name: 'sendBuilderEmail',
  need: CALLS.sendBuilderEmail.need,
  input,
  load: async ({ client, actor }, { since, ...asked }) => {
    const prepared = await prepareEmail(client, actor, asked);
    if (prepared.problem !== null || since === null || since === undefined) return prepared;
    const problem = await sentSince(client, prepared.facts.job_detail_id, prepared.template.display_name, since);
    return problem === null ? prepared : { problem };
  },
  decide: (prepared, { comment, language }) =>
    prepared.problem !== null
      ? { changes: [] }
      : {
          changes: [
            {
              entity: 'builder_email',
              id: null,
              op: 'insert',
              job_id: prepared.facts.job_id,
              set: {
                job_detail_id: prepared.facts.job_detail_id,
                template: prepared.template.display_name,
                email_type: emailTypeOf(prepared.template, prepared.facts.category_id),
                language: language ?? 'en',
                recipients: [...prepared.recipients, ...prepared.cc.map((address) => `Cc ${address}`)].join(', '),
                comment: comment?.trim() || null,
                subject: prepared.text.subject,
                body: prepared.text.body,
                email_key: prepared.key,
              },
            },
            ...prepared.told.map(({ key, date }): Change => ({
              entity: 'stop_notice',
              id: null,
              op: 'insert',
              job_id: prepared.facts.job_id,
              set: {
                job_detail_id: prepared.facts.job_detail_id,
                stop_key: key,
                date,
                way: 'mail',
                recipients: recipientsText(prepared.recipients),
                email_key: prepared.key,
              },
            })),
          ],
        },
  assertMayUndo: async () => {
    throw refusalError(refuse('undo_email_sent')); // the note in the history would go, the mail would not come back
  },
  result: async (_written, { actor, client, mailer, files: store }, _input, prepared) => {
    if (prepared.problem !== null) return { is_sent: false, response_text: prepared.problem };
    const { facts, template, recipients, cc, files, text, key } = prepared;
    const mail: Mail = {
      ...mailOf(text),
      to: recipients,
      ...(cc.length > 0 ? { cc } : {}),
      reply_to: actor.email,
      template: template.aws_name,
      about: { name: facts.values.job_name, path: `/job/${facts.job_id}/edit/${facts.job_detail_id}` },
      created_by: actor.user_id,
    };
    if (files.length === 0) await mailer.queue(client, mail, key);
    else
      await building.run(async () =>
        mailer.queue(client, { ...mail, attachments: await readMailFiles(store, files) }, key),
      );
    return { is_sent: true, response_text: sentText(mailer.testRecipient) };
  },
};
