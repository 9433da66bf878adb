import type { DayWithoutWork } from '#domain/boards/workdays/dayWithoutWork';
import type { BoardCrew, BoardRights, Card, SubJob } from '#domain/boards/types';
import type { GuniteSummary } from '#domain/gunite/summary';
import type { PebbleSummary } from '#domain/pebble/summary';
import type { Builder, SchemaTypes } from './builder';
import { seen } from './seenColumns';

type ScalarName = keyof SchemaTypes['Scalars'];

/** A field of a plain object: its scalar, `!` when it always has a value, in brackets for a list. */
export type FieldSpec = ScalarName | `${ScalarName}!` | `[${ScalarName}!]!`;

const SCALARS: Readonly<Record<string, ScalarName>> = {
  Int: 'Int',
  String: 'String',
  Boolean: 'Boolean',
  Date: 'Date',
  DateTime: 'DateTime',
  LocalDateTime: 'LocalDateTime',
  Time: 'Time',
  Quantity: 'Quantity',
  PhoneNumber: 'PhoneNumber',
  PostalCode: 'PostalCode',
};

/** The GraphQL type of a field spec. */
export const typeOfSpec = (spec: FieldSpec): { type: ScalarName | [ScalarName]; nullable: boolean } => {
  const scalar = SCALARS[spec.replaceAll(/[[\]!]/g, '')] ?? 'String';
  return { type: spec.startsWith('[') ? [scalar] : scalar, nullable: !spec.endsWith('!') };
};

const shownAs = (
  shows: Readonly<Record<string, string | readonly string[] | undefined>> | undefined,
  field: string,
): string | readonly string[] | undefined => shows?.[field];

const plainField = <Shape extends object>(
  field: string,
  spec: FieldSpec,
  column: string | readonly string[] | undefined,
  isKept: boolean,
) => {
  const resolve = (row: Shape): unknown => Reflect.get(row, field);
  if (column === undefined) return { extensions: { property: field }, resolve } as const;
  if (isKept) return { extensions: { property: field }, resolve };
  return typeOfSpec(spec).nullable
    ? { resolve: seen(column, resolve) }
    : { extensions: { property: field, column }, resolve };
};

/**
 * An object type whose fields are read from the object by their name; `isLasting` where its objects are kept between
 * requests. `shows` says which show a column, as `table.field`: for whom that does not exist, they are null, and unknown
 * where they have always a value. Of objects that are kept, whoever answers them makes copies with nulls
 * (`withoutHidden`), or leaves them out.
 */
export const plainObject = <Shape extends object>(
  builder: Builder,
  name: string,
  specs: Readonly<Partial<Record<keyof Shape & string, FieldSpec>>>,
  {
    isLasting = false,
    shows,
  }: { isLasting?: boolean; shows?: Readonly<Partial<Record<keyof Shape & string, string | readonly string[]>>> } = {},
) =>
  builder.objectRef<Shape>(name).implement({
    extensions: { isLasting },
    fields: (t) =>
      Object.fromEntries(
        Object.entries<FieldSpec | undefined>(specs).flatMap(([field, spec]) =>
          spec === undefined
            ? []
            : [
                [
                  field,
                  t.field({
                    ...typeOfSpec(spec),
                    ...plainField<Shape>(field, spec, shownAs(shows, field), isLasting),
                  }),
                ],
              ],
        ),
      ),
  });

/** The sub-job of a card: what its face shows and what the board's rules read. */
export const SUB_JOB_FIELDS: Readonly<Partial<Record<keyof SubJob, FieldSpec>>> = {
  id: 'Int!',
  job_id: 'Int!',
  version: 'Int!',
  category_id: 'Int!',
  status_id: 'Int',
  awaiting_builder_date: 'Date',
  entered_date: 'Date',
  requested_app_date: 'Date',
  is_slurry_pickup: 'Boolean!',
  details_id: 'Int',
  job_name: 'String',
  company_id: 'Int',
  company_name: 'String',
  company_abbreviation: 'String',
  address_line_1: 'String',
  address_line_2: 'String',
  city: 'String',
  state: 'String',
  zip_code: 'String',
  pin: 'String',
  key_map: 'String',
  lat: 'Quantity',
  lon: 'Quantity',
  phone: 'String',
  gate_code: 'String',
  plan_perimeter: 'Quantity',
  pebble_perimeter: 'Quantity',
  plan_sa: 'Quantity',
  plan_ia: 'Quantity',
  mmg_ia: 'Quantity',
  depth_low: 'Quantity',
  depth_high: 'Quantity',
  colors: '[String!]!',
  critical_note: 'String',
  badges: '[String!]!',
  notes: 'String',
  description: 'String',
  priority_id: 'Int',
  priority: 'String',
  creation_date: 'Date',
};

export const SUMMARY_FIELDS: Readonly<Record<keyof PebbleSummary, FieldSpec>> = {
  prep_date: 'Date',
  scheduled_app_date: 'Date',
  app_date: 'Date',
  detail_date: 'Date',
  prep_crew_id: 'Int',
  app_crew_id: 'Int',
  detail_crew_id: 'Int',
  prep_status_id: 'Int',
  app_status_id: 'Int',
  detail_status_id: 'Int',
};

export const GUNITE_SUMMARY_FIELDS: Readonly<Record<keyof GuniteSummary, FieldSpec>> = {
  scheduled_date: 'Date',
  flash_date: 'Date',
  finished_date: 'Date',
  total_yardage: 'Quantity!',
  flash_yards: 'Quantity!',
  crew_id: 'Int',
  flash_crew_id: 'Int',
};

/** The row that a card edits; the rest of BRD-013 is added by the card type. */
export const CARD_FIELDS: Readonly<Record<keyof Card, FieldSpec>> = {
  key: 'String!',
  entity: 'String!',
  id: 'Int!',
  version: 'Int!',
  job_id: 'Int!',
  job_detail_id: 'Int!',
  phase_id: 'Int',
  type_id: 'Int',
  division_id: 'Int',
  status_id: 'Int',
  crew_id: 'Int',
  foreman_id: 'Int',
  foreman_name: 'String',
  date: 'Date',
  job_order: 'Int',
  position: 'Int',
  notes: 'String',
  slurry_pickup: 'String',
  yardage: 'Quantity',
  start_time: 'Time',
  start: 'LocalDateTime',
  end: 'LocalDateTime',
  completion: 'Boolean',
};

export const CREW_FIELDS: Readonly<Record<keyof BoardCrew, FieldSpec>> = {
  id: 'Int!',
  name: 'String!',
  subdivision: 'String',
  division_id: 'Int',
  sort_order: 'Int',
  is_active: 'Boolean',
  daily_capacity: 'Quantity',
  foreman_id: 'Int',
  foreman_name: 'String',
  yard_lat: 'Quantity',
  yard_lon: 'Quantity',
};

/** What of a crew a role can be kept from. */
export const CREW_COLUMNS: Readonly<Partial<Record<keyof BoardCrew, string>>> = {
  subdivision: 'crew.subdivision',
  division_id: 'crew.lookup_company_division_id',
  sort_order: 'crew.sort_order',
  is_active: 'crew.is_active',
  daily_capacity: 'crew.daily_capacity',
  yard_lat: 'crew.yard_lat',
  yard_lon: 'crew.yard_lon',
};

/** A day without work as boards, walls and calendars read it. */
export const DAY_FIELDS: Readonly<Record<keyof DayWithoutWork, FieldSpec>> = {
  id: 'Int!',
  kind: 'String!',
  first_day: 'Date!',
  last_day: 'Date!',
  division_id: 'Int',
  plant_id: 'Int',
  plant_name: 'String',
  plant_crew_days: '[String!]!',
  crew_id: 'Int',
  crew_employee_ids: '[Int!]!',
  employee_id: 'Int',
  employee_name: 'String',
  employee_crew_ids: '[Int!]!',
  start_time: 'Time',
  end_time: 'Time',
  capacity: 'Quantity',
  reason: 'String',
  name: 'String',
};

/** What of such a day a role can be kept from; whoever is kept from its kind or its end is told of none. */
export const DAY_COLUMNS: Readonly<Partial<Record<keyof DayWithoutWork, string>>> = {
  kind: 'day_without_work.kind',
  last_day: 'day_without_work.last_day',
  division_id: 'day_without_work.lookup_company_division_id',
  crew_id: 'day_without_work.crew_id',
  employee_id: 'day_without_work.employee_id',
  plant_id: 'day_without_work.plant_id',
  start_time: 'day_without_work.start_time',
  end_time: 'day_without_work.end_time',
  capacity: 'day_without_work.capacity',
  reason: 'day_without_work.reason',
};

export const RIGHTS_FIELDS: Readonly<Record<keyof BoardRights, FieldSpec>> = {
  can_edit: 'Boolean!',
  can_move_all: 'Boolean!',
  can_override: 'Boolean!',
  refuses_days_without_work: 'Boolean!',
};
