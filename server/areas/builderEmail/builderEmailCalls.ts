import { CALLS } from '#domain/access/calls';
import { badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import type { EmailTemplate } from '#domain/builderEmail/offeredTemplates';
import { addCommand } from '../../api/commandField';
import { fieldKey } from '#domain/access/fieldLimits';
import { plainObject, type FieldSpec } from '../../api/plainTypes';
import type { SchemaModule } from '../../api/schema';
import { inputArguments } from '../../api/zodInput';
import { emailAsked, prepareEmail } from './prepareEmail';
import { readTemplates } from './readTemplates';
import { sendBuilderEmail, type BuilderEmailAnswer } from './sendBuilderEmail';
import { readSentEmails } from './sentEmails';
import type { SentBuilderEmail as SentEmail } from '#domain/builderEmail/sentBuilderEmail';

/** A mail as it would leave; `problem` says why it may not. */
interface EmailPreview {
  subject: string;
  body: string;
  problem: string | null;
}

const TEMPLATE_FIELDS = {
  id: 'Int!',
  display_name: 'String!',
  aws_name: 'String!',
  is_prep: 'Boolean!',
  is_app: 'Boolean!',
  is_detail: 'Boolean!',
  is_pebble: 'Boolean!',
  is_gunite: 'Boolean!',
  is_warranty: 'Boolean!',
} as const satisfies Partial<Record<keyof EmailTemplate, FieldSpec>>;

/** Which templates there are, and the mail to the builder of a sub-job [API-022 API-023]. */
export const builderEmailCalls: SchemaModule = (kit) => {
  const { builder } = kit;
  const template = plainObject<EmailTemplate>(builder, 'JobDetailPageTemplate', TEMPLATE_FIELDS, {
    shows: Object.fromEntries(
      Object.keys(TEMPLATE_FIELDS)
        .filter((name) => !['id', 'display_name'].includes(name))
        .map((name) => [name, fieldKey('email_template', name)]),
    ),
  });
  builder.queryField('getJobDetailPageTemplates', (t) =>
    t.field({
      type: [template],
      nullable: false,
      description: 'The templates of mails to builders.',
      extensions: { need: CALLS.getJobDetailPageTemplates.need },
      resolve: (_root, _args, { runner }) => readTemplates(runner),
    }),
  );
  const sent = plainObject<SentEmail>(builder, 'SentBuilderEmail', {
    id: 'Int!',
    created_at: 'DateTime!',
    user_name: 'String',
    template: 'String!',
    language: 'String!',
    recipients: 'String!',
    comment: 'String',
    subject: 'String',
    body: 'String',
    status: 'String',
    error: 'String',
  });
  builder.queryField('builderEmails', (t) =>
    t.field({
      type: [sent],
      nullable: false,
      description: 'The mails about a sub-job that were sent, newest first, and what became of each.',
      extensions: { need: CALLS.builderEmails.need },
      args: { job_detail_id: t.arg.int({ required: true }) },
      resolve: (_root, { job_detail_id }, { runner, actor }) => readSentEmails(runner, actor, job_detail_id),
    }),
  );
  const preview = plainObject<EmailPreview>(builder, 'BuilderEmailPreview', {
    subject: 'String!',
    body: 'String!',
    problem: 'String',
  });
  builder.queryField('builderEmailPreview', (t) =>
    t.field({
      type: preview,
      nullable: false,
      description: 'The mail that sendBuilderEmail would send now.',
      extensions: { need: CALLS.builderEmailPreview.need },
      args: Object.fromEntries(
        Object.entries(inputArguments(builder, emailAsked)).map(([name, field]) => [name, t.arg(field)]),
      ),
      resolve: async (_root, args, { runner, actor }) => {
        const parsed = emailAsked.safeParse(args);
        if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
        const prepared = await prepareEmail(runner, actor, parsed.data);
        return prepared.problem === null
          ? { ...prepared.text, problem: null }
          : { subject: '', body: '', problem: prepared.problem };
      },
    }),
  );
  const answer = plainObject<BuilderEmailAnswer>(builder, 'BuilderEmailAnswer', {
    is_sent: 'Boolean!',
    response_text: 'String!',
  });
  addCommand(kit, {
    command: sendBuilderEmail,
    type: answer,
    isQuery: true,
    description:
      'Mails the builder of a sub-job. Stands alone in its document, and takes an Idempotency-Key as mutations do.',
  });
};
