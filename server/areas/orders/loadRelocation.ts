import { AppError, badInput } from '#domain/errors';
import type {
  ItemDefaults,
  RelocationFacts,
  StoredItem,
  StoredRelocation,
} from '#domain/inventory/relocationOrder/relocationFacts';
import { relocationIssues } from '#domain/inventory/relocationOrder/relocationIssues';
import type { RelocationValues } from '#domain/inventory/relocationOrder/relocationValues';
import { relocationNumber } from '#domain/inventory/relocationOrder/shipmentTotals';
import type { StockPlace } from '#domain/inventory/stockFacts';
import { Conflict } from '../../pipeline/conflict';
import { loadStock } from '../inventory/loadStock';
import { lockRows, rememberRows } from '../../pipeline/lockRows';
import { entityOf, lockedRow, type Mutation } from '../../pipeline/mutation';
import { countIn, runText, type Row } from '../../db/statement';
import { columnsOf, rowDecoder, rowReader } from '../../db/rowDecoder';
import { product } from '../../db/tables/products';
import { inventoryRelocationOrder, shipmentItem } from '../../db/tables/relocationOrders';

const ITEMS = 'select * from shipment_item where inventory_relocation_order_id = $1 order by id for no key update';
const PRODUCTS =
  'select id, order_unit_id, quantity_per_unit, unit_of_measure_id, unit_weight from product where id = any($1)';

/** Numbers are given one after the other: whoever makes an order waits for the one before [RO-004]. */
const HOLD_NUMBERS = "select pg_advisory_xact_lock(hashtext('inventory_relocation_order.order_number'))";
const LAST_NUMBER =
  "select coalesce(max(substring(order_number from '^RO-([0-9]{1,9})$')::int), 0) as last from inventory_relocation_order";

const columns = rowDecoder(columnsOf(inventoryRelocationOrder, 'id', 'version', 'order_number', 'order_status_id'));
const head: (row: Row) => StoredRelocation['head'] = rowDecoder(
  columnsOf(
    inventoryRelocationOrder,
    'order_name',
    'from_inventory_location_id',
    'to_inventory_location_id',
    'remarks',
  ),
);

const toItem: (row: Row) => StoredItem = rowDecoder(
  columnsOf(
    shipmentItem,
    'id',
    'product_id',
    'order_unit_type_id',
    'quantity_of_order_units',
    'items_per_order_unit',
    'quantity_of_single_units',
    'item_unit_type_id',
    'item_weight',
  ),
);

const toDefaults = rowReader(
  columnsOf(product, 'id', 'order_unit_id', 'quantity_per_unit', 'unit_of_measure_id', 'unit_weight'),
  (row): [number, ItemDefaults] => [
    row.id,
    {
      order_unit_type_id: row.order_unit_id,
      items_per_order_unit: row.quantity_per_unit,
      item_unit_type_id: row.unit_of_measure_id,
      item_weight: row.unit_weight,
    },
  ],
);

/**
 * A relocation order under lock with its goods, of the version that a change is based on.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export const lockRelocation = async (mutation: Mutation, id: number, version?: number): Promise<StoredRelocation> => {
  await lockRows(mutation, { inventory_relocation_order: [id] });
  const row = lockedRow(mutation, 'inventory_relocation_order', id);
  if (!row || row.deleted_at !== null) throw new AppError('NOT_FOUND');
  if (version !== undefined && row.version !== version)
    throw new Conflict(entityOf(mutation, 'inventory_relocation_order'), row);
  const items = await runText(mutation.client, ITEMS, [id]);
  rememberRows(mutation, 'shipment_item', items);
  return {
    ...columns(row),
    head: head(row),
    items: items.map(toItem),
  };
};

const nextNumber = async ({ client }: Mutation): Promise<string> => {
  await runText(client, HOLD_NUMBERS, []);
  return relocationNumber(countIn(await runText(client, LAST_NUMBER, []), 'last') + 1);
};

const placesOf = ({
  from_inventory_location: from,
  to_inventory_location: to,
  shipment_items,
}: RelocationValues): StockPlace[] =>
  shipment_items.flatMap(({ product }) =>
    product ? [from, to].flatMap((place) => (place ? [{ product_id: product.id, location_id: place.id }] : [])) : [],
  );

/**
 * What a save of a relocation order is decided from; stock is locked only when it moves.
 * @throws AppError BAD_USER_INPUT with every field that is missing, NOT_FOUND, CONFLICT
 */
export const loadRelocation = async (
  mutation: Mutation,
  values: RelocationValues,
  stored?: { id: number; version: number },
): Promise<RelocationFacts> => {
  const issues = relocationIssues(values);
  if (issues.length > 0) throw badInput(issues);
  const order = stored ? await lockRelocation(mutation, stored.id, stored.version) : null;
  const isMoving = order !== null && (values.order_status?.id ?? order.order_status_id) !== order.order_status_id;
  const stock = await loadStock(mutation, isMoving ? placesOf(values) : []);
  const products = await runText(mutation.client, PRODUCTS, [
    values.shipment_items.flatMap(({ product }) => (product ? [product.id] : [])),
  ]);
  return {
    order,
    stock,
    order_number: order?.order_number ?? (await nextNumber(mutation)),
    products: new Map(products.map(toDefaults)),
  };
};
