import { CALLS } from '#domain/access/calls';
import type { EmailTemplate } from '#domain/builderEmail/offeredTemplates';
import { addCommand } from '../../api/commandField';
import { plainObject } from '../../api/plainTypes';
import type { SchemaModule } from '../../api/schema';
import { readTemplates } from './readTemplates';
import { sendBuilderEmail, type BuilderEmailAnswer } from './sendBuilderEmail';

/** Which templates there are, and the mail to the builder of a sub-job [API-022 API-023]. */
export const builderEmailCalls: SchemaModule = (kit) => {
  const { builder } = kit;
  const template = plainObject<EmailTemplate>(builder, 'JobDetailPageTemplate', {
    id: 'Int!',
    display_name: 'String!',
    aws_name: 'String!',
    is_prep: 'Boolean!',
    is_app: 'Boolean!',
    is_detail: 'Boolean!',
    is_pebble: 'Boolean!',
    is_gunite: 'Boolean!',
    is_warranty: 'Boolean!',
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
