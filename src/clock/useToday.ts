import { use, useSyncExternalStore } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { businessDay } from './businessDay';
import { TodayContext } from './TodayContext';

/** The business day (America/Chicago); a page left open over midnight moves on to the next day. */
export const useToday = (): CivilDate => {
  const fixed = use(TodayContext);
  const today = useSyncExternalStore(businessDay.subscribe, businessDay.get);
  return fixed ?? today;
};
