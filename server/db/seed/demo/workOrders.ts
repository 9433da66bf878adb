import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { addDays, type CivilDate } from '#domain/civilDate';
import { PHASE } from '#domain/pebble/phases';
import { numberOf, textOf } from '#domain/values';
import { TIMES } from '#domain/workOrders/fields';
import type { ReferencedTable, WorkOrderEntry, WorkOrderField, WorkOrderTypeName } from '#domain/workOrders/types';
import { entriesOf, isField, isRows, sectionFlag, WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import * as tables from '../../tables';
import { MATERIAL_TYPES, PEBBLE_COLOR_ADDITIVES, PEBBLE_COLORS } from '../lookups/colors';
import type { LookupRow } from '../lookups/row';
import * as work from '../lookups/work';
import type { DemoContext } from './context';
import { randomOf } from './random';

type Row = Readonly<Record<string, unknown>>;

/** How far a crew has come with an order. */
type State = 'started' | 'open' | 'complete';

/** A day's work of a crew, for which an order is written. */
interface Day {
  job_detail_id: number;
  date: CivilDate;
  crew_id: number | null;
  foreman_id: number | null;
}

const LISTS: Readonly<Partial<Record<ReferencedTable, readonly LookupRow[]>>> = {
  lookup_addition: work.ADDITIONS,
  lookup_gunite_history_type: work.GUNITE_HISTORY_TYPES,
  lookup_material_type: MATERIAL_TYPES,
  lookup_pebble_color: PEBBLE_COLORS,
  lookup_pebble_color_additive: PEBBLE_COLOR_ADDITIVES,
  lookup_pebble_phase_type: work.PEBBLE_PHASE_TYPES,
  lookup_pool_section: work.POOL_SECTIONS,
  lookup_pool_type: work.POOL_TYPES,
  lookup_priority: work.PRIORITIES,
  lookup_slurry_pickup: work.SLURRY_PICKUPS,
  lookup_spa_type: work.SPA_TYPES,
  lookup_vgb_main_drain_provider: work.VGB_MAIN_DRAIN_PROVIDERS,
  lookup_warranty_category: work.WARRANTY_CATEGORIES,
};

const ORDER_TABLES: ReadonlyMap<string, PgTable> = new Map(
  Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map((table) => [getTableName(table), table]),
);
const tableOf = (name: string): PgTable => {
  const table = ORDER_TABLES.get(name);
  if (!table) throw new RangeError(`the demo knows no table ${name}`);
  return table;
};

const SENTENCES: readonly string[] = [
  'Finished as planned.',
  'Waited for water to drain, then went on.',
  'Returned the left-over bags to the yard.',
  'Cleaned up; the gate was left closed.',
];
const WORDS: readonly string[] = ['Shallow end', 'By the steps', 'Back wall'];
const DAY_TIMES: Readonly<Record<string, string>> = {
  driver_in: '06:15',
  on_job: '07:00',
  break_start: '11:30',
  break_end: '12:00',
  leave_job: '15:30',
  driver_out: '16:15',
};
/** The loads of a day, and their sum. */
const YARDS: Readonly<Record<string, number>> = { yards: 9.5, yards_shot: 19, yards_ordered: 19.5, yards_wasted: 0.5 };
/** From and to, of what is measured and counted on a site. */
const MEASURES: Readonly<Record<string, readonly [number, number]>> = {
  hours: [7, 9],
  mileage_one_way: [6, 48],
  depth_low: [3, 4],
  depth_mid: [5, 6],
  depth_high: [7, 9],
  spa_depth: [3, 4],
  pebble_perimeter: [70, 130],
  perimeter: [70, 130],
  spa_perimeter: [18, 28],
  spa_raised_height: [1, 2],
  spillway_width: [6, 24],
  surface_area: [320, 780],
  interior_area: [620, 1400],
  channel_drain: [8, 30],
  chip_out_area: [20, 180],
  batches_used: [4, 24],
  batches_applied: [8, 40],
  bags_used: [1, 8],
  bond_kote_bags: [6, 20],
  cement_bags_used: [10, 40],
  boulder_tons: [3, 22],
  boulders_set: [4, 26],
  sand_yards: [2, 6],
  flash_yards: [2, 6],
  length: [6, 30],
  width: [4, 16],
  height: [1, 6],
  thickness: [6, 12],
  steel_spacing: [8, 12],
  steel_pieces: [20, 60],
};
const LINES: Readonly<Record<string, readonly string[]>> = {
  role: ['Finisher', 'Nozzle', 'Hose', 'Helper'],
  delay_reason: ['Rain until ten', 'The gate was locked', 'Waited for water to drain'],
  cement_color: ['Buff', 'Grey', 'Brown'],
  tile_information: ['6 in. waterline, as on the plan', 'Glass, left with the owner'],
  invoice_number: ['INV-10482', 'INV-10517', 'INV-10560'],
  ticket_number: ['T-88120', 'T-88134', 'T-88171'],
  truck_number: ['12', '14', '27'],
};
/** Days around today for which crews have written orders. */
const [BACK, AHEAD] = [12, 2];

/**
 * Work orders of every type in every state: those of days gone are mostly complete, today's are being filled in, the
 * next are started.
 */
export const addWorkOrders = ({ store, today, people, crews }: DemoContext): void => {
  const random = randomOf('work orders');
  const ofCrews = randomOf('crews of work orders');
  const subJobs = new Map(store.rowsOf(tables.jobDetail).map((row) => [numberOf(row.id), row]));
  const repairCrews = crews.filter(({ isActive, division }) => isActive && division === 5);
  const from = addDays(today, -BACK);
  const to = addDays(today, AHEAD);

  const daysOf = (rows: readonly Row[], dateOf: (row: Row) => unknown, crewOf: (row: Row) => unknown): Day[] => {
    const seen = new Set<number>();
    return rows.flatMap((row) => {
      const [date, crew_id, job_detail_id] = [
        textOf(dateOf(row))?.slice(0, 10),
        numberOf(crewOf(row)),
        numberOf(row.job_detail_id),
      ];
      if (!date || job_detail_id === null || date < from || date > to || seen.has(job_detail_id)) return [];
      seen.add(job_detail_id);
      return [{ job_detail_id, date, crew_id, foreman_id: crew_id === null ? null : people.foremanOf(crew_id) }];
    });
  };
  const crewRows = store.rowsOf(tables.crewInformation);
  const ofPhase = (phase: number): Day[] =>
    daysOf(
      crewRows.filter((row) => row.phase_type_id === phase && row.crew_id !== null),
      ({ date }) => date,
      ({ crew_id }) => crew_id,
    );
  const gunite = daysOf(
    store.rowsOf(tables.guniteHistory).filter(({ crew_id }) => crew_id !== null),
    ({ gunite_date }) => gunite_date,
    ({ crew_id }) => crew_id,
  );
  const boulders = new Map(
    store.rowsOf(tables.boulderDetails).map((row) => [numberOf(row.job_detail_id), numberOf(row.id)]),
  );
  const DAYS: Readonly<Record<WorkOrderTypeName, readonly Day[]>> = {
    gunite,
    boulder: gunite.filter(({ job_detail_id }) => boulders.has(job_detail_id)),
    pebble: ofPhase(PHASE.APP),
    daily: ofPhase(PHASE.DETAIL),
    prep: ofPhase(PHASE.PREP),
    repair: daysOf(
      store.rowsOf(tables.warrantySchedule),
      ({ start }) => start,
      () => random.pick(repairCrews).id,
    ),
  };

  const valueOf = ({ name, kind, choices, to: target }: WorkOrderField, day: Day): unknown => {
    if (name in YARDS) return YARDS[name];
    if (target === 'crew') return day.crew_id;
    if (name === 'employee_id') return ofCrews.pick(people.fieldworkers);
    if (target === 'employee') return day.foreman_id ?? random.pick(people.fieldworkers);
    if (target === 'boulder_details') return boulders.get(day.job_detail_id) ?? null;
    switch (kind) {
      case 'answer':
        return random.chance(0.3);
      case 'count':
        return random.int(...(MEASURES[name] ?? [0, 4]));
      case 'quantity': {
        const [least, most] = MEASURES[name] ?? [1, 60];
        return random.int(least * 2, most * 2) / 2;
      }
      case 'time':
        return DAY_TIMES[name] ?? '08:15';
      case 'date':
        return day.date;
      case 'line':
        return random.pick(LINES[name] ?? WORDS);
      case 'text':
        return random.pick(SENTENCES);
      case 'choice':
        return choices ? random.pick(choices) : null;
      case 'reference': {
        const rows = (target && LISTS[target])?.filter(({ is_active, id }) => is_active !== false && id !== 0) ?? [];
        return rows.length === 0 ? null : random.pick(rows).id;
      }
    }
  };
  const fieldsIn = (entries: readonly WorkOrderEntry[], day: Day, isFilled: boolean): Record<string, unknown> =>
    Object.fromEntries(entries.filter(isField).map((field) => [field.name, isFilled ? valueOf(field, day) : null]));
  const addRows = (owner: string, ownerId: number, entries: readonly WorkOrderEntry[], day: Day): void => {
    for (const entry of entries.filter(isRows)) {
      const table = `${owner}_${entry.table}`;
      for (let row = 0; row < 2; row += 1) {
        const id = store.add(tableOf(table), { [`${owner}_id`]: ownerId, ...fieldsIn(entry.fields, day, true) });
        addRows(table, id, entry.fields, day);
      }
    }
  };

  const stateOf = ({ date }: Day): State => {
    if (date > today) return 'started';
    return date < today && random.chance(0.8) ? 'complete' : 'open';
  };
  for (const type of WORK_ORDER_TYPES)
    for (const day of DAYS[type.type]) {
      if (!random.chance(0.6)) continue;
      const state = stateOf(day);
      const isComplete = state === 'complete';
      const isFilled = state !== 'started';
      const row = {
        job_id: numberOf(subJobs.get(day.job_detail_id)?.job_id),
        job_detail_id: day.job_detail_id,
        created_date: day.date < today ? day.date : today,
        completed_date: isComplete ? day.date : null,
        is_complete: isComplete,
        ...fieldsIn(entriesOf(type), day, isFilled),
        ...(state === 'open' ? Object.fromEntries(TIMES.slice(2).map((name) => [name, null])) : {}),
        work_order_date: day.date,
        crew_id: day.crew_id,
        foreman_id: day.foreman_id ?? (isFilled ? random.pick(people.fieldworkers) : null),
        ...Object.fromEntries(
          type.sections.map((section) => [sectionFlag(section), isComplete || (isFilled && section.name === 'info')]),
        ),
      };
      const id = store.add(tableOf(type.table), row);
      if (isFilled) addRows(type.table, id, entriesOf(type), day);
    }
};
