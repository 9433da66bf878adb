import { createJob, updateJob } from '../write/saveJob';
import { deleteJob, deleteJobDetail } from '../write/deleteJob';
import { runCommand } from '../../../pipeline/runCommand';
import type { Row } from '../../../db/statement';
import { mutationOf } from '../../../api/mutationOf';
import type { SchemaKit } from '../../../api/schema';
import { jobTypes } from './jobTypes';
import { idOf } from '../../../db/statement';

/** The writes of jobs [API-005 API-008 API-009 API-010]. */
export const addJobMutations = ({ builder, commands }: SchemaKit): void => {
  const { job, inputs } = jobTypes(builder);
  const id = builder
    .objectRef<Row>('DeletedJob')
    .implement({ fields: (t) => ({ id: t.int({ nullable: false, resolve: (row) => idOf(row) }) }) });
  builder.mutationFields((t) => ({
    createJob: t.field({
      type: job,
      nullable: false,
      extensions: { need: createJob.need },
      args: { job: t.arg({ type: inputs.job, required: true }) },
      resolve: (_root, args, context) => runCommand(createJob, { job: { ...args.job } }, mutationOf(context)),
    }),
    updateJob: t.field({
      type: job,
      nullable: false,
      extensions: { need: updateJob.need },
      args: { id: t.arg.int({ required: true }), job: t.arg({ type: inputs.job, required: true }) },
      resolve: (_root, args, context) =>
        runCommand(updateJob, { id: args.id, job: { ...args.job } }, mutationOf(context)),
    }),
    deleteJob: t.field({
      type: id,
      nullable: false,
      description: 'Takes a job and its sub-jobs out of every list.',
      extensions: { need: deleteJob.need },
      args: { id: t.arg.int({ required: true }) },
      resolve: (_root, args, context) => runCommand(deleteJob, args, mutationOf(context)),
    }),
    deleteJobDetail: t.field({
      type: id,
      nullable: false,
      description: 'Takes one sub-job out of every list.',
      extensions: { need: deleteJobDetail.need },
      args: { id: t.arg.int({ required: true }) },
      resolve: (_root, args, context) => runCommand(deleteJobDetail, args, mutationOf(context)),
    }),
  }));
  for (const command of [createJob, updateJob, deleteJob, deleteJobDetail]) commands.set(command.name, command);
};
