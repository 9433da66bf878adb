import { jobShape, subJobShape } from '../read/jobShapes';
import type { Builder } from '../../../api/builder';
import { clientKeyInput } from '../../../api/clientKey';
import { shapeInputs } from './shapeInputs';

/** The inputs of jobs and estimates: what is absent is unchanged, a present list replaces the stored one. */
export const jobInputs = (builder: Builder) => {
  const inputOf = shapeInputs(builder);
  const subJob = inputOf(subJobShape, (t) => ({
    id: t.field({ type: 'Int', description: 'Absent, null or not above 0 for a new sub-job.' }),
    ...clientKeyInput(t),
    version: t.field({ type: 'Int', description: 'The version that was read; another one by now is a conflict.' }),
    is_status_manual: t.field({
      type: 'Boolean',
      description: 'The status was picked by hand after the application rows changed: it stands.',
    }),
  }));
  const job = inputOf(jobShape, (t) => ({
    version: t.field({ type: 'Int', description: 'The version that was read, when fields of the job are sent.' }),
    sub_jobs: t.field({ type: [subJob], description: 'Those that are left out are unchanged.' }),
  }));
  return { job, subJob };
};
