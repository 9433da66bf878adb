import { createContext, use } from 'react';
import type { SubJobLookups } from './subJobLookups';

export const SubJobLookupsContext = createContext<SubJobLookups | null>(null);

/** The lists to pick from. */
export const useSubJobLookups = (): SubJobLookups => {
  const lookups = use(SubJobLookupsContext);
  if (!lookups) throw new Error('A form of a sub-job stands outside of its lists.');
  return lookups;
};
