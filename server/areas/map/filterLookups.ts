import { fieldKey } from '#domain/access/fieldLimits';
import type { FieldAsker } from '../../api/fieldRights';
import { listOrder, seesColumn, seesColumns, whereSeen } from '../../api/seenColumns';
import { runText, type Row, type Runner } from '../../db/statement';

/** The lists behind the pickers of the filter panel. */
export interface FilterLookups {
  companies: Row[];
  supervisors: Row[];
  categories: Row[];
  colors: Row[];
  statuses: Row[];
  job_types: Row[];
  cities: string[];
  locations: Row[];
}

const array = (from: string, item: string, order: string): string =>
  `(select coalesce(jsonb_agg(${item} order by ${order}), '[]') from ${from})`;

const activeOf = (actor: FieldAsker, table: string, alias = table): string =>
  whereSeen(actor, fieldKey(table, 'is_active'), `${alias}.is_active`);

const listed = (actor: FieldAsker, table: string, item = "jsonb_build_object('id', id, 'name', name)"): string =>
  array(`${table} where ${activeOf(actor, table)}`, item, listOrder(actor, table));

/** Contacts of builders, then homeowners with "-h" behind their id, both by name [FLT-005 HOM-007]. */
const SUPERVISORS = `(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.is_homeowner, s.name, s.id), '[]') from (
  select c.id::text as id, concat_ws(' ', c.first_name, c.last_name) || ' (' || b.company_name || ')' as name, false as is_homeowner
  from customer_contact c join customer b on b.id = c.customer_id and b.deleted_at is null
  union all
  select id || '-h', concat_ws(' ', first_name, last_name), true from homeowner where deleted_at is null
) s)`;

/** A colour name can stand in two materials, so it is told with its material. */
const colors = (actor: FieldAsker): string => {
  const isMaterialSeen = seesColumn(actor, 'lookup_pebble_color.material_type_id');
  return array(
    `lookup_pebble_color l join lookup_material_type m on m.id = l.material_type_id where ${activeOf(actor, 'lookup_pebble_color', 'l')}`,
    `jsonb_build_object('id', l.id, 'name', l.name${isMaterialSeen ? " || ' (' || m.name || ')'" : ''})`,
    'l.name, l.id',
  );
};

const PLACE = ['lat', 'lon', 'zoom'] as const;
/** Places that the map jumps to: there are none for whom it does not say where they are. */
const locations = (actor: FieldAsker): string =>
  seesColumns(
    actor,
    PLACE.map((name) => fieldKey('lookup_location', name)),
  )
    ? listed(
        actor,
        'lookup_location',
        "jsonb_build_object('id', id, 'name', name, 'lat', lat, 'lon', lon, 'zoom', zoom)",
      )
    : "'[]'::jsonb";

const lookups = (actor: FieldAsker): string => `select
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', company_name) order by company_name, id), '[]') from customer
    where ${activeOf(actor, 'customer')} and deleted_at is null) as companies,
  ${SUPERVISORS} as supervisors, ${listed(actor, 'lookup_job_category')} as categories, ${colors(actor)} as colors,
  ${listed(actor, 'lookup_job_status')} as statuses, ${listed(actor, 'lookup_job_type')} as job_types,
  ${listed(actor, 'lookup_city', 'to_jsonb(name)')} as cities, ${locations(actor)} as locations`;

const rows = (value: unknown): Row[] => (Array.isArray(value) ? value : []);

/** All lists in one statement, as far as the user sees what narrows and orders them [FLT-004..009 LKP-015 USR-018]. */
export const readFilterLookups = async (runner: Runner, actor: FieldAsker): Promise<FilterLookups> => {
  const [row = {}] = await runText(runner, lookups(actor), []);
  return {
    companies: rows(row.companies),
    supervisors: rows(row.supervisors),
    categories: rows(row.categories),
    colors: rows(row.colors),
    statuses: rows(row.statuses),
    job_types: rows(row.job_types),
    locations: rows(row.locations),
    cities: rows(row.cities).map(String),
  };
};
