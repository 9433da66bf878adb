import type { CivilDate } from '#domain/civilDate';
import { settleFacts, type SettleFacts } from '#domain/subJobs/settleFacts';
import type { JobLookups } from './jobLookups';

/** The lists as the rules of sub-jobs look them up. */
export const factsOf = (
  { statuses, crews, employees, phases, guniteTypes, priorities }: JobLookups,
  today: CivilDate,
): SettleFacts => settleFacts({ today, statuses, crews, employees, phases, guniteTypes, priorities });
