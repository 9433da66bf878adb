import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import { TIMES } from './fields';
import { workOrderLabel } from './labels';
import { shiftTimes } from './shiftTimes';

/** The times in Spanish, as `labelsEs` has them, which is too large for the screens of a foreman's day. */
export const TIMES_ES: Readonly<Record<string, string>> = {
  'Driver In': 'Salida del patio',
  'On Job': 'Llegada a la obra',
  'Break Start': 'Inicio del descanso',
  'Break End': 'Fin del descanso',
  'Leave Job': 'Salida de la obra',
  'Driver Out': 'Regreso al patio',
};

/**
 * The first time of an order that does not follow the one before it, both named with what they say; a shift may go on
 * after midnight [FLD-011 WO-027]. Empty for times in order.
 * @param values times as `HH:mm`, by field
 */
export const timesIssue = (values: Readonly<Record<string, unknown>>): FieldIssue[] => {
  const { minutes, wrong } = shiftTimes(TIMES.map((name) => values[name]));
  const before = wrong === null ? -1 : minutes.slice(0, wrong).findLastIndex((minute) => minute !== null);
  const [later, earlier] = [TIMES[wrong ?? -1], TIMES[before]];
  if (later === undefined || earlier === undefined) return [];
  const shown = (name: (typeof TIMES)[number]) => {
    const label = workOrderLabel({ name });
    const time = String(values[name]).slice(0, 5);
    return { en: `${label} ${time}`, es: `${TIMES_ES[label] ?? label} ${time}` };
  };
  const [after, first] = [shown(later), shown(earlier)];
  const params = { later: after.en, later_es: after.es, earlier: first.en, earlier_es: first.es };
  return [fieldIssue(later, 'work_order_times', params)];
};
