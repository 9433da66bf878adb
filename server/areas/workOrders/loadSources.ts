import type { OrderColor, OrderSources } from '#domain/workOrders/startOrder';
import type { WorkOrderType } from '#domain/workOrders/types';
import { entriesOf } from '#domain/workOrders/workOrderTypes';
import { columnsOf, rowReader, worked } from '../../db/rowDecoder';
import { runText, type Row, type Runner } from '../../db/statement';
import { colorAddition } from '../../db/tables/pebble';

const phaseRow = (phases: readonly number[]): string => `
  select id, crew_id, foreman_id, phase_type_id, date as work_order_date, date as on_day from crew_information
  where job_detail_id = $1 and phase_type_id in (${phases.join(', ')}) order by id`;

const GUNITE_ROWS = `select id, crew_id, type_id as gunite_type_id, gunite_date as work_order_date, gunite_date as on_day
  from gunite_history where job_detail_id = $1 order by id`;
const WARRANTY_ROWS = `select id, fieldworker_id as foreman_id, start::date as work_order_date, start::date as scheduled_start,
  "end"::date as scheduled_end, start::date as on_day from warranty_schedule where job_detail_id = $1 order by id`;

/** The rows of the schedule of a sub-job, $1, that give a new order its crew and date. */
const scheduleRows = (schedule: WorkOrderType['schedule']): string | null => {
  if (schedule === 'gunite') return GUNITE_ROWS;
  if (schedule === 'warranty') return WARRANTY_ROWS;
  return schedule && phaseRow(schedule);
};

/** The rows of a sub-job whose fields an order takes over where it has one of the same name. */
const SOURCES = ['job_detail', 'gunite_details', 'pebble_details', 'warranty_details', 'presite'] as const;

const sourceRows = async (runner: Runner, subJob: number): Promise<Row[]> => {
  const found: Row[] = [];
  for (const table of SOURCES) {
    const key = table === 'job_detail' ? 'id' : 'job_detail_id';
    found.push(...(await runText(runner, `select * from "${table}" where "${key}" = $1`, [subJob])));
  }
  return found;
};

const COLORS = `select c.id, c.material_type_id, c.color_id, c.pool_section_id, left(c.notes, 100) as notes,
    coalesce((select array_agg(a.additive_id order by a.id) from color_addition_additive a where a.color_addition_id = c.id), '{}') as additives
  from color_addition c where c.job_detail_id = $1 order by c.id`;

const toColor = rowReader(
  {
    ...columnsOf(colorAddition, 'id', 'material_type_id', 'color_id', 'pool_section_id', 'notes'),
    additives: worked.numbers,
  },
  ({ id, additives, ...values }): OrderColor => ({ id, values, additives }),
);

/** What a new order of a sub-job takes over [WO-028]. */
export const loadSources = async (
  runner: Runner,
  { schedule, sections }: WorkOrderType,
  { id, job_id, job_category_id }: OrderSources['subJob'],
): Promise<OrderSources> => {
  const crews = scheduleRows(schedule);
  const hasColors = entriesOf({ sections }).some(({ name }) => name === 'color_additions');
  return {
    subJob: { id, job_id, job_category_id },
    rows: await sourceRows(runner, id),
    crewRows: crews ? await runText(runner, crews, [id]) : [],
    colors: hasColors ? (await runText(runner, COLORS, [id])).map(toColor) : [],
  };
};
