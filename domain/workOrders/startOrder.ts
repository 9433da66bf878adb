import { isFieldValue, type Change, type FieldValue } from '../changes';
import { daysBetween, type CivilDate } from '../civilDate';
import { badInput } from '../errors';
import { fieldIssue } from '../fields/fieldIssue';
import { textOf } from '../values';
import type { WorkOrderField, WorkOrderType } from './types';
import { entriesOf, isField } from './workOrderTypes';

/** Stands for a new order until it has a number. */
export const NEW_ORDER = 'order';

type Row = Readonly<Record<string, unknown>>;

/** What a new order takes over from its sub-job. */
export interface OrderSources {
  subJob: { id: number; job_id: number; job_category_id: number };
  /** The rows of the sub-job, its presite among them. */
  rows: readonly Row[];
  /** The rows that say when which crew comes, by their id; `on_day` is the day of each. */
  crewRows: readonly Row[];
  /** Those of its colors that the order has too. */
  colors: readonly OrderColor[];
}

export interface OrderColor {
  id: number;
  /** The columns of the order's color. */
  values: Row;
  additives: readonly number[];
}

/** The same names, other things: notes of the office, the row's own keeping. */
const NOT_TAKEN: ReadonlySet<string> = new Set(['id', 'notes', 'version', 'crew_id', 'created_date', 'completed_date']);

/** The row of today, else that of the nearest day; of rows without a day the first. */
const nearest = (rows: readonly Row[], today: CivilDate): Row => {
  const distance = ({ on_day }: Row): number => {
    const day = textOf(on_day);
    return day === null ? Infinity : Math.abs(daysBetween(today, day));
  };
  return rows.reduce<Row | null>((best, row) => (best && distance(best) <= distance(row) ? best : row), null) ?? {};
};

/** A flag of the office that is off says nothing: the question stays open. */
const taken = ({ kind }: WorkOrderField, value: unknown): FieldValue | undefined =>
  value === null || !isFieldValue(value) || (kind === 'answer' && value === false) ? undefined : value;

/** Those of the same name of the sub-job, its presite and its crew's row. */
const takenValues = (
  type: WorkOrderType,
  { rows, crewRows }: OrderSources,
  today: CivilDate,
): Record<string, FieldValue> => {
  const crewRow = nearest(crewRows, today);
  const values: Record<string, FieldValue> = {};
  for (const field of entriesOf(type).filter(isField)) {
    for (const source of [...rows.map((row) => (NOT_TAKEN.has(field.name) ? {} : row)), crewRow]) {
      const value = taken(field, source[field.name]);
      if (value !== undefined) values[field.name] = value;
    }
  }
  return { ...values, work_order_date: values.work_order_date ?? today };
};

const colorRows = ({ table }: WorkOrderType, { id, values, additives }: OrderColor): Change[] => {
  const key = `color ${id}`;
  const set = Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, FieldValue] => isFieldValue(entry[1])),
  );
  return [
    { entity: `${table}_color`, id: null, key, op: 'insert', set, refs: { [`${table}_id`]: NEW_ORDER } },
    ...additives.map((additive_id): Change => ({
      entity: `${table}_color_addition`,
      id: null,
      key: `${key} ${additive_id}`,
      op: 'insert',
      set: { additive_id },
      refs: { [`${table}_color_id`]: key },
    })),
  ];
};

/** What the form of a new order begins with, before anything is made; its colors are called by those of the sub-job. */
export const newOrderValues = (type: WorkOrderType, sources: OrderSources, today: CivilDate): Row => ({
  ...takenValues(type, sources, today),
  job_detail_id: sources.subJob.id,
  ...(entriesOf(type).some(({ name }) => name === 'color_additions')
    ? {
        color_additions: sources.colors.map(({ id, values, additives }) => ({
          ...values,
          id,
          additions: additives.map((additive_id) => ({ id: additive_id, additive_id })),
        })),
      }
    : {}),
});

/** @throws AppError BAD_USER_INPUT for a sub-job of a category that has no such orders */
export const assertHasOrders = (
  { categories }: Pick<WorkOrderType, 'categories'>,
  { job_category_id }: Pick<OrderSources['subJob'], 'job_category_id'>,
): void => {
  if (!categories.includes(job_category_id)) throw badInput([fieldIssue('job_detail_id', 'not_valid')]);
};

/**
 * A new order with what is known of its sub-job; what a saved one must answer may be open.
 * @param own what it says beside that
 */
export const startOrder = (
  type: WorkOrderType,
  sources: OrderSources,
  today: CivilDate,
  own: Readonly<Record<string, FieldValue>> = {},
): Change[] => {
  const { id: job_detail_id, job_id } = sources.subJob;
  const set = { ...takenValues(type, sources, today), job_id, job_detail_id, created_date: today, ...own };
  return [
    { entity: type.table, id: null, key: NEW_ORDER, job_id, op: 'insert', set },
    ...sources.colors.flatMap((color) => colorRows(type, color)),
  ];
};
