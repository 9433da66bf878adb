import { CALLS } from '#domain/access/calls';
import { baseSubJobShape, jobShape, subJobShape } from '../read/jobShapes';
import { readEditable, readJob, readSubJob, readSubJobs } from '../read/readJob';
import type { Shape } from '../read/shape';
import type { Builder } from '../../../api/builder';
import type { ObjectRef } from '../../../api/crud/objectType';
import type { SchemaModule } from '../../../api/schema';
import { addDailyCalls } from '../../daily/dailyCalls';
import { addDuplicatesQuery } from './duplicatesQuery';
import { addEstimateCalls } from '../../estimates/estimateCalls';
import { addPrintCards } from '../../field/printCalls';
import { addSupervisorDetail } from '../../field/supervisorDetail';
import { addJobLookups } from './jobLookups';
import { addJobMutations } from './jobMutations';
import { addSearchQueries } from './searchQueries';
import { shapeTypes } from './shapeTypes';

/** A job with those of its sub-jobs that the user may see. */
const addSubJobs = (builder: Builder, job: ObjectRef, shape: Shape, subJob: ObjectRef): ObjectRef => {
  builder.objectField(job, 'sub_jobs', (t) =>
    t.field({
      type: [subJob],
      nullable: false,
      resolve: ({ id }, _args, context) => readSubJobs(context, shape, Number(id)),
    }),
  );
  builder.objectField(job, 'editable_sub_job_ids', (t) =>
    t.field({
      type: ['Int'],
      nullable: false,
      description: 'Those of its sub-jobs that the user may edit.',
      resolve: ({ id }, _args, context) => readEditable(context, Number(id)),
    }),
  );
  return job;
};

/** The reads of jobs: search, quick search, and a job or a sub-job with all that belongs to it, under both of its names [API-033 API-038]. */
export const jobs: SchemaModule = (kit) => {
  const { builder } = kit;
  addSearchQueries(builder);
  addDuplicatesQuery(builder);
  addJobLookups(kit);
  const typeOf = shapeTypes(builder);
  const subJob = typeOf(subJobShape, true);
  const job = addSubJobs(builder, typeOf(jobShape), subJobShape, subJob);
  const baseJob = addSubJobs(
    builder,
    typeOf({ ...jobShape, type: 'BaseJob' }),
    baseSubJobShape,
    typeOf(baseSubJobShape),
  );
  const inputs = addJobMutations(kit, job);
  addEstimateCalls(kit, job, inputs);
  addDailyCalls(kit, job, inputs);
  addSupervisorDetail(builder, subJob);
  addPrintCards(builder, subJob);
  builder.queryFields((t) => {
    const wholeJob = () =>
      t.field({
        type: job,
        description: "A job that the user may read; null for any other id, also an estimate's.",
        extensions: { need: CALLS.job.need },
        args: { id: t.arg.int({ required: true }) },
        resolve: (_root, { id }, context) => readJob(context, id),
      });
    const oneSubJob = () =>
      t.field({
        type: subJob,
        description: 'A sub-job that the user may see; null for any other id.',
        extensions: { need: CALLS.job_detail.need },
        args: { job_detail_id: t.arg.int({ required: true }) },
        resolve: (_root, { job_detail_id }, context) => readSubJob(context, subJobShape, job_detail_id),
      });
    return {
      job: wholeJob(),
      GetJob: wholeJob(),
      job_detail: oneSubJob(),
      getJobDetail: oneSubJob(),
      getBaseJob: t.field({
        type: baseJob,
        description: 'A job as `job` gives it, its sub-jobs without their groups.',
        extensions: { need: CALLS.job.need },
        args: { id: t.arg.int({ required: true }) },
        resolve: (_root, { id }, context) => readJob(context, id),
      }),
    };
  });
};
