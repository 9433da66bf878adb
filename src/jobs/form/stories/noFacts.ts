import { settleFacts } from '#domain/subJobs/settleFacts';

/** No lists at all: what is worked out without a name. */
export const NO_FACTS = settleFacts({
  today: '2026-03-04',
  statuses: [],
  crews: [],
  employees: [],
  phases: [],
  guniteTypes: [],
  priorities: [],
});
