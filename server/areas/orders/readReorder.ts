import type { ReorderFactsOfPlace } from '#domain/inventory/reorder/reorderLine';
import { ORDER_STATUS } from '#domain/inventory/purchaseOrder/orderStatus';
import type { FieldAsker } from '../../api/fieldRights';
import { whereSeen, withoutHidden } from '../../api/seenColumns';
import { openUnits } from '../../db/openUnits';
import { columnsOf, orNull, rowDecoder, worked } from '../../db/rowDecoder';
import { runText, type Row, type Runner } from '../../db/statement';
import { inventory } from '../../db/tables/inventory';
import { product } from '../../db/tables/products';

const OPEN = `(${ORDER_STATUS.DRAFT}, ${ORDER_STATUS.ORDERED}, ${ORDER_STATUS.PARTIALLY_RECEIVED})`;

const condition = (actor: FieldAsker | null, key: string, text: string): string =>
  actor ? whereSeen(actor, key, text) : text;

/** $1: the products asked for; null for all that have a reorder level and are not discontinued, as far as that is seen. */
const reorder = (actor: FieldAsker | null): string => `
  select s.product_id, s.location_id, s.unit_count, s.individual_count, p.name as product_name, l.name as location_name,
    c.description as category, v.id as vendor_id, v.name as vendor_name, p.order_unit_id, u.name as order_unit,
    p.quantity_per_unit, p.standard_cost as unit_cost, p.reorder_level, p.target_level, p.minimum_reorder_quantity,
    coalesce((select ${openUnits('i', 'p')} from purchase_order_line_item i join purchase_order o on o.id = i.purchase_order_id
      where i.product_id = p.id and i.date_received is null and o.order_status_id in ${OPEN} and o.deleted_at is null
        and o.mmg_location_id = s.location_id), 0) as on_order
  from inventory s join product p on p.id = s.product_id join lookup_inventory_location l on l.id = s.location_id
  join lookup_product_category c on c.id = p.category_id left join vendor v on v.id = p.supplier_id and v.deleted_at is null
  left join lookup_order_unit u on u.id = p.order_unit_id
  where p.reorder_level is not null and ${condition(actor, 'product.is_discontinued', 'not p.is_discontinued')}
    and ${condition(actor, 'lookup_inventory_location.is_active', 'l.is_active')} and ($1::int[] is null or p.id = any($1))`;

const toFacts: (row: Row) => ReorderFactsOfPlace = rowDecoder({
  ...columnsOf(inventory, 'product_id', 'location_id', 'unit_count', 'individual_count'),
  ...columnsOf(
    product,
    'order_unit_id',
    'quantity_per_unit',
    'reorder_level',
    'target_level',
    'minimum_reorder_quantity',
  ),
  unit_cost: product.standard_cost,
  product_name: worked.text,
  location_name: worked.text,
  category: worked.text,
  vendor_id: orNull(worked.number),
  vendor_name: orNull(worked.text),
  order_unit: orNull(worked.text),
  on_order: worked.number,
});

/** What of them shows a column that a role may be kept from. */
const SHOWN: Readonly<Partial<Record<keyof ReorderFactsOfPlace, string>>> = {
  vendor_id: 'product.supplier_id',
  vendor_name: 'product.supplier_id',
  order_unit_id: 'product.order_unit_id',
  order_unit: 'product.order_unit_id',
  unit_cost: 'product.standard_cost',
};

/**
 * Products with a reorder level in every place where they are kept, with what is on its way there.
 * @param actor who looks at them, and is told no more than a role sees [USR-018]; null where orders are made of them
 */
export const readReorder = async (
  runner: Runner,
  actor: FieldAsker | null,
  products: readonly number[] | null = null,
): Promise<ReorderFactsOfPlace[]> => {
  const facts = (await runText(runner, reorder(actor), [products])).map(toFacts);
  return actor ? facts.map((one) => withoutHidden(actor, one, SHOWN)) : facts;
};
