import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import { isRecord } from '../values';
import { workOrderLabel } from './labels';
import { shiftTimes } from './shiftTimes';
import { timesIssue } from './timesIssue';
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

const SLURRY_TYPE = 'slurry_pickup_type_id';

/** Who picks the slurry up is asked where somebody does. */
const isSlurryTypeMissing = ({ name }: WorkOrderEntry, values: WorkOrderValues): boolean =>
  name === SLURRY_TYPE && values.is_slurry_pickup === true && !isFilled(values[SLURRY_TYPE]);

/** The questions of a section that nobody has answered. */
const openQuestions = ({ entries }: Pick<WorkOrderSection, 'entries'>, values: WorkOrderValues): WorkOrderEntry[] =>
  entries.filter(
    (entry) =>
      isSlurryTypeMissing(entry, values) ||
      (!isRows(entry) && entry.asks !== undefined && entry.kind !== 'date' && !isFilled(values[entry.name])),
  );

/**
 * What an order needs whenever it is saved: its day, and of each row that was begun what it must say. The questions of
 * a section need their answers when it is said to be complete: the times of a morning can be saved at noon [FLD-011].
 */
const missingOf = (section: WorkOrderSection, values: WorkOrderValues): FieldIssue[] => {
  const isDone = values[sectionFlag(section)] === true;
  const slurry = section.entries.some((entry) => isSlurryTypeMissing(entry, values));
  return [
    ...missing(
      section.entries.filter((entry) => isDone || isRows(entry) || entry.kind === 'date'),
      values,
    ),
    ...(isDone && slurry ? [fieldIssue(SLURRY_TYPE, 'work_order_slurry_type')] : []),
  ];
};

const lackingEntries = ({ entries }: Pick<WorkOrderSection, 'entries'>, values: WorkOrderValues): WorkOrderEntry[] => {
  const groups = new Map<string, WorkOrderEntry[]>();
  for (const entry of entries)
    if (entry.completes) groups.set(entry.completes, [...(groups.get(entry.completes) ?? []), entry]);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined || group.some((entry) => isGiven(entry, values)) ? [] : [first];
  });
};

/**
 * What a section still lacks before its switch may be on: its open questions, and what completes it; where one of
 * several will do, the first of them [WO-013 .. WO-016 WO-027].
 */
export const openEntries = (section: Pick<WorkOrderSection, 'entries'>, values: WorkOrderValues): WorkOrderEntry[] => {
  const open = new Set([...openQuestions(section, values), ...lackingEntries(section, values)]);
  return section.entries.filter((entry) => open.has(entry));
};

/** Why the switch of a section may not be on, or null [WO-027]. */
const sectionIssue = (section: WorkOrderSection, values: WorkOrderValues): FieldIssue | null => {
  const open = lackingEntries(section, values);
  return open.length === 0
    ? null
    : fieldIssue(sectionFlag(section), 'work_order_section', { labels: open.map(workOrderLabel).join(', ') });
};

/**
 * What keeps a work order from being saved: times out of order, a row that lacks what it must say, a section said to
 * be complete that lacks an answer or something else. What is there is stored otherwise [WO-013 .. WO-018 WO-027
 * FLD-011].
 */
export const workOrderIssues = (
  { sections }: Pick<WorkOrderType, 'sections'>,
  values: WorkOrderValues,
): FieldIssue[] => [
  ...sections.flatMap((section) => missingOf(section, values)),
  ...timesIssue(values),
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
