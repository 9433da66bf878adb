import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import { isRecord } from '../values';
import { TIMES } from './fields';
import { workOrderLabel } from './labels';
import { shiftTimes } from './shiftTimes';
import type { WorkOrderEntry, WorkOrderSection, WorkOrderType } from './types';
import { isRows, sectionFlag } from './workOrderTypes';

/**
 * A work order or one of its rows, by field: as a form holds it, as an input carries it, as the database answers it.
 */
export type WorkOrderValues = Readonly<Record<string, unknown>>;

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '');

const rowsIn = (values: WorkOrderValues, name: string): WorkOrderValues[] => {
  const rows = values[name];
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
};

const isGiven = (entry: WorkOrderEntry, values: WorkOrderValues): boolean =>
  isRows(entry) ? rowsIn(values, entry.name).length > 0 : isFilled(values[entry.name]);

const missing = (entries: readonly WorkOrderEntry[], values: WorkOrderValues, at = ''): FieldIssue[] =>
  entries.flatMap((entry) => {
    if (isRows(entry))
      return rowsIn(values, entry.name).flatMap((row, index) =>
        missing(entry.fields, row, `${at}${entry.name}.${index}.`),
      );
    return entry.asks && !isFilled(values[entry.name]) ? [fieldIssue(`${at}${entry.name}`, entry.asks)] : [];
  });

/** The first time that goes backwards; a shift may go on after midnight. */
const timesOutOfOrder = (values: WorkOrderValues): FieldIssue[] => {
  const { wrong } = shiftTimes(TIMES.map((name) => values[name]));
  const name = wrong === null ? undefined : TIMES[wrong];
  return name === undefined ? [] : [fieldIssue(name, 'work_order_times')];
};

const slurryType = (values: WorkOrderValues): FieldIssue[] =>
  values.is_slurry_pickup === true && !isFilled(values.slurry_pickup_type_id)
    ? [fieldIssue('slurry_pickup_type_id', 'work_order_slurry_type')]
    : [];

/**
 * What a section still lacks before its switch may be on: the entry's name, or, where one of several will do, that of
 * the first.
 */
export const openEntries = (
  { entries }: Pick<WorkOrderSection, 'entries'>,
  values: WorkOrderValues,
): WorkOrderEntry[] => {
  const groups = new Map<string, WorkOrderEntry[]>();
  for (const entry of entries)
    if (entry.completes) groups.set(entry.completes, [...(groups.get(entry.completes) ?? []), entry]);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined || group.some((entry) => isGiven(entry, values)) ? [] : [first];
  });
};

/** Why the switch of a section may not be on, or null [WO-027]. */
const sectionIssue = (section: WorkOrderSection, values: WorkOrderValues): FieldIssue | null => {
  const open = openEntries(section, values);
  return open.length === 0
    ? null
    : fieldIssue(sectionFlag(section), 'work_order_section', { labels: open.map(workOrderLabel).join(', ') });
};

/**
 * What keeps a work order from being saved: an answer that is asked for, times out of order, a section said to be
 * complete that lacks something [WO-013 .. WO-018 WO-027].
 */
export const workOrderIssues = ({ sections, type }: WorkOrderType, values: WorkOrderValues): FieldIssue[] => [
  ...sections.flatMap(({ entries }) => missing(entries, values)),
  ...(type === 'pebble' ? slurryType(values) : []),
  ...timesOutOfOrder(values),
  ...sections.flatMap((section) =>
    values[sectionFlag(section)] === true ? (sectionIssue(section, values) ?? []) : [],
  ),
];

/** Whether all sections are complete, which makes the order read-only. */
export const isWorkOrderComplete = ({ sections }: Pick<WorkOrderType, 'sections'>, values: WorkOrderValues): boolean =>
  sections.every((section) => values[sectionFlag(section)] === true);

/** Hours between arriving and leaving without the break, with two decimals; null while either time is open. */
export const hoursOnJob = (values: WorkOrderValues): number | null => {
  const { minutes, wrong } = shiftTimes([values.on_job, values.break_start, values.break_end, values.leave_job]);
  const [on = null, start = null, end = null, leave = null] = minutes;
  if (on === null || leave === null || wrong !== null) return null;
  const pause = start === null || end === null ? 0 : end - start;
  return Math.round(((leave - on - pause) / 60) * 100) / 100;
};

/** The sum of the loads of a gunite order with two decimals, or null without loads that say their yards. */
export const yardsOfLoads = (loads: readonly WorkOrderValues[]): number | null => {
  const yards = loads.flatMap((load) => (typeof load.yards === 'number' ? [load.yards] : []));
  return yards.length === 0 ? null : Math.round(yards.reduce((sum, each) => sum + each, 0) * 100) / 100;
};
