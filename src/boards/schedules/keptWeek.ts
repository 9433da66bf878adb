import { keep, readKept } from '../store/kept';
import type { OwnWeek } from './scheduleQueries';

/** The days of a person as the server told them last, and when. */
export interface KeptWeek {
  week: OwnWeek;
  at: Date;
}

const isWeek = (value: unknown): value is OwnWeek =>
  typeof value === 'object' &&
  value !== null &&
  ['days', 'items', 'employees'].every((list) => Array.isArray(Reflect.get(value, list))) &&
  typeof Reflect.get(value, 'today') === 'string';

/** A version before days without work were told kept none. */
const NO_NOTES = { day_notes: [] };

/** What stays in this browser until its user signs out: a crew reads its day where there is no network. */
export const keptWeek = (name: string) => ({
  read: (): KeptWeek | null => {
    const { week, at } = readKept(name);
    const moment = new Date(typeof at === 'string' ? at : Number.NaN);
    return isWeek(week) && !Number.isNaN(moment.getTime()) ? { week: { ...NO_NOTES, ...week }, at: moment } : null;
  },
  keep: (week: OwnWeek): void => keep(name, { week, at: new Date().toISOString() }),
});
