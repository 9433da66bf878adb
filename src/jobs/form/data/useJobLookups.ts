import { createContext, use } from 'react';
import type { JobLookups } from './jobLookups';

export const JobLookupsContext = createContext<JobLookups | null>(null);

/** The lists to pick from, of the form around. */
export const useJobLookups = (): JobLookups => {
  const lookups = use(JobLookupsContext);
  if (!lookups) throw new Error('A picker of the job form stands outside of its lists.');
  return lookups;
};
