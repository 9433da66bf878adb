import { sql } from 'drizzle-orm';
import type { ReportSql } from '../reportSql';
import { address, all, area, BUILDERS, colors, equals, isJob, status, told, within } from './parts';

/** The jobs of a company with their sub-jobs; one that has none is a row too. */
export const perCompany: ReportSql = {
  from: (values, { reach }) => ({
    tables: sql`job j left join job_detail d on d.job_id = j.id and d.deleted_at is null`,
    where: all(
      isJob,
      reach,
      equals(sql`j.company_id`, values.customer_id),
      within(sql`j.entered_date`, values),
      equals(sql`d.job_category_id`, values.category_id),
      equals(sql`d.status_id`, values.status_id),
    ),
  }),
  again: sql`f join job j on ${told('j', 'job_id')} left join job_detail d on d.id = f.job_detail_id`,
  joins: sql`left join gunite_details g on g.job_detail_id = d.id left join pebble_details p on p.job_detail_id = d.id
    left join lookup_job_category k on k.id = d.job_category_id left join lookup_job_status s on s.id = d.status_id`,
  ids: {
    row_id: sql`coalesce(d.id, -j.id)`,
    job_id: sql`j.id`,
    job_detail_id: sql`d.id`,
  },
  group: { id: () => sql`j.company_id`, list: BUILDERS },
  known: () => ({
    customer_id: sql`j.company_id`,
    finished: sql`coalesce(g.finished_date, p.app_date)`,
    yards: sql`case when num_nonnulls(g.total_yardage, g.flash_yards) > 0 then coalesce(g.total_yardage, 0) + coalesce(g.flash_yards, 0) end`,
    area,
  }),
  more: () => ({
    job_name: sql`j.name`,
    address,
    city: sql`j.city`,
    category: sql`k.name`,
    status,
    job_types: sql`(select string_agg(t.name, ', ' order by t.sort_order, t.id) from job_detail_job_type x
      join lookup_job_type t on t.id = x.job_type_id where x.job_detail_id = d.id)`,
    scheduled: sql`coalesce(g.scheduled_date, p.scheduled_app_date, (select min(v.start)::date from warranty_schedule v where v.job_detail_id = d.id))`,
    color: colors,
  }),
  place: 'job_id desc, job_detail_id',
  own: {
    yards: {
      parts: { poured: sql`sum(g.total_yardage)`, flash: sql`sum(g.flash_yards)` },
      value: sql`case when num_nonnulls(sum(poured), sum(flash)) > 0 then coalesce(sum(poured), 0) + coalesce(sum(flash), 0) end`,
    },
  },
};
