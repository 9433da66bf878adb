import type { CivilDate } from '#domain/civilDate';
import { AppError, badInput } from '#domain/errors';
import type { FieldIssue } from '#domain/fields/fieldIssue';
import { farDateIssues } from '#domain/fields/farDate';
import type {
  OrderFacts,
  ProductDefaults,
  StoredLine,
  StoredOrder,
  StoredReceipt,
} from '#domain/inventory/purchaseOrder/orderFacts';
import { orderIssues } from '#domain/inventory/purchaseOrder/orderIssues';
import type { OrderValues } from '#domain/inventory/purchaseOrder/orderValues';
import { Conflict } from '../../pipeline/conflict';
import { loadStock } from '../inventory/loadStock';
import { lockRows, rememberRows } from '../../pipeline/lockRows';
import { entityOf, lockedRow, type Mutation } from '../../pipeline/mutation';
import { idOf, runText, type Row } from '../../db/statement';
import { columnsOf, rowDecoder, rowReader } from '../../db/rowDecoder';
import { product } from '../../db/tables/products';
import { purchaseOrder, purchaseOrderLineItem, purchaseOrderReceipt } from '../../db/tables/purchaseOrders';

const LINES = 'select * from purchase_order_line_item where purchase_order_id = $1 order by id for no key update';
const RECEIPTS =
  'select * from purchase_order_receipt where purchase_order_line_item_id = any($1) order by date_received, id for no key update';
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

const toLine: (row: Row) => Omit<StoredLine, 'receipts'> = rowDecoder(
  columnsOf(
    purchaseOrderLineItem,
    'id',
    'product_id',
    'quantity',
    'order_unit_id',
    'items_per_unit',
    'unit_cost',
    'units_received',
    'date_received',
  ),
);

const toReceipt = rowReader(
  columnsOf(purchaseOrderReceipt, 'id', 'purchase_order_line_item_id', 'quantity', 'date_received'),
  ({ purchase_order_line_item_id, ...receipt }): { line: number; receipt: StoredReceipt } => ({
    line: purchase_order_line_item_id,
    receipt,
  }),
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
  const receipts = await runText(mutation.client, RECEIPTS, [lines.map(idOf)]);
  rememberRows(mutation, 'purchase_order_receipt', receipts);
  const received = receipts.map(toReceipt);
  return {
    ...columns(row),
    head: head(row),
    lines: lines.map(toLine).map((line) => ({
      ...line,
      receipts: received.flatMap((one) => (one.line === line.id ? [one.receipt] : [])),
    })),
  };
};

/** The products of the lines whose receipts may change: their stock moves. */
const movedProducts = (order: StoredOrder | null, { line_items }: OrderValues): number[] => {
  const before = new Map((order?.lines ?? []).map((line) => [line.id, line]));
  return line_items.flatMap(({ id, product, date_received, receipts = [] }) => {
    const stored = id === null ? undefined : before.get(id);
    return product && ((stored?.date_received ?? null) !== date_received || receipts.length > 0) ? [product.id] : [];
  });
};

/** Days that nobody plans for, in the head and in the lines, as far as they are new. */
const farDates = (
  order: StoredOrder | null,
  { order_date, expected_date, line_items }: OrderValues,
  today: CivilDate,
): FieldIssue[] => {
  const lines = new Map((order?.lines ?? []).map((line) => [line.id, line]));
  return [
    ...farDateIssues({ order_date, expected_date }, order?.head, today),
    ...line_items.flatMap(({ id, date_received, receipts = [] }, index) => {
      const path = `line_items.${index}.date_received`;
      const stored = id === null ? undefined : lines.get(id);
      const known = new Map(stored?.receipts.map((receipt) => [receipt.id, receipt.date_received]));
      return [
        ...farDateIssues({ [path]: date_received }, { [path]: stored?.date_received }, today),
        ...receipts.flatMap((receipt) =>
          farDateIssues({ [path]: receipt.date_received }, { [path]: known.get(receipt.id) }, today),
        ),
      ];
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
