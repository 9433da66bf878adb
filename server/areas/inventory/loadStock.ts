import { openUnits } from '../../db/openUnits';
import { PLACED } from '../../db/statusLists';
import {
  placeKey,
  type StockFacts,
  type StockPlace,
  type StockProduct,
  type StoredStock,
} from '#domain/inventory/stockFacts';
import { usersWho } from '../../access/usersWho';
import { lockRows, rememberRows } from '../../pipeline/lockRows';
import type { Mutation } from '../../pipeline/mutation';
import { runText, type Row } from '../../db/statement';
import { columnsOf, rowDecoder, rowReader, worked } from '../../db/rowDecoder';
import { inventory } from '../../db/tables/inventory';
import { lookupInventoryLocation, lookupProductCategory } from '../../db/tables/inventoryLookups';
import { product } from '../../db/tables/products';

const STOCK = `select s.* from inventory s join unnest($1::int[], $2::int[]) as p(product_id, location_id) using (product_id, location_id)
  order by s.id for no key update of s`;

const PRODUCTS = `select p.id, p.name, p.quantity_per_unit, p.reorder_level, c.inventory_type_id
  from product p join lookup_product_category c on c.id = p.category_id where p.id = any($1)`;

const LOCATIONS = 'select id, name from lookup_inventory_location where id = any($1)';

/** Lines that are still to come, where they will come to (statuses Ordered and Partially Received). */
const ON_ORDER = `select l.product_id, o.mmg_location_id as location_id, ${openUnits('l', 'p')} as units
  from purchase_order_line_item l join purchase_order o on o.id = l.purchase_order_id join product p on p.id = l.product_id
  where l.date_received is null and o.order_status_id in ${PLACED} and o.deleted_at is null and l.product_id = any($1)
    and o.mmg_location_id is not null group by 1, 2`;

const toStock: (row: Row) => StoredStock = rowDecoder(
  columnsOf(inventory, 'id', 'version', 'product_id', 'location_id', 'unit_count', 'individual_count', 'count_date'),
);

const toProduct: (row: Row) => StockProduct = rowDecoder({
  ...columnsOf(product, 'id', 'name', 'quantity_per_unit', 'reorder_level'),
  inventory_type_id: lookupProductCategory.inventory_type_id,
});

const toLocation = rowReader(columnsOf(lookupInventoryLocation, 'id', 'name'), ({ id, name }): [number, string] => [
  id,
  name,
]);

const toOnOrder = rowReader(
  { ...columnsOf(inventory, 'product_id', 'location_id'), units: worked.number },
  ({ units, ...place }): [string, number] => [placeKey(place), units],
);

/**
 * What `moveStock` decides from, with the stock of some places under lock until the end of the transaction. Whoever
 * changes stock takes the product's row first: so two of them wait for each other also where a place has no stock row
 * yet, and neither loses what the other did.
 */
export const loadStock = async (mutation: Mutation, places: readonly StockPlace[]): Promise<StockFacts> => {
  const { client, actor } = mutation;
  const products = [...new Set(places.map(({ product_id }) => product_id))];
  const locations = [...new Set(places.map(({ location_id }) => location_id))];
  await lockRows(mutation, { product: products });
  const rows = await runText(client, STOCK, [
    places.map(({ product_id }) => product_id),
    places.map(({ location_id }) => location_id),
  ]);
  rememberRows(mutation, 'inventory', rows);
  const found = (await runText(client, PRODUCTS, [products])).map(toProduct);
  const isWatched = found.some(({ reorder_level }) => reorder_level !== null);
  const onOrder = await runText(client, ON_ORDER, [products]);
  return {
    rows: rows.map(toStock),
    products: new Map(found.map((product) => [product.id, product])),
    locations: new Map((await runText(client, LOCATIONS, [locations])).map(toLocation)),
    onOrder: new Map(onOrder.map(toOnOrder)),
    recipients: isWatched ? (await usersWho(client, 'CAN_EDIT_INVENTORY')).filter((id) => id !== actor.user_id) : [],
  };
};
