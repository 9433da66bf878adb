import { pinSql } from '../../../db/pinSql';
import { sql } from 'drizzle-orm';
import { PHASE } from '#domain/pebble/phases';
import { OPEN_STATUS } from '#domain/reports/filters';
import type { FilterValues } from '#domain/reports/report';
import { CLOSED } from '../../../db/statusLists';
import type { ReportSql } from '../reportSql';
import {
  address,
  all,
  area,
  colors,
  equals,
  groupsOf,
  isKept,
  materials,
  name,
  plain,
  set,
  told,
  within,
} from './parts';

const usesColor = (column: 'color_id' | 'material_type_id', value: FilterValues[string] | undefined) =>
  set(
    value,
    (one) => sql`exists (select from color_addition a where a.job_detail_id = d.id and a.${sql.raw(column)} = ${one})`,
  );

export const coverage: ReportSql = {
  from: (values, { reach }) => ({
    tables: sql`pebble_details p join job_detail d on d.id = p.job_detail_id`,
    where: all(
      isKept,
      reach,
      sql`p.app_date is not null`,
      within(sql`p.app_date`, values),
      equals(sql`p.app_crew_id`, values.crew_id),
      usesColor('material_type_id', values.material_type_id),
      usesColor('color_id', values.color_id),
    ),
  }),
  again: sql`f join job_detail d on ${told('d', 'job_detail_id')} join pebble_details p on p.job_detail_id = d.id`,
  joins: sql`left join job j on j.id = d.job_id left join customer m on m.id = j.company_id left join crew w on w.id = p.app_crew_id`,
  ids: {
    row_id: sql`d.id`,
    job_id: sql`d.job_id`,
    job_detail_id: sql`d.id`,
  },
  group: { id: () => sql`coalesce(p.app_crew_id, 0)`, list: groupsOf('crew', '(No Crew)') },
  known: () => ({
    app_date: sql`p.app_date`,
    area,
    batches: sql`p.total_batches`,
    square_feet_per_batch: sql`round(${area} / nullif(p.total_batches, 0), 1)`,
  }),
  more: () => ({
    customer_id: sql`m.id`,
    job_name: sql`j.name`,
    builder: sql`m.company_name`,
    crew: sql`w.name`,
    foreman: sql`(select ${name('e')} from crew_information i join employee e on e.id = i.foreman_id
      where i.job_detail_id = d.id and i.phase_type_id = ${plain(PHASE.APP)} order by i.date desc nulls last, i.id desc limit 1)`,
    color: colors,
    material: materials,
  }),
  place: 'app_date, row_id',
  own: {
    square_feet_per_batch: {
      parts: {
        area_of_batches: sql`sum(${area}) filter (where p.total_batches > 0)`,
        batches_of_area: sql`sum(p.total_batches) filter (where ${area} is not null)`,
      },
      value: sql`round(sum(area_of_batches) / nullif(sum(batches_of_area), 0), 1)`,
    },
  },
};

export const slurryPickup: ReportSql = {
  from: (values, { reach }) => ({
    tables: sql`crew_information i join job_detail d on d.id = i.job_detail_id`,
    where: all(
      isKept,
      reach,
      sql`i.phase_type_id = ${plain(PHASE.SLURRY)}`,
      sql`(i.date is null and ${values.with_undated !== false} or i.date is not null and ${within(sql`i.date`, values) ?? sql`true`})`,
      equals(sql`i.slurry_pickup_id`, values.slurry_pickup_id),
      values.status_id === OPEN_STATUS
        ? sql`(i.status_id is null or i.status_id not in ${sql.raw(CLOSED)})`
        : equals(sql`i.status_id`, values.status_id),
    ),
  }),
  again: sql`f join crew_information i on ${told('i', 'row_id')} join job_detail d on d.id = f.job_detail_id`,
  joins: sql`left join job j on j.id = d.job_id left join customer m on m.id = j.company_id left join pebble_details p on p.job_detail_id = d.id
    left join lookup_slurry_pickup l on l.id = i.slurry_pickup_id left join lookup_job_status s on s.id = i.status_id`,
  ids: {
    row_id: sql`i.id`,
    job_id: sql`d.job_id`,
    job_detail_id: sql`d.id`,
  },
  group: {
    id: () => sql`coalesce(i.slurry_pickup_id, 0)`,
    list: groupsOf('lookup_slurry_pickup', '(No Slurry Pickup Crew)'),
  },
  known: () => ({ date: sql`i.date`, job_name: sql`j.name` }),
  more: () => ({
    customer_id: sql`m.id`,
    builder: sql`m.company_name`,
    address,
    key_map: sql`j.key_map`,
    pickup: sql`l.name`,
    status: sql`s.name`,
    batches: sql`p.total_batches`,
    notes: sql`coalesce(nullif(p.slurry_pickup_notes, ''), i.notes)`,
  }),
  place: 'date nulls last, job_name, row_id',
};

export const colorLocation: ReportSql = {
  from: (values, { reach }) => ({
    tables: sql`color_addition a join job_detail d on d.id = a.job_detail_id left join pebble_details p on p.job_detail_id = d.id`,
    where: all(
      isKept,
      reach,
      equals(sql`a.color_id`, values.color_id),
      equals(sql`a.material_type_id`, values.material_type_id),
      within(sql`p.app_date`, values),
      set(values.is_can_show, (one) => sql`coalesce(p.is_can_show, false) = ${one}`),
    ),
  }),
  again: sql`f join color_addition a on ${told('a', 'row_id')} join job_detail d on d.id = f.job_detail_id left join pebble_details p on p.job_detail_id = d.id`,
  joins: sql`left join job j on j.id = d.job_id left join customer m on m.id = j.company_id left join lookup_pebble_color l on l.id = a.color_id
    left join lookup_material_type t on t.id = a.material_type_id left join lookup_pool_section o on o.id = a.pool_section_id`,
  ids: { row_id: sql`a.id`, job_id: sql`d.job_id`, job_detail_id: sql`d.id` },
  group: { id: () => sql`a.color_id`, list: sql`select id, name, 0 as place from lookup_pebble_color` },
  known: () => ({ app_date: sql`p.app_date` }),
  more: () => ({
    customer_id: sql`m.id`,
    color: sql`l.name`,
    material: sql`t.name`,
    job_name: sql`j.name`,
    builder: sql`m.company_name`,
    address,
    city: sql`j.city`,
    section: sql`o.name`,
    additions: sql`(select string_agg(v.name, ', ' order by v.name) from color_addition_additive y
      join lookup_pebble_color_additive v on v.id = y.additive_id where y.color_addition_id = a.id)`,
    lat: sql`j.lat`,
    lon: sql`j.lon`,
    pin: pinSql('j'),
  }),
  place: 'app_date desc nulls last, row_id desc',
};
