import { addDays, type CivilDate } from '#domain/civilDate';
import { workday } from './crewDays';
import type { Random } from './random';

export interface Visit {
  fieldworker_id: number;
  start: string;
  end: string;
}

const FIRST = 7 * 60,
  LAST = 17 * 60;

const at = (date: CivilDate, minutes: number): string =>
  `${date}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

/** The days of the fieldworkers, from 7:00 to 17:00, without overlaps and with a drive between visits. */
export const visitBook = (random: Random, fieldworkers: readonly number[]) => {
  const busyUntil = new Map<string, number>();
  /** A visit of one to three and a half hours on or after `date`, by somebody who has time. */
  return (date: CivilDate): Visit => {
    const [minutes, pause] = [random.int(2, 7) * 30, random.int(1, 5) * 30];
    for (let day = workday(date); ; day = workday(addDays(day, 1))) {
      const free = fieldworkers
        .map((id) => ({ id, key: `${id} ${day}`, from: (busyUntil.get(`${id} ${day}`) ?? FIRST - 30) + pause }))
        .filter(({ from }) => from + minutes <= LAST);
      if (free.length === 0) continue;
      const { id, key, from } = random.pick(free);
      busyUntil.set(key, from + minutes);
      return { fieldworker_id: id, start: at(day, from), end: at(day, from + minutes) };
    }
  };
};
