import type { Language, LocalText } from '../../localText';
import { DAY_REASONS, type DayWithoutWork } from './dayWithoutWork';
import { isOnDay } from './isOnDay';
import { closureOf, isOwnOf, type WorkPlace } from './isWorkday';
import { STATE_LABELS } from '../../labels/states';

const WORDS = {
  holiday: STATE_LABELS.holiday,
  closed: STATE_LABELS.closed,
  plant: { en: '%{plant} closed', es: '%{plant} cerrada' },
  off: { en: 'Off', es: 'Libre' },
  away: { en: 'Away', es: 'Ausente' },
  block: STATE_LABELS.own_block,
  short: { en: 'Fewer people', es: 'Menos personal' },
} as const satisfies Record<string, LocalText>;

/** "07:30" as "7:30". */
const hour = (time: string): string => time.replace(/^0/, '');

const withDetail = (
  word: string,
  { reason, name, start_time, end_time }: DayWithoutWork,
  language: Language,
): string => {
  const detail = [reason && DAY_REASONS[reason][language].toLocaleLowerCase(), name].filter(Boolean).join(', ');
  const text = detail === '' ? word : `${word}: ${detail}`;
  return start_time && end_time ? `${text} ${hour(start_time)}-${hour(end_time)}` : text;
};

/** What an entry says in words: "Thanksgiving", "Closed: inventory", "Off: sick", "Yard work 7:00-9:00". */
export const dayWords = (day: DayWithoutWork, language: Language): string => {
  switch (day.kind) {
    case 'holiday':
      return day.name ?? WORDS.holiday[language];
    case 'closure':
      return withDetail(WORDS.closed[language], day, language);
    case 'plant_closed':
      return withDetail(WORDS.plant[language].replace('%{plant}', day.plant_name ?? ''), day, language);
    case 'crew_off':
      return withDetail(WORDS.off[language], day, language);
    case 'crew_short':
      return withDetail(WORDS.short[language], day, language);
    case 'away':
      return withDetail(WORDS.away[language], day, language);
    case 'own_block':
      return withDetail(day.name ?? WORDS.block[language], { ...day, name: null }, language);
  }
};

/** Why a day of a board or of one of its rows is not worked, in words; null on a day that is [SDY-001]. */
export const reasonOf = (days: readonly DayWithoutWork[], place: WorkPlace, language: Language): string | null => {
  const day = closureOf(days, place);
  return day && dayWords(day, language);
};

/** That a member of a crew is away, in words: "Diego Ruiz away: sick". Null where nobody is told who it is. */
export const memberWords = (day: DayWithoutWork, language: Language): string | null =>
  day.employee_name === null
    ? null
    : `${day.employee_name} ${dayWords(day, language).replace(/^./, (first) => first.toLocaleLowerCase())}`;

/** True for the absence of somebody who works in a crew: it closes no row of a board of crews. */
export const isOfMember = ({ kind, employee_crew_ids }: DayWithoutWork, crew_id: number): boolean =>
  kind === 'away' && employee_crew_ids.includes(crew_id);

/**
 * What else is to be known of a row's day that is worked: fewer people, single hours, members of a crew who are away.
 */
export const notesOn = (days: readonly DayWithoutWork[], place: WorkPlace, language: Language): string[] => {
  const { category, crew_id = null, date } = place;
  if (crew_id === null) return [];
  return days.flatMap((day) => {
    if (!isOnDay(day, date)) return [];
    if (isOwnOf(day, category, crew_id))
      return day.kind === 'crew_short' || day.start_time !== null ? [dayWords(day, language)] : [];
    return category !== 'warranty' && isOfMember(day, crew_id) ? (memberWords(day, language) ?? []) : [];
  });
};
