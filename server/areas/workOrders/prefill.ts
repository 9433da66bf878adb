import type pg from 'pg';
import { isFieldValue, type Change, type FieldValue } from '#domain/changes';
import type { CivilDate } from '#domain/civilDate';
import { PHASE } from '#domain/pebble/phases';
import type { WorkOrderField, WorkOrderType, WorkOrderTypeName } from '#domain/workOrders/types';
import { entriesOf, isField } from '#domain/workOrders/workOrderTypes';
import { runText, type Row } from '../../db/statement';

/** Where a new order finds its crew and date: $1 the sub-job, $2 today. The row of today first, then the nearest day. */
const NEAREST = 'order by abs(on_day - $2::date) nulls last, id limit 1';

const phaseRow = (phases: readonly number[]): string => `
  select id, crew_id, foreman_id, phase_type_id, date as work_order_date, date as on_day from crew_information
  where job_detail_id = $1 and phase_type_id in (${phases.join(', ')})`;

const CREW_ROW: Readonly<Partial<Record<WorkOrderTypeName, string>>> = {
  gunite: `select id, crew_id, type_id as gunite_type_id, gunite_date as work_order_date, gunite_date as on_day
    from gunite_history where job_detail_id = $1`,
  pebble: phaseRow([PHASE.APP]),
  daily: phaseRow([PHASE.PREP, PHASE.APP, PHASE.DETAIL]),
  prep: phaseRow([PHASE.PREP]),
  repair: `select id, fieldworker_id as foreman_id, start::date as work_order_date, start::date as scheduled_start,
    "end"::date as scheduled_end, start::date as on_day from warranty_schedule where job_detail_id = $1`,
};

/** The rows of a sub-job whose fields an order takes over where it has one of the same name (A3). */
const SOURCES = ['job_detail', 'gunite_details', 'pebble_details', 'warranty_details', 'presite'] as const;

/** The same names, other things: notes of the office, the row's own keeping. */
const NOT_TAKEN: ReadonlySet<string> = new Set(['id', 'notes', 'version', 'crew_id', 'created_date', 'completed_date']);

const sourceRows = async (client: pg.PoolClient, subJob: number): Promise<Row[]> => {
  const found: Row[] = [];
  for (const table of SOURCES) {
    const key = table === 'job_detail' ? 'id' : 'job_detail_id';
    found.push(...(await runText(client, `select * from "${table}" where "${key}" = $1`, [subJob])));
  }
  return found;
};

/** A flag of the office that is off says nothing: the question stays open. */
const taken = ({ kind }: WorkOrderField, value: unknown): FieldValue | undefined =>
  value === null || !isFieldValue(value) || (kind === 'answer' && value === false) ? undefined : value;

/** The values with which an order of a sub-job starts: those of the same name of the sub-job, its presite and its crew's row (A3). */
export const prefill = async (
  client: pg.PoolClient,
  type: WorkOrderType,
  subJob: number,
  today: CivilDate,
): Promise<Record<string, FieldValue>> => {
  const text = CREW_ROW[type.type];
  const [crewRow] = text ? await runText(client, `select * from (${text}) r ${NEAREST}`, [subJob, today]) : [];
  const sources = await sourceRows(client, subJob);
  const values: Record<string, FieldValue> = {};
  for (const field of entriesOf(type).filter(isField)) {
    for (const source of [...sources.map((row) => (NOT_TAKEN.has(field.name) ? {} : row)), crewRow ?? {}]) {
      const value = taken(field, source[field.name]);
      if (value !== undefined) values[field.name] = value;
    }
  }
  return { ...values, work_order_date: values.work_order_date ?? today };
};

/** The colors of the sub-job as rows of a new order, which has the key `order`. */
export const prefilledColors = async (
  client: pg.PoolClient,
  { table, sections }: WorkOrderType,
  subJob: number,
  order: string,
): Promise<Change[]> => {
  if (!entriesOf({ sections }).some(({ name }) => name === 'color_additions')) return [];
  const rows = await runText(
    client,
    `select c.id, c.material_type_id, c.color_id, c.pool_section_id, left(c.notes, 100) as notes,
      coalesce((select array_agg(a.additive_id order by a.id) from color_addition_additive a where a.color_addition_id = c.id), '{}') as additives
    from color_addition c where c.job_detail_id = $1 order by c.id`,
    [subJob],
  );
  return rows.flatMap(({ id, additives, ...color }): Change[] => {
    const key = `color ${String(id)}`;
    const set = Object.fromEntries(
      Object.entries(color).filter((entry): entry is [string, FieldValue] => isFieldValue(entry[1])),
    );
    const below = Array.isArray(additives) ? additives.map(Number) : [];
    return [
      { entity: `${table}_color`, id: null, key, op: 'insert', set, refs: { [`${table}_id`]: order } },
      ...below.map((additive_id): Change => ({
        entity: `${table}_color_addition`,
        id: null,
        key: `${key} ${additive_id}`,
        op: 'insert',
        set: { additive_id },
        refs: { [`${table}_color_id`]: key },
      })),
    ];
  });
};
