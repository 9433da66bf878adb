import { addDays, type CivilDate } from '../../civilDate';

/** Whether somebody works on a day. */
export type IsWorked = (date: CivilDate) => boolean;

/** So many days are looked through at most: a crew that is off for longer has no next workday. */
const MAX_LOOK = 366;

/**
 * How many workdays a day stands behind another: 0 the same day, 1 the next workday and each day before it (a Saturday
 * behind its Friday), negative when it stands before it.
 */
export const workdayGap = (from: CivilDate, to: CivilDate, isWorked: IsWorked): number => {
  if (from === to) return 0;
  const [first, last] = from < to ? [from, to] : [to, from];
  let gap = 1;
  for (let day = addDays(first, 1), at = 0; day < last && at < MAX_LOOK; day = addDays(day, 1), at += 1)
    if (isWorked(day)) gap += 1;
  return from < to ? gap : -gap;
};

/** The workday that stands so many workdays behind a day, before it when negative; the day itself for 0. */
export const addWorkdays = (from: CivilDate, workdays: number, isWorked: IsWorked): CivilDate => {
  const way = workdays < 0 ? -1 : 1;
  let [day, left] = [from, Math.abs(workdays)];
  for (let at = 0; left > 0 && at < MAX_LOOK; at += 1) {
    day = addDays(day, way);
    if (isWorked(day)) left -= 1;
  }
  return day;
};
