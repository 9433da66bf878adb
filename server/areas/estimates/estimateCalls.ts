import { CALLS } from '#domain/access/calls';
import { deleteEstimate } from './deleteEstimate';
import { createEstimate, updateEstimate } from './saveEstimate';
import { runCommand } from '../../pipeline/runCommand';
import type { Row } from '../../db/statement';
import { readEstimate } from '../jobs/read/readJob';
import { mutationOf } from '../../api/mutationOf';
import type { SchemaModule } from '../../api/schema';
import { jobTypes } from '../jobs/calls/jobTypes';
import { idOf } from '../../db/statement';

/** One estimate, and the writes of estimates: jobs that are none yet [API-032 API-033 EST-003 EST-011]. */
export const estimateCalls: SchemaModule = ({ builder, commands }) => {
  const {
    job,
    inputs: { job: input },
  } = jobTypes(builder);
  const deleted = builder
    .objectRef<Row>('DeletedEstimate')
    .implement({ fields: (t) => ({ id: t.int({ nullable: false, resolve: (row) => idOf(row) }) }) });
  builder.queryFields((t) => {
    const estimate = () =>
      t.field({
        type: job,
        description: 'An estimate; null for any other id. One that was merged into a job says into which.',
        extensions: { need: CALLS.estimate.need },
        args: { id: t.arg.int({ required: true }) },
        resolve: (_root, { id }, context) => readEstimate(context, id),
      });
    return { estimate: estimate(), GetEstimate: estimate() };
  });
  builder.mutationFields((t) => ({
    createEstimate: t.field({
      type: job,
      nullable: false,
      extensions: { need: createEstimate.need },
      args: {
        estimateInput: t.arg({ type: input, required: true }),
        isPreliminary: t.arg.boolean({
          description: 'Read for who may approve; the others make what their action says.',
        }),
      },
      resolve: (_root, { estimateInput, isPreliminary }, context) =>
        runCommand(createEstimate, { estimateInput: { ...estimateInput }, isPreliminary }, mutationOf(context)),
    }),
    updateEstimate: t.field({
      type: job,
      nullable: false,
      extensions: { need: updateEstimate.need },
      description:
        'Any is_approved_by_user_id approves, in the name of the user who asks. is_estimate false, was_estimated true and is_conversion true make a job of it.',
      args: { id: t.arg.int({ required: true }), estimate: t.arg({ type: input, required: true }) },
      resolve: (_root, { id, estimate }, context) =>
        runCommand(updateEstimate, { id, estimate: { ...estimate } }, mutationOf(context)),
    }),
    deleteEstimate: t.field({
      type: deleted,
      nullable: false,
      extensions: { need: deleteEstimate.need },
      args: { id: t.arg.int({ required: true }) },
      resolve: (_root, args, context) => runCommand(deleteEstimate, args, mutationOf(context)),
    }),
  }));
  for (const command of [createEstimate, updateEstimate, deleteEstimate]) commands.set(command.name, command);
};
