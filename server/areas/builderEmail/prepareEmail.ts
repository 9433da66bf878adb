import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { attachedText, copiesOf, MAX_COMMENT, MAX_COPIES, MAX_MAIL_FILES } from '#domain/builderEmail/emailTexts';
import { EMAIL_TYPES, emailTypeOf, offeredTemplates, phasesOf } from '#domain/builderEmail/offeredTemplates';
import { renderEmail, type EmailText } from '#domain/builderEmail/renderEmail';
import type { CivilDate } from '#domain/civilDate';
import { AppError } from '#domain/errors';
import { isEmail } from '#domain/inputs/formats';
import { mailAnswer } from '#domain/mail/mailAnswers';
import type { Actor } from '../../access/actor';
import { seesColumns } from '../../api/seenColumns';
import type { Runner } from '../../db/statement';
import { textIn, valuesOf, type StoredTemplate } from './builderMail';
import { findMailFiles, type MailFile } from './mailFiles';
import { readEmailFacts, scheduledWork, type EmailFacts } from './readEmailFacts';
import { readTemplates } from './readTemplates';

/** What a mail to a builder is asked for by, to be looked at or to be sent [API-023]. */
export const emailAsked = z.strictObject({
  template_name: z.string(),
  job_id: z.string(),
  job_detail_id: z.int(),
  comment: z.string().max(MAX_COMMENT).nullish(),
  email_type: z.enum(EMAIL_TYPES).nullish(),
  language: z.enum(['en', 'es']).nullish(),
  cc: z.array(z.string()).max(MAX_COPIES).nullish().describe('Who gets a copy, as everybody sees.'),
  document_ids: z.array(z.int()).max(MAX_MAIL_FILES).nullish().describe('Documents of the job that go with it.'),
});
type EmailRequest = z.infer<typeof emailAsked>;

/** A mail that may leave as it reads, under a key of its own, or why it may not. */
export type Prepared =
  | {
      facts: EmailFacts;
      template: StoredTemplate;
      recipients: string[];
      cc: string[];
      files: MailFile[];
      text: EmailText;
      /** The stops whose dates its text tells. */
      told: { key: string; date: CivilDate }[];
      key: string;
      problem: null;
    }
  | { problem: string };

/** Where the addresses of a mail come from. */
export const RECIPIENT_COLUMNS = ['customer.schedule_contact_email', 'customer_contact.email_address'];

const choose = (
  facts: EmailFacts,
  templates: readonly StoredTemplate[],
  { template_name, email_type }: EmailRequest,
  actor: Actor,
): { template: StoredTemplate; recipients: string[] } | { problem: string } => {
  const known = templates.find(({ aws_name }) => aws_name === template_name);
  if (!known) return { problem: mailAnswer('no_template', { name: template_name }) };
  const [template] = offeredTemplates([known], facts);
  if (!template) return { problem: mailAnswer('not_offered', { name: known.display_name }) };
  const type = emailTypeOf(template, facts.category_id);
  if ((email_type ?? null) !== type)
    return { problem: mailAnswer('other_type', { name: template.display_name, type: type ?? 'null' }) };
  const { contact, supervisor } = facts.addresses;
  const recipients = [...new Set([contact, supervisor].map((one) => one?.trim() ?? '').filter((one) => one !== ''))];
  if (recipients.length === 0) return { problem: mailAnswer('no_address') };
  const wrong = recipients.find((address) => !isEmail(address));
  if (wrong === undefined) return { template, recipients };
  return {
    problem: seesColumns(actor, RECIPIENT_COLUMNS)
      ? mailAnswer('no_email', { address: wrong })
      : mailAnswer('hidden_no_email'),
  };
};

/**
 * The mail to company contact and supervisor of a sub-job's job, as it would leave now [EML-006 EML-016].
 * @throws AppError NOT_FOUND for a sub-job out of reach, or of another job
 */
export const prepareEmail = async (runner: Runner, actor: Actor, asked: EmailRequest): Promise<Prepared> => {
  const facts = await readEmailFacts(runner, actor, asked.job_detail_id);
  if (String(facts.job_id) !== asked.job_id.trim()) throw new AppError('NOT_FOUND');
  const chosen = choose(facts, await readTemplates(runner), asked, actor);
  if ('problem' in chosen) return chosen;
  const language = asked.language ?? 'en';
  const said = { language, comment: asked.comment?.trim() ?? '', sender: actor.name };
  const written = textIn(chosen.template, language);
  const { subject, body } = renderEmail(written, valuesOf(facts, chosen.template, said));
  const told = `${written.subject} ${written.body}`.includes('{schedule}')
    ? scheduledWork(facts, phasesOf(chosen.template))
    : [];
  const cc = copiesOf(asked.cc ?? [], chosen.recipients);
  const wrong = cc.find((address) => !isEmail(address));
  if (wrong !== undefined) return { problem: mailAnswer('no_email', { address: wrong }) };
  const files = await findMailFiles(runner, actor, facts.job_id, asked.document_ids ?? []);
  const names = files.map(({ name }) => name);
  const text = { subject, body: names.length === 0 ? body : `${body}\n\n${attachedText(names, language)}` };
  return { facts, ...chosen, cc, files, text, told, key: randomUUID(), problem: null };
};
