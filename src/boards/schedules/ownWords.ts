import { startText } from '#domain/plants/startTime';
import { phaseText, typeText } from '../look/cardText';
import type { ScheduleText } from '../look/useScheduleText';
import { visitTimes, type OwnEntry } from './scheduleQueries';

/** The text for the kind of work. */
export const kindText = ({ kind, phase_id, type_id }: OwnEntry, text: ScheduleText): string => {
  if (kind === 'PRESITE') return text('my_presite');
  if (kind === 'W') return text('my_visit');
  if (kind === 'P-REPAIR' || kind === 'G-REPAIR') return text('repair');
  return type_id === null ? phaseText(phase_id, text) : typeText(type_id, text);
};

/** The times of a visit, or its place in the order of a day; null for neither. */
export const whenText = (item: OwnEntry, text: ScheduleText): string | null => {
  if (item.start !== null) return visitTimes(item);
  const order = item.order === null ? '' : text('my_order', { order: item.order });
  return [order, startText(item.start_time)].filter(Boolean).join(' · ') || null;
};
