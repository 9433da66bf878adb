import { jobs } from './calls/jobs';
import { readJobHistory } from './read/readJobHistory';
import { registerSearchExport } from './search/registerSearchExport';
import type { ServerArea } from '../../api/serverArea';

/** Jobs with their sub-jobs, their search, and with them the calls of estimates and daily sheets. */
export const jobsArea: ServerArea = {
  calls: [jobs],
  histories: { job: readJobHistory },
  routes: registerSearchExport,
};
