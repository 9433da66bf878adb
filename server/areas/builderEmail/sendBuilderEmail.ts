import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { MOST_COMMENT, sentText } from '#domain/builderEmail/emailTexts';
import { EMAIL_TYPES, emailTypeOf, offeredTemplates } from '#domain/builderEmail/offeredTemplates';
import { AppError, refusalError } from '#domain/errors';
import { isEmail } from '#domain/inputs/formats';
import { refuse } from '#domain/refusals/refusal';
import type { Command } from '../../pipeline/command';
import { builderMail, type StoredTemplate } from './builderMail';
import { readEmailFacts, type EmailFacts } from './readEmailFacts';
import { readTemplates } from './readTemplates';

/** What came of a mail; `response_text` says it in words. */
export interface BuilderEmailAnswer {
  is_sent: boolean;
  response_text: string;
}

const input = z.strictObject({
  template_name: z.string(),
  job_id: z.string(),
  job_detail_id: z.int(),
  comment: z.string().max(MOST_COMMENT).nullish(),
  email_type: z.enum(EMAIL_TYPES).nullish(),
  language: z.enum(['en', 'es']).nullish(),
});
type Input = z.infer<typeof input>;

/** A mail that may leave, or why it may not. */
type Prepared =
  | { facts: EmailFacts; template: StoredTemplate; recipients: string[]; problem: null }
  | { problem: string };

const NO_ADDRESS = 'Neither the company contact nor the supervisor has an email address.';

const prepare = (
  facts: EmailFacts,
  templates: readonly StoredTemplate[],
  { template_name, email_type }: Input,
): Prepared => {
  const known = templates.find(({ aws_name }) => aws_name === template_name);
  if (!known) return { problem: `There is no email template "${template_name}".` };
  const [template] = offeredTemplates([known], facts);
  if (!template) return { problem: `The template "${known.display_name}" is not offered for this sub-job.` };
  const type = emailTypeOf(template, facts.category_id);
  if ((email_type ?? null) !== type)
    return { problem: `The template "${template.display_name}" is sent with the email type ${type ?? 'null'}.` };
  const { contact, supervisor } = facts.addresses;
  const recipients = [...new Set([contact, supervisor].map((one) => one?.trim() ?? '').filter((one) => one !== ''))];
  if (recipients.length === 0) return { problem: NO_ADDRESS };
  const wrong = recipients.find((address) => !isEmail(address));
  return wrong === undefined
    ? { facts, template, recipients, problem: null }
    : { problem: `"${wrong}" is not an email address.` };
};

/**
 * Puts one mail to company contact and supervisor of a sub-job's job into the queue, in the transaction that notes it in the
 * job's history [EML-006 EML-016 EML-018].
 */
export const sendBuilderEmail: Command<Input, Prepared, BuilderEmailAnswer> = {
  name: 'sendBuilderEmail',
  need: CALLS.sendBuilderEmail.need,
  input,
  load: async ({ client, actor }, asked) => {
    const facts = await readEmailFacts(client, actor, asked.job_detail_id);
    if (String(facts.job_id) !== asked.job_id.trim()) throw new AppError('NOT_FOUND');
    return prepare(facts, await readTemplates(client), asked);
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
                recipients: prepared.recipients.join(', '),
                comment: comment?.trim() || null,
              },
            },
          ],
        },
  assertMayUndo: async () => {
    throw refusalError(refuse('undo_email_sent')); // the note in the history would go, the mail would not come back
  },
  result: async (_written, { actor, client, mailer }, { comment, language }, prepared) => {
    if (prepared.problem !== null) return { is_sent: false, response_text: prepared.problem };
    const { facts, template, recipients } = prepared;
    const said = { language: language ?? 'en', comment: comment?.trim() ?? '', sender: actor.name };
    await mailer.queue(client, {
      ...builderMail(facts, template, said),
      to: recipients,
      template: template.aws_name,
      about: { name: facts.values.job_name, path: `/job/${facts.job_id}/edit/${facts.job_detail_id}` },
      created_by: actor.user_id,
    });
    return { is_sent: true, response_text: sentText(mailer.testRecipient) };
  },
};
