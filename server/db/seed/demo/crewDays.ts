import { addDays, isoWeekday, type CivilDate } from '#domain/civilDate';
import type { DemoCrew } from './crews';

/** A place in the day of a crew: `order` is the number on the card, `position` the place in the sequence. */
export interface CrewDay {
  date: CivilDate;
  crew_id: number;
  job_order: number;
  position: number;
}

/** Cards a crew takes on a day, Monday to Sunday. */
const LIMITS: readonly number[] = [6, 6, 6, 6, 5, 2, 0];
const LAST_ORDER = 8;

/** The first day from `date` on that is worked; Saturdays only when asked for. */
export const workday = (date: CivilDate, withSaturday = false): CivilDate => {
  const last = withSaturday ? 6 : 5;
  return isoWeekday(date) <= last ? date : addDays(date, 8 - isoWeekday(date));
};

/** The days of a set of crews, filled evenly but with busier and quieter crews, as the boards will show them. */
export class CrewDays {
  private readonly taken = new Map<string, number>();

  /** @param extra cards a day beyond the usual ones, for short work */
  constructor(
    private readonly crews: readonly DemoCrew[],
    private readonly extra = 0,
  ) {}

  /** The next free place on or after `date`. */
  take(date: CivilDate): CrewDay {
    for (let day = workday(date, true); ; day = workday(addDays(day, 1), true)) {
      const place = this.placeOn(day);
      if (place) return place;
    }
  }

  private placeOn(date: CivilDate): CrewDay | null {
    const limit = (LIMITS[isoWeekday(date) - 1] ?? 0) + this.extra;
    const free = this.crews
      .map((crew, index) => ({
        crew,
        count: this.count(crew.id, date),
        load: (this.count(crew.id, date) + 1) / (1 + ((index * 7) % 5) / 6),
      }))
      .filter(({ count }) => count < limit)
      .sort((a, b) => a.load - b.load || a.crew.id - b.crew.id);
    const best = free[0];
    if (!best) return null;
    const position = best.count + 1;
    this.taken.set(`${best.crew.id} ${date}`, position);
    return { date, crew_id: best.crew.id, job_order: Math.min(position, LAST_ORDER), position };
  }

  private count(crewId: number, date: CivilDate): number {
    return this.taken.get(`${crewId} ${date}`) ?? 0;
  }
}
