import type { CivilDate } from '../civilDate';
import { addDays } from '../civilDate';

/** Jobs that a device keeps at most [OFF-031]. */
export const MAX_OFFLINE_JOBS = 200;

/** Copies that the server confirmed longer ago are not used [OFF-008], and jobs opened longer ago are kept no more. */
export const COPY_LASTS_MS = 2 * 86_400_000;
/** Between two looks at what has changed [OFF-031]. */
export const REFRESH_MS = 15 * 60_000;
/** Abandoned changes can be brought back for so long [OFF-032]. */
export const ABANDONED_LASTS_MS = 7 * 86_400_000;

/** Files that failed are sent again so often while the user is online [OFF-032]. */
export const FILES_AGAIN_MS = 10 * 60_000;

/** The days of whose work a device keeps the jobs [OFF-031]. */
export const offlineDays = (today: CivilDate): { from: CivilDate; to: CivilDate } => ({
  from: addDays(today, -7),
  to: addDays(today, 14),
});
