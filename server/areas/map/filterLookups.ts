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

const listed = (table: string): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by sort_order, id), '[]') from ${table} where is_active)`;

/** Contacts of builders, then homeowners with "-h" behind their id, both by name [FLT-005 HOM-007]. */
const SUPERVISORS = `(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.is_homeowner, s.name, s.id), '[]') from (
  select c.id::text as id, concat_ws(' ', c.first_name, c.last_name) || ' (' || b.company_name || ')' as name, false as is_homeowner
  from customer_contact c join customer b on b.id = c.customer_id and b.deleted_at is null
  union all
  select id || '-h', concat_ws(' ', first_name, last_name), true from homeowner where deleted_at is null
) s)`;

/** A colour name can stand in two materials, so it is told with its material. */
const COLORS = `(select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name || ' (' || m.name || ')') order by l.name, l.id), '[]')
  from lookup_pebble_color l join lookup_material_type m on m.id = l.material_type_id where l.is_active)`;

const LOOKUPS = `select
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', company_name) order by company_name, id), '[]') from customer
    where is_active and deleted_at is null) as companies,
  ${SUPERVISORS} as supervisors, ${listed('lookup_job_category')} as categories, ${COLORS} as colors, ${listed('lookup_job_status')} as statuses,
  ${listed('lookup_job_type')} as job_types,
  (select coalesce(jsonb_agg(name order by sort_order, id), '[]') from lookup_city where is_active) as cities,
  (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'lat', lat, 'lon', lon, 'zoom', zoom) order by sort_order, id), '[]')
    from lookup_location where is_active) as locations`;

const rows = (value: unknown): Row[] => (Array.isArray(value) ? value : []);

/** All lists in one statement [FLT-004..009 LKP-015]. */
export const readFilterLookups = async (runner: Runner): Promise<FilterLookups> => {
  const [row = {}] = await runText(runner, LOOKUPS, []);
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
