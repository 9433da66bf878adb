import { addDays, isoWeekday, type CivilDate } from '../../civilDate';

/** When a holiday is, by the calendar. `nth` counts from 1; -1 is the last one of the month. */
type HolidayRule =
  | { key: string; name: string; month: number; day: number }
  | { key: string; name: string; month: number; weekday: number; nth: number };

/** A holiday of one year: the day that is off, which is another than the holiday's own where that is on a weekend. */
export interface Holiday {
  key: string;
  name: string;
  /** The holiday itself. */
  date: CivilDate;
  /** The day off. */
  observed: CivilDate;
}

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;
const SUNDAY = 7;

/** The federal holidays of the USA (5 U.S.C. 6103). */
export const HOLIDAY_RULES: readonly HolidayRule[] = [
  { key: 'new_year', name: "New Year's Day", month: 1, day: 1 },
  { key: 'mlk', name: 'Martin Luther King Jr. Day', month: 1, weekday: MONDAY, nth: 3 },
  { key: 'presidents', name: "Presidents' Day", month: 2, weekday: MONDAY, nth: 3 },
  { key: 'memorial', name: 'Memorial Day', month: 5, weekday: MONDAY, nth: -1 },
  { key: 'juneteenth', name: 'Juneteenth', month: 6, day: 19 },
  { key: 'independence', name: 'Independence Day', month: 7, day: 4 },
  { key: 'labor', name: 'Labor Day', month: 9, weekday: MONDAY, nth: 1 },
  { key: 'columbus', name: 'Columbus Day', month: 10, weekday: MONDAY, nth: 2 },
  { key: 'veterans', name: 'Veterans Day', month: 11, day: 11 },
  { key: 'thanksgiving', name: 'Thanksgiving', month: 11, weekday: THURSDAY, nth: 4 },
  { key: 'christmas', name: 'Christmas', month: 12, day: 25 },
];

const two = (value: number): string => String(value).padStart(2, '0');
const dateOf = (year: number, month: number, day: number): CivilDate =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

const nthWeekday = (year: number, month: number, weekday: number, nth: number): CivilDate => {
  const start =
    nth > 0 ? dateOf(year, month, 1) : addDays(dateOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1), -7);
  return addDays(start, ((weekday - isoWeekday(start) + 7) % 7) + (nth > 0 ? 7 * (nth - 1) : 0));
};

/** Off is the Friday before a Saturday, the Monday after a Sunday (5 U.S.C. 6103 b, Executive Order 11582). */
const observedOn = (date: CivilDate): CivilDate => {
  const weekday = isoWeekday(date);
  if (weekday === SATURDAY) return addDays(date, -1);
  return weekday === SUNDAY ? addDays(date, 1) : date;
};

/**
 * The holidays of the USA of a year, in the order of their dates. New Year's Day on a Saturday is observed on the last
 * day of the year before, and is listed with its own year [SDY-001].
 */
export const holidaysOf = (year: number): Holiday[] =>
  HOLIDAY_RULES.map((rule) => {
    const date =
      'day' in rule ? dateOf(year, rule.month, rule.day) : nthWeekday(year, rule.month, rule.weekday, rule.nth);
    return { key: rule.key, name: rule.name, date, observed: observedOn(date) };
  });

/** What the day off is called: "Independence Day (observed)" where it is not the holiday itself. */
export const holidayName = ({ name, date, observed }: Holiday): string =>
  date === observed ? name : `${name} (observed)`;
