import { CALLS } from '#domain/access/calls';
import { subJobShape } from '../read/jobShapes';
import { readJob, readSubJob } from '../read/readJob';
import type { SchemaModule } from '../../../api/schema';
import { addDuplicatesQuery } from './duplicatesQuery';
import { addJobLookups } from './jobLookups';
import { addJobsMove } from './addJobsMove';
import { addJobMutations } from './jobMutations';
import { jobTypes } from './jobTypes';
import { addSearchQueries } from './searchQueries';

/**
 * The reads of jobs: search, quick search, and a job or a sub-job with all that belongs to it, under both of its names
 * [API-033 API-038].
 */
export const jobs: SchemaModule = (kit) => {
  const { builder } = kit;
  const { job, subJob, baseJob } = jobTypes(builder);
  addSearchQueries(builder);
  addDuplicatesQuery(builder);
  addJobLookups(kit);
  addJobMutations(kit);
  addJobsMove(kit);
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
