import { CALLS } from '#domain/access/calls';
import type { ContactMove } from '#domain/jobs/moveJobs';
import type { ManyAnswer } from '../../../api/many/manyCommands';
import { mutationOf } from '../../../api/mutationOf';
import { seen } from '../../../api/seenColumns';
import { plainObject } from '../../../api/plainTypes';
import type { SchemaKit } from '../../../api/schema';
import { runCommand } from '../../../pipeline/runCommand';
import { loadJobsMove, type FoundJobsMove } from '../write/loadJobsMove';
import { moveJobsToBuilder } from '../write/moveJobsToBuilder';

/** Jobs that go to another builder: what would change, and the move [KEY-020]. */
export const addJobsMove = ({ builder, commands }: SchemaKit): void => {
  const contact = plainObject<ContactMove>(builder, 'MovedContact', { from: 'String!', to: 'String', count: 'Int!' });
  const move = builder.objectRef<FoundJobsMove>('JobsMove').implement({
    description: 'What a move of jobs to a builder comes to.',
    fields: (t) => ({
      company_name: t.exposeString('company_name', { nullable: false }),
      is_active: t.exposeBoolean('is_active', {
        nullable: false,
        extensions: { column: 'customer.is_active' },
        description: 'Whether the builder is active.',
      }),
      schedule_contact_email: t.string({
        resolve: seen('customer.schedule_contact_email', ({ schedule_contact_email }) => schedule_contact_email),
        description: 'Where mails about the jobs go from then on.',
      }),
      moved_count: t.int({ nullable: false, resolve: ({ changes }) => changes.length }),
      same_count: t.exposeInt('same_count', { nullable: false, description: 'Jobs that are the builder’s already.' }),
      homeowner_count: t.exposeInt('homeowner_count', {
        nullable: false,
        description: 'Jobs that name their homeowner’s record no more.',
      }),
      contacts: t.field({
        type: [contact],
        nullable: false,
        description: 'What becomes of the contacts: one of the same name at the other builder, or none.',
        resolve: ({ contacts }) => contacts,
      }),
    }),
  });
  const answer = plainObject<ManyAnswer>(builder, 'JobsMoved', {
    mutation_id: 'String!',
    changed_count: 'Int!',
    unchanged_count: 'Int!',
  });
  builder.queryField('jobsMove', (t) =>
    t.field({
      type: move,
      nullable: false,
      extensions: { need: CALLS.jobsMove.need },
      args: { ids: t.arg.intList({ required: true }), company_id: t.arg.int({ required: true }) },
      resolve: (_root, given, { runner, actor }) => loadJobsMove(runner, actor, given),
    }),
  );
  builder.mutationField(moveJobsToBuilder.name, (t) =>
    t.field({
      type: answer,
      nullable: false,
      description: 'Moves jobs to another builder, all or none.',
      extensions: { need: moveJobsToBuilder.need },
      args: { ids: t.arg.intList({ required: true }), company_id: t.arg.int({ required: true }) },
      resolve: (_root, given, context) => runCommand(moveJobsToBuilder, given, mutationOf(context)),
    }),
  );
  commands.set(moveJobsToBuilder.name, moveJobsToBuilder);
};
