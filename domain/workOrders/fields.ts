import type { ReferencedTable, Unit, WorkOrderField, WorkOrderKind, WorkOrderRows, WorkOrderSection } from './types';

type More = Omit<WorkOrderField, 'name' | 'kind'>;
type Maker = (name: string, more?: More) => WorkOrderField;

const of =
  (kind: WorkOrderKind, given: More = {}): Maker =>
  (name, more) => ({ name, kind, ...given, ...more });

/** Yes, no or not answered. */
export const answer = of('answer');
/** A whole number from 0. */
export const count = of('count');
/** `HH:mm`. */
export const time = of('time');
export const date = of('date');
/** A line of text. */
export const line = of('line', { max: 100 });
/** Text of several lines. */
export const text = of('text', { max: 2000 });

/** A number from 0 with two decimals. */
export const measure = (name: string, unit?: Unit, more?: More): WorkOrderField => ({
  name,
  kind: 'quantity',
  ...(unit ? { unit } : {}),
  ...more,
});

/** One of a few fixed words. */
export const choice = (name: string, choices: readonly string[], more?: More): WorkOrderField => ({
  name,
  kind: 'choice',
  choices,
  ...more,
});

/** A row of another table; the column ends in `_id`, its relation and its label leave that out. */
export const pick = (name: string, to: ReferencedTable, more?: More): WorkOrderField => ({
  name: `${name}_id`,
  kind: 'reference',
  to,
  ...more,
});

export const rows = (
  name: string,
  [label, label_one]: readonly [string, string],
  table: string,
  fields: WorkOrderRows['fields'],
  more?: Pick<WorkOrderRows, 'completes'>,
): WorkOrderRows => ({ name, kind: 'rows', label, label_one, table, fields, ...more });

export const section = (name: string, label: string, entries: WorkOrderSection['entries']): WorkOrderSection => ({
  name,
  label,
  entries,
});

/** A yes-or-no question that must be answered before its section is complete [WO-016]. */
export const question = (name: string, more?: More): WorkOrderField =>
  answer(name, { asks: 'work_order_answer', ...more });

/** How deep a pool is at its ends and in the middle: one of them completes the section. */
export const DEPTHS = ['low', 'mid', 'high'].map((end) => measure(`depth_${end}`, 'ft', { completes: 'depth' }));

/** The colours that are to be mixed, each with what is mixed in. */
export const COLOR_ADDITIONS = (...more: readonly WorkOrderField[]): WorkOrderRows =>
  rows('color_additions', ['Color Additions', 'Color'], 'color', [
    pick('material_type', 'lookup_material_type'),
    pick('color', 'lookup_pebble_color'),
    rows('additions', ['Additions', 'Addition'], 'addition', [
      pick('additive', 'lookup_pebble_color_additive', { asks: 'work_order_additive' }),
    ]),
    pick('pool_section', 'lookup_pool_section'),
    ...more,
    line('notes'),
  ]);

const COMMON_INFO = [
  date('work_order_date', { asks: 'date' }),
  pick('crew', 'crew', { completes: 'crew' }),
  pick('foreman', 'employee', { completes: 'foreman' }),
] as const;

/** When it was, whose crew, what to bill [WO-005 WO-012]. */
export const info = (...more: readonly WorkOrderField[]): WorkOrderSection =>
  section('info', 'Work Order', [...COMMON_INFO, ...more, line('invoice_number', { max: 20 }), text('notes')]);

/** From the yard to the job and back, in this order [WO-005]. */
export const TIMES = ['driver_in', 'on_job', 'break_start', 'break_end', 'leave_job', 'driver_out'] as const;

export const TIME = section('time', 'Time', [
  pick('driver', 'employee'),
  time('driver_in'),
  time('on_job', { completes: 'on_job' }),
  time('break_start'),
  time('break_end'),
  time('leave_job', { completes: 'leave_job' }),
  time('driver_out'),
  measure('mileage_one_way', 'mi'),
]);

export const CREW = section('crew', 'Crew', [
  rows(
    'crew_members',
    ['Crew Members', 'Crew Member'],
    'crew_member',
    [pick('employee', 'employee', { asks: 'work_order_employee' }), measure('hours', 'h'), line('role')],
    { completes: 'crew_members' },
  ),
]);
