import type { Language, LocalText } from '../localText';
import { addressText } from '../inputs/address';
import { superDetailPath } from '../notifications/superDetailPath';
import { startText } from '../plants/startTime';
import type { CalendarEvent } from './icalendar';
import type { CalendarFacts, CalendarItem } from './feedItems';
import { STAGE_LABELS } from '../labels/stages';
import { STATE_LABELS } from '../labels/states';

const WORK = {
  PREP: STAGE_LABELS.prep,
  APP: STAGE_LABELS.application,
  DETAIL: STAGE_LABELS.detail,
  SLURRY: STATE_LABELS.slurry_pickup,
  G1: STAGE_LABELS.gunite,
  'G2-8': STAGE_LABELS.gunite,
  FLASH: STAGE_LABELS.flash,
  'P-REPAIR': STAGE_LABELS.repair,
  'G-REPAIR': STAGE_LABELS.repair,
  W: { en: 'Warranty visit', es: 'Visita de garantía' },
  PRESITE: STAGE_LABELS.presite,
} as const satisfies Record<Exclude<CalendarFacts['kind'], 'OFF'>, LocalText>;

/** Many programs show an entry that was cancelled as any other: its title says it [MSG-006]. */
const CANCELLED: LocalText = STATE_LABELS.cancelled;

/** Where an address leads to, without how one gets there and through which port. */
const hostOf = (origin: string): string => origin.replace(/^\w+:\/\//, '').replace(/:\d+$/, '');

/** What the title says beside that an entry is gone. */
const titleOf = (item: CalendarFacts, language: Language): string =>
  item.kind === 'OFF'
    ? (item[language] ?? '')
    : [[startText(item.start_time), WORK[item.kind][language]].filter(Boolean).join(' '), item.job_name]
        .filter(Boolean)
        .join(': ');

/** Days without work stand on the schedule of their employee, whoever opens it; that of a crew has no page of its own. */
const pathOf = ({ job_detail_id, date }: CalendarFacts, employee_id: number | null): string | null => {
  if (job_detail_id !== null) return superDetailPath(job_detail_id);
  return employee_id === null ? null : `/Schedule?date=${date}&employee=${employee_id}`;
};

/**
 * One line of "My Schedule" in a calendar, or days without work, for which nothing rings. What opens a gate stays here:
 * feeds are read by services of others.
 * @param employee_id whose schedule it is; null of a crew's
 */
export const scheduleEvent = (
  { facts: item, sequence, modified, cancelled }: CalendarItem,
  origin: string,
  language: Language,
  employee_id: number | null,
): CalendarEvent => {
  const path = pathOf(item, employee_id);
  return {
    sequence,
    modified,
    isCancelled: cancelled !== null,
    uid: `${item.key.replaceAll(':', '-')}@${hostOf(origin)}`,
    date: item.date,
    start: item.start,
    end: item.end,
    until: item.until,
    rings: item.kind !== 'OFF',
    summary: [cancelled === null ? null : CANCELLED[language], titleOf(item, language)].filter(Boolean).join(': '),
    location: addressText(item),
    description: [item.company_name, item.kind === 'W' ? null : item.crew_name, item.description]
      .filter(Boolean)
      .join('\n'),
    url: path === null ? null : `${origin}${path}`,
  };
};
