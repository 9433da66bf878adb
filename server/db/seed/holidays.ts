import { inArray, like } from 'drizzle-orm';
import type { CivilDate } from '#domain/civilDate';
import { holidayName, holidaysOf } from '#domain/boards/workdays/holidays';
import type { Tx } from '../database';
import { dayWithoutWork } from '../tables';

/** This year and so many after it. */
const YEARS_AHEAD = 3;

const isYearKnown = async (db: Pick<Tx, 'select'>, year: number): Promise<boolean> => {
  const known = await db
    .select({ id: dayWithoutWork.id })
    .from(dayWithoutWork)
    .where(like(dayWithoutWork.holiday_rule, `% ${year}`))
    .limit(1);
  return known.length > 0;
};

/** The rules whose holiday of the year before was deleted: whoever works on Columbus Day does so again. */
const deletedBefore = async (db: Pick<Tx, 'select'>, year: number): Promise<ReadonlySet<string>> => {
  const keys = holidaysOf(year - 1).map(({ key }) => `${key} ${year - 1}`);
  const rows = await db
    .select({ key: dayWithoutWork.holiday_rule, deleted_at: dayWithoutWork.deleted_at })
    .from(dayWithoutWork)
    .where(inArray(dayWithoutWork.holiday_rule, keys));
  return new Set(rows.flatMap(({ key, deleted_at }) => (deleted_at === null ? [] : (key?.split(' ')[0] ?? []))));
};

/**
 * Adds the holidays of this year and the next three. A year that has any stays as it was edited, and one that is added
 * later leaves out what was deleted from the year before it [SDY-001]. Safe at every start, and of several servers.
 */
export const seedHolidays = async (db: Tx, today: CivilDate): Promise<void> => {
  const first = Number(today.slice(0, 4));
  for (let year = first; year <= first + YEARS_AHEAD; year += 1) {
    if (await isYearKnown(db, year)) continue;
    const deleted = await deletedBefore(db, year);
    const rows = holidaysOf(year)
      .filter(({ key }) => !deleted.has(key))
      .map((holiday) => ({
        kind: 'holiday',
        first_day: holiday.observed,
        last_day: holiday.observed,
        name: holidayName(holiday),
        holiday_rule: `${holiday.key} ${year}`,
      }));
    await db.insert(dayWithoutWork).values(rows).onConflictDoNothing();
  }
};
