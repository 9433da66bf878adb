import { jobs } from './calls/jobs';
import { readJobHistory } from './read/readJobHistory';
import { registerSearchExport } from './search/registerSearchExport';
import type { ServerArea } from '../../api/serverArea';

/** Jobs with their sub-jobs, and their search. */
export const jobsArea: ServerArea = {
  calls: [jobs],
  histories: { job: readJobHistory },
  routes: registerSearchExport,
};
