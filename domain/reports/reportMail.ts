import { addDays, isoWeekday, latest, startOfWeek, type CivilDate } from '../civilDate';
import type { LocalText } from '../localText';
import { RECORD_LABELS } from '../labels/records';

/** The file formats of a mailed report. */
export const MAIL_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type MailFormat = (typeof MAIL_FORMATS)[number];

/** When reports leave unless the office says another hour, by the clock of the business. */
export const MAIL_TIME = '06:00';

/** The outcomes of a weekly mail. */
export const MAIL_RESULTS = [
  'mailed',
  'linked',
  'no_right',
  'inactive',
  'not_shared',
  'unfit',
  'failed',
  'on_its_way',
  'not_left',
] as const;
export type MailResult = (typeof MAIL_RESULTS)[number];

/** The day and the time of the clock on the wall. */
export interface WallClock {
  date: CivilDate;
  /** HH:MM */
  time: string;
}

/**
 * The last day on which a mail of this weekday was due. Times are compared as the clock shows them: an hour that a
 * spring leaves out has come with the next one, and one that comes twice comes first.
 */
export const lastDue = (weekday: number, at: string, { date, time }: WallClock): CivilDate => {
  const back = (isoWeekday(date) - weekday + 7) % 7;
  return addDays(date, back === 0 && time < at ? -7 : -back);
};

/** The week from which on a mail is due that is asked for today: its day is still to come. */
export const firstWeek = (weekday: number, today: CivilDate): CivilDate => {
  const ahead = (weekday - isoWeekday(today) + 7) % 7;
  return startOfWeek(addDays(today, ahead === 0 ? 7 : ahead));
};

interface Subscribed {
  weekday: number;
  first_week: CivilDate;
  /** The last week whose mail was made, or will not be. */
  done_week: CivilDate | null;
}

/** The Monday of the week whose mail is due now; null while none is. A week that is long past is left out. */
export const dueWeek = (
  { weekday, first_week, done_week }: Subscribed,
  at: string,
  now: WallClock,
): CivilDate | null => {
  const week = startOfWeek(lastDue(weekday, at, now));
  return week >= first_week && (done_week === null || week > done_week) ? week : null;
};

/** The day of the next mail. */
export const nextMail = ({ weekday, first_week, done_week }: Subscribed, today: CivilDate): CivilDate => {
  const week = latest([first_week, done_week && addDays(done_week, 7)]) ?? first_week;
  return latest([addDays(week, weekday - 1), today]) ?? today;
};

/** Monday to Sunday. */
export const WEEKDAYS: readonly LocalText[] = [
  RECORD_LABELS.monday,
  { en: 'Tuesday', es: 'Martes' },
  { en: 'Wednesday', es: 'Miércoles' },
  { en: 'Thursday', es: 'Jueves' },
  { en: 'Friday', es: 'Viernes' },
  { en: 'Saturday', es: 'Sábado' },
  RECORD_LABELS.sunday,
];
