import { CLOSED, PLACED } from '../../db/statusLists';
import { sql } from 'drizzle-orm';
import {
  FAILED_MAIL_DAYS,
  LOW_STOCK_SHOWN,
  OVERVIEW_DAYS,
  type AdminOverview,
  type DayFigures,
  type LowStock,
} from '#domain/admin/overview';
import { can } from '#domain/access/can';
import { addDays, BUSINESS_ZONE, type CivilDate } from '#domain/civilDate';
import type { Actor } from '../../access/actor';
import { subJobReadable } from '../../access/scope';
import { countIn, run, runText, type Row, type Runner } from '../../db/statement';
import { columnsOf, rowDecoder, rowReader, worked } from '../../db/rowDecoder';
import { inventory } from '../../db/tables/inventory';
import { lookupInventoryLocation, lookupProductCategory } from '../../db/tables/inventoryLookups';
import { lookupJobCategory } from '../../db/tables/lookups';
import { product } from '../../db/tables/products';

interface Asking {
  runner: Runner;
  actor: Actor;
  today: CivilDate;
}

const FIGURES = `
  select (select count(*) from app_user where is_active) as active_users,
    array(select id from lookup_job_status where id not in ${CLOSED} order by id) as open_statuses,
    (select count(*) from job where deleted_at is null and not is_estimate and lat is null) as unverified_addresses,
    (select count(*) from email_log where status = 'failed' and resent_at is null and created_at >= ($1::date - ${FAILED_MAIL_DAYS - 1})::timestamp at time zone '${BUSINESS_ZONE}') as failed_mails,
    (select count(*) from purchase_order where deleted_at is null and order_status_id in ${PLACED} and expected_date < $1) as overdue_orders`;

/** $1 the first day, $2 the last one: every day, also those on which nothing happened. */
const DAYS = `
  with span as (select $1::date::timestamp at time zone '${BUSINESS_ZONE}' as first),
  done as (select (at at time zone '${BUSINESS_ZONE}')::date as day, count(distinct mutation_id) as changes from change_log, span where at >= first group by 1),
  mails as (select (created_at at time zone '${BUSINESS_ZONE}')::date as day, count(*) filter (where is_sent) as sent, count(*) filter (where status = 'failed') as failed
    from email_log, span where created_at >= first group by 1)
  select d::date as date, coalesce(changes, 0) as changes, coalesce(sent, 0) as mails_sent, coalesce(failed, 0) as mails_failed
  from generate_series($1::date, $2::date, interval '1 day') d left join done on done.day = d::date left join mails on mails.day = d::date order by 1`;

/** $1 how many are named; the count is of all. The emptiest, as against their level, stand first. */
const LOW_STOCK = `
  with stock as (
    select s.product_id, s.location_id, p.name as product, l.name as location, c.inventory_type_id, p.reorder_level,
      s.unit_count + s.individual_count::numeric / greatest(coalesce(p.quantity_per_unit, 1), 1) as total_units
    from inventory s join product p on p.id = s.product_id join lookup_inventory_location l on l.id = s.location_id join lookup_product_category c on c.id = p.category_id
    where p.reorder_level is not null and not p.is_discontinued and l.is_active)
  select *, round(total_units, 2) as total_units, count(*) over () as total from stock where total_units <= reorder_level
  order by stock.total_units / nullif(reorder_level, 0) nulls last, product, location limit $1`;

const toFigures = rowReader(
  {
    active_users: worked.number,
    open_statuses: worked.numbers,
    unverified_addresses: worked.number,
    failed_mails: worked.number,
    overdue_orders: worked.number,
  },
  (figures) => figures,
);

const toOpenSubJobs = rowReader(
  { ...columnsOf(lookupJobCategory, 'id', 'name'), count: worked.number },
  ({ id, name, count }) => ({ category_id: id, category: name, count }),
);

const toDay: (row: Row) => DayFigures = rowDecoder({
  date: worked.text,
  changes: worked.number,
  mails_sent: worked.number,
  mails_failed: worked.number,
});

const toLowStock: (row: Row) => LowStock = rowDecoder({
  inventory_type_id: lookupProductCategory.inventory_type_id,
  product_id: inventory.product_id,
  location_id: inventory.location_id,
  product: product.name,
  location: lookupInventoryLocation.name,
  total_units: worked.number,
  reorder_level: worked.number,
});

const readOpenSubJobs = async ({ runner, actor }: Asking): Promise<AdminOverview['open_sub_jobs']> => {
  const rows = await run(
    runner,
    sql`
    select c.id, c.name, coalesce(n.count, 0) as count from lookup_job_category c left join (
      select job_detail.job_category_id, count(*) as count from job_detail join job on job.id = job_detail.job_id
      where job_detail.deleted_at is null and job.deleted_at is null and not job.is_estimate
        and coalesce(job_detail.status_id, 0) not in ${sql.raw(CLOSED)} and ${subJobReadable(actor)}
      group by 1) n on n.job_category_id = c.id
    where c.is_active order by c.sort_order, c.id`,
  );
  return rows.map(toOpenSubJobs);
};

/** The overview in four statements that travel together; each figure counts what the list behind it shows [ADM-006]. */
export const readOverview = async (asking: Asking): Promise<AdminOverview> => {
  const { runner, actor, today } = asking;
  const seesStock = can(actor.permissions, 'CAN_VIEW_INVENTORY');
  const [[row], open_sub_jobs, days, low] = await Promise.all([
    runText(runner, FIGURES, [today]),
    readOpenSubJobs(asking),
    runText(runner, DAYS, [addDays(today, 1 - OVERVIEW_DAYS), today]),
    seesStock ? runText(runner, LOW_STOCK, [LOW_STOCK_SHOWN]) : null,
  ]);
  const figures = toFigures(row ?? {});
  return {
    ...figures,
    overdue_orders: seesStock ? figures.overdue_orders : null,
    open_sub_jobs,
    days: days.map(toDay),
    low_stock: low && { count: countIn(low, 'total'), items: low.map(toLowStock) },
  };
};
