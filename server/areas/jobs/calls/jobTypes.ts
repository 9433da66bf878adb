import { isRecord } from '#domain/values';
import { baseSubJobShape, jobShape, subJobShape } from '../read/jobShapes';
import { readEditable, readSubJobs } from '../read/readJob';
import type { Shape } from '../read/shape';
import { idOf } from '../../../db/statement';
import type { Builder } from '../../../api/builder';
import type { ObjectRef } from '../../../api/crud/objectType';
import { oncePerSchema } from '../../../api/oncePerSchema';
import { jobInputs } from './jobInputs';
import { shapeTypes } from './shapeTypes';

/** A job with those of its sub-jobs that the user may see. */
const addSubJobs = (builder: Builder, job: ObjectRef, shape: Shape, subJob: ObjectRef): ObjectRef => {
  builder.objectField(job, 'sub_jobs', (t) =>
    t.field({
      type: [subJob],
      nullable: false,
      // Of many jobs at once they were read together.
      resolve: (row, _args, context) =>
        Array.isArray(row.sub_jobs) ? row.sub_jobs.filter(isRecord) : readSubJobs(context, shape, idOf(row)),
    }),
  );
  builder.objectField(job, 'editable_sub_job_ids', (t) =>
    t.field({
      type: ['Int'],
      nullable: false,
      description: 'Those of its sub-jobs that the user may edit.',
      resolve: (row, _args, context) => {
        const read = row.editable_sub_job_ids;
        return Array.isArray(read) ? read.map(Number) : readEditable(context, idOf(row));
      },
    }),
  );
  return job;
};

/**
 * A job, a sub-job, and what a save of them is given: estimates, daily sheets, the field and devices answer and take
 * the same.
 */
export const jobTypes = oncePerSchema((builder) => {
  const typeOf = shapeTypes(builder);
  const subJob = typeOf(subJobShape, true);
  const baseSubJob = typeOf(baseSubJobShape);
  return {
    subJob,
    job: addSubJobs(builder, typeOf(jobShape), subJobShape, subJob),
    baseJob: addSubJobs(builder, typeOf({ ...jobShape, type: 'BaseJob' }), baseSubJobShape, baseSubJob),
    inputs: jobInputs(builder),
  };
});
