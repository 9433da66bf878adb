import type { CivilDate } from '#domain/civilDate';
import { AppError, badInput } from '#domain/errors';
import type { FieldIssue } from '#domain/fields/fieldIssue';
import { farDateIssues } from '#domain/fields/farDate';
import type { OrderFacts, ProductDefaults, StoredLine, StoredOrder } from '#domain/inventory/purchaseOrder/orderFacts';
import { orderIssues } from '#domain/inventory/purchaseOrder/orderIssues';
import type { OrderValues } from '#domain/inventory/purchaseOrder/orderValues';
import { Conflict } from '../../pipeline/conflict';
import { loadStock } from '../inventory/loadStock';
import { lockRows, rememberRows } from '../../pipeline/lockRows';
import { entityOf, lockedRow, type Mutation } from '../../pipeline/mutation';
import { runText, type Row } from '../../db/statement';
import { columnsOf, rowDecoder, rowReader } from '../../db/rowDecoder';
import { product } from '../../db/tables/products';
import { purchaseOrder, purchaseOrderLineItem } from '../../db/tables/purchaseOrders';

const LINES = 'select * from purchase_order_line_item where purchase_order_id = $1 order by id for no key update';
const PRODUCTS = 'select id, order_unit_id, quantity_per_unit from product where id = any($1)';

const columns = rowDecoder(columnsOf(purchaseOrder, 'id', 'version', 'order_status_id', 'mmg_location_id'));
const head: (row: Row) => StoredOrder['head'] = rowDecoder(
  columnsOf(
    purchaseOrder,
    'order_name',
    'supplier_id',
    'mmg_location_id',
    'created_by_id',
    'order_date',
    'expected_date',
    'pickup_number',
    'notes',
  ),
);

const toLine: (row: Row) => StoredLine = rowDecoder(
  columnsOf(
    purchaseOrderLineItem,
    'id',
    'product_id',
    'quantity',
    'order_unit_id',
    'items_per_unit',
    'unit_cost',
    'date_received',
  ),
);

const toDefaults = rowReader(
  columnsOf(product, 'id', 'order_unit_id', 'quantity_per_unit'),
  ({ id, order_unit_id, quantity_per_unit }): [number, ProductDefaults] => [
    id,
    { order_unit_id, items_per_unit: quantity_per_unit },
  ],
);

/**
 * A purchase order under lock with its lines, of the version that a change is based on.
 * @throws AppError NOT_FOUND, CONFLICT
 */
export const lockOrder = async (mutation: Mutation, id: number, version?: number): Promise<StoredOrder> => {
  await lockRows(mutation, { purchase_order: [id] });
  const row = lockedRow(mutation, 'purchase_order', id);
  if (!row || row.deleted_at !== null) throw new AppError('NOT_FOUND');
  if (version !== undefined && row.version !== version) throw new Conflict(entityOf(mutation, 'purchase_order'), row);
  const lines = await runText(mutation.client, LINES, [id]);
  rememberRows(mutation, 'purchase_order_line_item', lines);
  return {
    ...columns(row),
    head: head(row),
    lines: lines.map(toLine),
  };
};

/** The products of the lines whose receipt changes: their stock moves. */
const movedProducts = (order: StoredOrder | null, { line_items }: OrderValues): number[] => {
  const before = new Map((order?.lines ?? []).map((line) => [line.id, line.date_received]));
  return line_items.flatMap(({ id, product, date_received }) =>
    product && (id === null ? null : (before.get(id) ?? null)) !== date_received ? [product.id] : [],
  );
};

/** Days that nobody plans for, in the head and in the lines, as far as they are new. */
const farDates = (
  order: StoredOrder | null,
  { order_date, expected_date, line_items }: OrderValues,
  today: CivilDate,
): FieldIssue[] => {
  const received = new Map((order?.lines ?? []).map((line) => [line.id, line.date_received]));
  return [
    ...farDateIssues({ order_date, expected_date }, order?.head, today),
    ...line_items.flatMap(({ id, date_received }, index) => {
      const path = `line_items.${index}.date_received`;
      return farDateIssues({ [path]: date_received }, { [path]: id === null ? null : received.get(id) }, today);
    }),
  ];
};

/**
 * What a save of an order is decided from.
 * @throws AppError BAD_USER_INPUT with every field that is missing, NOT_FOUND, CONFLICT
 */
export const loadOrder = async (
  mutation: Mutation,
  values: OrderValues,
  stored?: { id: number; version: number },
): Promise<OrderFacts> => {
  const issues = orderIssues(values);
  if (issues.length > 0) throw badInput(issues);
  const order = stored ? await lockOrder(mutation, stored.id, stored.version) : null;
  const far = farDates(order, values, mutation.today);
  if (far.length > 0) throw badInput(far);
  const location_id = values.mmg_location?.id;
  const stock = await loadStock(
    mutation,
    location_id === undefined ? [] : movedProducts(order, values).map((product_id) => ({ product_id, location_id })),
  );
  const products = await runText(mutation.client, PRODUCTS, [
    values.line_items.flatMap(({ product }) => (product ? [product.id] : [])),
  ]);
  return {
    order,
    stock,
    products: new Map(products.map(toDefaults)),
  };
};
