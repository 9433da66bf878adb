import { openUnits } from '../../db/openUnits';
import { PLACED } from '../../db/statusLists';
import { reportRow, type ReportRow } from '#domain/inventory/report/reportRow';
import { byCountOrder } from '#domain/inventory/countOrder';
import type { FieldAsker } from '../../api/fieldRights';
import { seesColumns, whereSeen } from '../../api/seenColumns';
import { runText, type Runner } from '../../db/statement';
import { CATEGORY_COLUMNS } from './stockColumns';
import { columnsOf, orNull, rowReader, worked } from '../../db/rowDecoder';
import { inventory } from '../../db/tables/inventory';
import { lookupProductCategory } from '../../db/tables/inventoryLookups';
import { product } from '../../db/tables/products';

/**
 * $1 the place, 0 for all of them together; $2 the report group, null for all. A discontinued product is shown while any is
 * left, and always to whom it does not exist that it is.
 */
const reportSql = (actor: FieldAsker): string => `
  select p.id as product_id, p.name as product_name, p.description, c.description as category, c.count_order,
    sum(s.unit_count)::int as unit_count, sum(s.individual_count)::int as individual_count, max(s.count_date) as count_date,
    p.quantity_per_unit, u.name as order_unit, p.standard_cost as unit_cost, p.reorder_level, p.target_level, p.minimum_reorder_quantity,
    coalesce((select ${openUnits('l', 'p')} from purchase_order_line_item l join purchase_order o on o.id = l.purchase_order_id
      where l.product_id = p.id and l.date_received is null and o.order_status_id in ${PLACED} and o.deleted_at is null and ($1 = 0 or o.mmg_location_id = $1)), 0) as on_order
  from inventory s join product p on p.id = s.product_id join lookup_product_category c on c.id = p.category_id left join lookup_order_unit u on u.id = p.order_unit_id
  where ($2::int is null or c.inventory_type_id = $2) and ($1 = 0 or s.location_id = $1)
  group by p.id, c.id, u.id
  having ${whereSeen(actor, 'product.is_discontinued', 'not p.is_discontinued')} or bool_or(s.unit_count <> 0 or s.individual_count <> 0)`;

const toRow = rowReader(
  {
    ...columnsOf(
      product,
      'description',
      'quantity_per_unit',
      'reorder_level',
      'target_level',
      'minimum_reorder_quantity',
    ),
    count_date: inventory.count_date,
    count_order: lookupProductCategory.count_order,
    product_id: product.id,
    product_name: product.name,
    category: lookupProductCategory.description,
    unit_count: worked.number,
    individual_count: worked.number,
    unit_cost: product.standard_cost,
    order_unit: orNull(worked.text),
    on_order: worked.number,
  },
  (row): ReportRow =>
    reportRow({
      product_id: row.product_id,
      product_name: row.product_name,
      description: row.description,
      category: { description: row.category, count_order: row.count_order },
      unit_count: row.unit_count,
      individual_count: row.individual_count,
      quantity_per_unit: row.quantity_per_unit,
      order_unit: row.order_unit,
      unit_cost: row.unit_cost,
      reorder_level: row.reorder_level,
      target_level: row.target_level,
      minimum_reorder_quantity: row.minimum_reorder_quantity,
      on_order: row.on_order,
      count_date: row.count_date,
    }),
);

/** By what a user sees of its category, a row has its place. */
const asCounted =
  (actor: FieldAsker) =>
  ({ product_name, category: { description, count_order } }: ReportRow) => ({
    product: {
      name: product_name,
      category: {
        description: seesColumns(actor, CATEGORY_COLUMNS) ? description : '',
        count_order: seesColumns(actor, COUNT_ORDER) ? count_order : null,
      },
    },
  });
const COUNT_ORDER = ['product.category_id', 'lookup_product_category.count_order'] as const;
const TYPE_OF = ['product.category_id', 'lookup_product_category.inventory_type_id'] as const;

/**
 * The stock of a report group in a place (0: all places together), in the order of the count sheet, as far as the user sees
 * what narrows and orders it [INV-019 INV-022 USR-018].
 */
export const readReport = async (
  runner: Runner,
  actor: FieldAsker,
  location_id: number,
  inventory_type_id: number,
): Promise<ReportRow[]> => {
  const type = seesColumns(actor, TYPE_OF) ? inventory_type_id : null;
  const counted = asCounted(actor);
  return (await runText(runner, reportSql(actor), [location_id, type]))
    .map(toRow)
    .toSorted((a, b) => byCountOrder(counted(a), counted(b)));
};
