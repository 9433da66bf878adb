import { and, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { EMAIL_FIELDS, type EmailValues } from '#domain/builderEmail/emailFields';
import { sentText } from '#domain/builderEmail/sentText';
import { mailAnswer } from '#domain/mail/mailAnswers';
import { renderEmail } from '#domain/builderEmail/renderEmail';
import { templateIssues } from '#domain/builderEmail/templateIssues';
import { AppError, badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { CATEGORY } from '#domain/statuses';
import type { Actor } from '../../access/actor';
import { subJobReadable } from '../../access/scope';
import { addCommand } from '../../api/commandField';
import { plainObject } from '../../api/plainTypes';
import type { SchemaModule } from '../../api/schema';
import { inputArguments } from '../../api/zodInput';
import { idOf, run, type Runner } from '../../db/statement';
import { jobDetail } from '../../db/tables/jobs';
import type { Command } from '../../pipeline/command';
import { mailOf, valuesOf } from './builderMail';
import { readEmailFacts } from './readEmailFacts';
import type { BuilderEmailAnswer } from './sendBuilderEmail';

const flag = z.boolean();
/** A template as it stands in its form, saved or not, and the job that it is tried on. */
const tried = {
  job_id: z.int(),
  language: z.enum(['en', 'es']),
  display_name: z.string().max(100),
  is_prep: flag,
  is_app: flag,
  is_detail: flag,
  is_pebble: flag,
  is_gunite: flag,
  is_warranty: flag,
};
const asked = z.strictObject(tried);
const input = z.strictObject({ ...tried, subject: z.string().min(1).max(255), body: z.string().min(1).max(4000) });
type Tried = z.infer<typeof asked>;
type Input = z.infer<typeof input>;

/** The sub-job that a template is tried on: one of its category, where the job has one. @throws AppError NOT_FOUND */
const triedOn = async (runner: Runner, actor: Actor, { job_id, ...template }: Tried): Promise<number> => {
  const fits = [
    ...(template.is_pebble ? [CATEGORY.PEBBLE] : []),
    ...(template.is_gunite ? [CATEGORY.GUNITE] : []),
    ...(template.is_warranty ? [CATEGORY.WARRANTY] : []),
  ];
  const [row] = await run(
    runner,
    sql`select ${jobDetail.id} as id from ${jobDetail}
      where ${and(sql`${jobDetail.job_id} = ${job_id}`, isNull(jobDetail.deleted_at), subJobReadable(actor))}
      order by ${jobDetail.job_category_id} = any(array[${sql.join(
        [0, ...fits].map((id) => sql`${id}::int`),
        sql`, `,
      )}]) desc, ${jobDetail.id} limit 1`,
  );
  if (!row) throw new AppError('NOT_FOUND');
  return idOf(row);
};

const COMMENT = { en: 'Here stands the comment.', es: 'Aquí está el comentario.' } as const;

const valuesOfJob = async (runner: Runner, actor: Actor, template: Tried): Promise<EmailValues> =>
  valuesOf(await readEmailFacts(runner, actor, await triedOn(runner, actor, template)), template, {
    language: template.language,
    comment: COMMENT[template.language],
    sender: actor.name,
  });

/** Sends a template, as it stands in its form, to whoever asks. */
const sendEmailTemplateTest: Command<Input, EmailValues, BuilderEmailAnswer> = {
  name: 'sendEmailTemplateTest',
  need: CALLS.sendEmailTemplateTest.need,
  input,
  load: async ({ client, actor }, { subject, body, ...template }) => {
    const issues = templateIssues({ subject, body });
    if (issues.length > 0) throw badInput(issues);
    return valuesOfJob(client, actor, template);
  },
  decide: () => ({ changes: [] }),
  assertMayUndo: async () => {
    throw new AppError('NOT_FOUND'); // a mail that is on its way leaves nothing to be taken back
  },
  result: async (_written, { actor, client, mailer }, { subject, body }, values) => {
    await mailer.queue(client, {
      ...mailOf(renderEmail({ subject, body }, values)),
      to: [actor.email],
      template: 'email_template_test',
      created_by: actor.user_id,
    });
    const response_text =
      mailer.testRecipient === undefined
        ? mailAnswer('on_its_way', { address: actor.email })
        : sentText(mailer.testRecipient);
    return { is_sent: true, response_text };
  },
};

interface NamedValue {
  name: string;
  value: string;
}

/** What the editor of templates asks: what the fields say of a job, and a test of a template. */
export const emailTemplateCalls: SchemaModule = (kit) => {
  const { builder } = kit;
  const value = plainObject<NamedValue>(builder, 'EmailFieldValue', { name: 'String!', value: 'String!' });
  builder.queryField('emailFieldValues', (t) =>
    t.field({
      type: [value],
      nullable: false,
      description: 'What each field of a template says of a job.',
      extensions: { need: CALLS.emailFieldValues.need },
      args: Object.fromEntries(
        Object.entries(inputArguments(builder, asked)).map(([name, field]) => [name, t.arg(field)]),
      ),
      resolve: async (_root, args, { runner, actor }) => {
        const parsed = asked.safeParse(args);
        if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
        const values = await valuesOfJob(runner, actor, parsed.data);
        return Object.entries(values)
          .filter(([name]) => name in EMAIL_FIELDS)
          .map(([name, said]) => ({ name, value: said }));
      },
    }),
  );
  const answer = plainObject<BuilderEmailAnswer>(builder, 'EmailTemplateTestAnswer', {
    is_sent: 'Boolean!',
    response_text: 'String!',
  });
  addCommand(kit, {
    command: sendEmailTemplateTest,
    type: answer,
    description: 'Sends a template, as it stands in its form, to whoever asks.',
  });
};
