import { addDays, startOfWeek, type CivilDate } from '../../civilDate';

/** Days of the map, both included. */
export interface MapRange {
  start_date: CivilDate;
  end_date: CivilDate;
}

/** From the Monday of the day's ISO week to the Monday after [PSC-004 PSC-016]. */
export const mapRangeOf = (date: CivilDate): MapRange => {
  const start_date = startOfWeek(date);
  return { start_date, end_date: addDays(start_date, 7) };
};
