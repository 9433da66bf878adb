import type { Server } from '../../dataProvider/server';
import { type AnswerTo, type CallDocument, gql } from '../../dataProvider/gql';
import { present } from '../../dataProvider/present';
import type { LookupObject } from '#domain/lookups/lookupObject';
import type { OrderValues } from '#domain/inventory/purchaseOrder/orderValues';
import type { RelocationValues } from '#domain/inventory/relocationOrder/relocationValues';
import { itemsPerUnit } from '#domain/inventory/stock';
import type { StoredRecord } from '../../dataProvider/storedRecord';
import type { ProductChoice } from './productChoice';
import type { ReorderLine } from '../reorder/reorderRows';
import type { ReorderRow } from './suggestedLines';

/** A stored order, its values as the form holds them. */
export type Stored<Values> = StoredRecord<Values>;

export interface OrderLists {
  locations: readonly LookupObject[];
  employees: readonly LookupObject[];
  vendors: readonly (LookupObject & { order_emails: readonly string[] | null })[];
}

/** The calls of orders; a story gives its own. Failures are CallErrors. */
export interface OrdersApi {
  lists(): Promise<OrderLists>;
  /** Who can be named as the one who orders. */
  employees(): Promise<OrderLists['employees']>;
  products(search: string): Promise<readonly ProductChoice[]>;
  stock(location: number, products: readonly number[]): Promise<ReadonlyMap<number, number>>;
  reorder(location: number, vendor: number): Promise<readonly ReorderRow[]>;
  /** What to order, over all places and categories. */
  reorderList(): Promise<readonly ReorderLine[]>;
  /** Makes the draft orders of some lines; `undo` takes all of them back. */
  createReorders(
    created_by_id: number,
    lines: readonly (Pick<ReorderLine, 'product_id' | 'location_id' | 'on_order'> & { quantity: number })[],
  ): Promise<{ mutation_id: string; order_ids: readonly number[] }>;
  undo(mutation_id: string): Promise<void>;
  order(id: number): Promise<Stored<OrderValues>>;
  saveOrder(stored: { id: number; version: number } | null, values: OrderValues): Promise<Stored<OrderValues>>;
  deleteOrder(id: number): Promise<void>;
  email(id: number, emails: readonly string[]): Promise<{ is_sent: boolean; response_text: string }>;
  relocation(id: number): Promise<Stored<RelocationValues> & { order_number: string }>;
  saveRelocation(
    stored: { id: number; version: number } | null,
    values: RelocationValues,
  ): Promise<Stored<RelocationValues> & { order_number: string }>;
  deleteRelocation(id: number): Promise<void>;
}

const UNPRICED =
  'id name product_code order_unit { id name } unit_of_measure { id name } quantity_per_unit unit_weight';
const PRODUCT = `${UNPRICED} standard_cost` as const;
const ORDER = `id version order_name supplier { id name } mmg_location { id name } created_by_id order_by order_status { id name } order_date expected_date pickup_number notes
  line_items { id client_key product { id name } quantity order_unit { id name } items_per_unit unit_cost units_received date_received receipts { id quantity date_received } }`;
const RELOCATION = `id version order_number order_name from_inventory_location { id name } to_inventory_location { id name } order_status { id name } remarks
  shipment_items { id client_key product { id name } order_unit_type { id name } quantity_of_order_units items_per_order_unit quantity_of_single_units item_unit_type { id name } item_weight }`;

const LISTS = gql(
  `query orderLists { lookupInventoryLocation { id name is_active } lookupEmployee { id first_name last_name is_active } }`,
);
const EMPLOYEES = gql(`query orderEmployees { lookupEmployee { id first_name last_name is_active } }`);
const VENDORS = gql(`query orderVendors($page: Int!) {
  found: vendors(filter: { is_active: { eq: true } }, sort: { field: name, order: ASC }, page: { number: $page, size: 100 }) { items { id name order_emails } }
}`);
const PRODUCTS = gql(`query orderProducts($search: String) {
  products(filter: { search: $search, is_discontinued: { eq: false } }, sort: { field: name, order: ASC }, page: { number: 1, size: 20 }) { items { ${PRODUCT} } }
}`);
const UNPRICED_PRODUCTS = gql(`query orderProducts($search: String) {
  products(filter: { search: $search, is_discontinued: { eq: false } }, sort: { field: name, order: ASC }, page: { number: 1, size: 20 }) { items { ${UNPRICED} } }
}`);
const STOCK = gql(`query orderStock($location: Int!, $products: [Int!], $page: Int!) {
  found: inventories(filter: { location_id: { eq: $location }, product_id: { in: $products } }, sort: { field: id, order: ASC }, page: { number: $page, size: 100 }) { items { product_id unit_count } }
}`);
const VENDOR_PRODUCTS = gql(`query vendorProducts($vendor: Int!, $page: Int!) {
  found: products(filter: { supplier_id: { eq: $vendor }, is_discontinued: { eq: false } }, sort: { field: name, order: ASC }, page: { number: $page, size: 100 }) { items { ${PRODUCT} reorder_level target_level minimum_reorder_quantity } }
}`);
const STOCK_THERE = gql(`query stockThere($location: Int!, $page: Int!) {
  found: inventories(filter: { location_id: { eq: $location } }, sort: { field: id, order: ASC }, page: { number: $page, size: 100 }) { items { product_id unit_count individual_count } }
}`);
const OPEN_ORDERS = gql(`query openOrders($location: Int!, $page: Int!) {
  found: purchaseOrders(filter: { mmg_location_id: { eq: $location }, order_status_id: { in: [1, 2, 3] } }, sort: { field: id, order: ASC }, page: { number: $page, size: 100 }) { items { line_items { product_id quantity items_per_unit units_received date_received } } }
}`);

/** A save tells what the form called a row that it made. */
const namedRow = ({ client_key }: { client_key?: string | null | undefined }): { client_key?: string } =>
  typeof client_key === 'string' ? { client_key } : {};

const choice = ({ id, name }: LookupObject): LookupObject => ({ id, name });
const choiceOrNull = (one: LookupObject | null): LookupObject | null => (one ? choice(one) : null);

type ReadOrder = NonNullable<AnswerTo<typeof READ_ORDER>['purchaseOrder']>;
type ReadRelocation = NonNullable<AnswerTo<typeof READ_RELOCATION>['inventoryRelocationOrder']>;

const toOrder = ({ id, version, created_by_id, order_by, ...order }: ReadOrder): Stored<OrderValues> => ({
  id,
  version,
  values: {
    order_name: order.order_name,
    supplier: choiceOrNull(order.supplier),
    mmg_location: choiceOrNull(order.mmg_location),
    created_by: { id: created_by_id, name: order_by },
    order_status: choiceOrNull(order.order_status),
    order_date: order.order_date,
    expected_date: order.expected_date,
    pickup_number: order.pickup_number,
    notes: order.notes,
    line_items: order.line_items.map((line) => ({
      id: line.id,
      ...namedRow(line),
      product: choiceOrNull(line.product),
      quantity: line.quantity,
      order_unit: choiceOrNull(line.order_unit),
      items_per_unit: line.items_per_unit,
      unit_cost: line.unit_cost,
      units_received: line.units_received ?? 0,
      date_received: line.date_received,
      receipts: (line.receipts ?? []).map(({ id: of, quantity, date_received }) => ({
        id: of,
        quantity,
        date_received,
      })),
    })),
  },
});

const toRelocation = ({
  id,
  version,
  order_number,
  ...order
}: ReadRelocation): Stored<RelocationValues> & { order_number: string } => ({
  id,
  version,
  order_number,
  values: {
    order_name: order.order_name,
    from_inventory_location: choiceOrNull(order.from_inventory_location),
    to_inventory_location: choiceOrNull(order.to_inventory_location),
    order_status: choiceOrNull(order.order_status),
    remarks: order.remarks,
    shipment_items: order.shipment_items.map((item) => ({
      id: item.id,
      ...namedRow(item),
      product: choiceOrNull(item.product),
      order_unit_type: choiceOrNull(item.order_unit_type),
      quantity_of_order_units: item.quantity_of_order_units,
      items_per_order_unit: item.items_per_order_unit,
      quantity_of_single_units: item.quantity_of_single_units,
      item_unit_type: choiceOrNull(item.item_unit_type),
      item_weight: item.item_weight,
    })),
  },
});

/** The documents by which an order is made and changed. */
interface Saving<Read> {
  create: CallDocument<{ saved: Read }, { it: unknown }>;
  update: CallDocument<{ saved: Read }, { id: number; it: unknown }>;
}

const PURCHASE = {
  create: gql(
    `mutation createPurchaseOrder($it: PurchaseOrderInput!) { saved: createPurchaseOrder(purchaseOrder: $it) { ${ORDER} } }`,
  ),
  update: gql(
    `mutation updatePurchaseOrder($id: Int!, $it: PurchaseOrderPatch!) { saved: updatePurchaseOrder(id: $id, purchaseOrder: $it) { ${ORDER} } }`,
  ),
  remove: gql('mutation deletePurchaseOrder($id: Int!) { deletePurchaseOrder(id: $id) { id } }'),
};
const RELOCATE = {
  create: gql(
    `mutation createInventoryRelocationOrder($it: InventoryRelocationOrderInput!) { saved: createInventoryRelocationOrder(inventoryRelocationOrder: $it) { ${RELOCATION} } }`,
  ),
  update: gql(
    `mutation updateInventoryRelocationOrder($id: Int!, $it: InventoryRelocationOrderPatch!) { saved: updateInventoryRelocationOrder(id: $id, inventoryRelocationOrder: $it) { ${RELOCATION} } }`,
  ),
  remove: gql('mutation deleteInventoryRelocationOrder($id: Int!) { deleteInventoryRelocationOrder(id: $id) { id } }'),
};
const READ_ORDER = gql(`query purchaseOrderForm($id: Int!) { purchaseOrder(id: $id) { ${ORDER} } }`);
const READ_RELOCATION = gql(`query relocationForm($id: Int!) { inventoryRelocationOrder(id: $id) { ${RELOCATION} } }`);
const REORDER_LIST = gql(
  `query reorderList { reorderList { product_id product_name location_id location_name category vendor_id vendor_name order_unit unit_cost total_units target_level on_order to_order } }`,
);
const CREATE_REORDERS = gql(
  `mutation createReorders($by: Int!, $lines: [ReorderLineInput!]!) { createReorders(created_by_id: $by, lines: $lines) { mutation_id order_ids } }`,
);
const EMAIL = gql(
  `mutation emailPurchaseOrder($id: Int!, $emails: [String!]!) { emailPurchaseOrder(id: $id, emails: $emails) { is_sent response_text } }`,
);

interface OpenOrder {
  line_items: {
    product_id: number;
    quantity: number;
    items_per_unit: number | null;
    units_received: number;
    date_received: string | null;
  }[];
}

/** What is still to come of a line, in units of the product as it is kept now. */
const openUnits = (
  { quantity, units_received, items_per_unit }: OpenOrder['line_items'][number],
  quantity_per_unit: number | null,
): number => {
  const held = itemsPerUnit(quantity_per_unit);
  return ((quantity - units_received) * (items_per_unit ?? held)) / held;
};

/** An order as it is sent: of what came before, only what is taken back. */
const sentOrder = (values: OrderValues): OrderValues => ({
  ...values,
  line_items: values.line_items.map(({ units_received: _counted, receipts = [], ...line }) => ({
    ...line,
    receipts: receipts.filter(({ date_received }) => date_received === null),
  })),
});

/** Inactive ones are offered to whom it does not exist who is. */
const isOffered = ({ is_active }: { is_active: boolean | null }): boolean => is_active !== false;
const person = ({ id, first_name, last_name }: { id: number; first_name: string; last_name: string }) => ({
  id,
  name: `${first_name} ${last_name}`,
});

/** The calls over the app's server. */
/** @param mayPrice whether the user sees what products cost; to others that field is unknown */
export const apolloOrdersApi = (server: Server, mayPrice = true): OrdersApi => {
  const { query, queryAll, mutate } = server;
  const save = async <Read, Values>(
    { create, update }: Saving<Read>,
    stored: { id: number; version: number } | null,
    values: Values,
  ): Promise<Read> =>
    (
      await (stored
        ? mutate(update, { id: stored.id, it: { ...values, version: stored.version } })
        : mutate(create, { it: values }))
    ).saved;
  return {
    lists: async () => {
      const { lookupInventoryLocation, lookupEmployee } = await query(LISTS);
      return {
        locations: lookupInventoryLocation.filter(({ is_active }) => is_active).map(choice),
        vendors: await queryAll(VENDORS),
        employees: lookupEmployee.filter(isOffered).map(person),
      };
    },
    employees: async () => (await query(EMPLOYEES)).lookupEmployee.filter(isOffered).map(person),
    products: async (search) =>
      mayPrice
        ? present((await query(PRODUCTS, { search })).products).items
        : present((await query(UNPRICED_PRODUCTS, { search })).products).items.map((product) => ({
            ...product,
            standard_cost: null,
          })),
    stock: async (location, products) => {
      const rows = await queryAll(STOCK, { location, products });
      return new Map(rows.map(({ product_id, unit_count }) => [product_id, unit_count]));
    },
    reorder: async (location, vendor) => {
      const products = await queryAll(VENDOR_PRODUCTS, { vendor });
      const stock = new Map((await queryAll(STOCK_THERE, { location })).map((row) => [row.product_id, row]));
      const lines = (await queryAll(OPEN_ORDERS, { location }))
        .flatMap(({ line_items }) => line_items)
        .filter(({ date_received }) => date_received === null);
      return products.map((product) => ({
        product,
        reorder_level: product.reorder_level,
        target_level: product.target_level,
        minimum_reorder_quantity: product.minimum_reorder_quantity,
        unit_count: stock.get(product.id)?.unit_count ?? 0,
        individual_count: stock.get(product.id)?.individual_count ?? 0,
        on_order: Math.floor(
          lines
            .filter(({ product_id }) => product_id === product.id)
            .reduce((sum, line) => sum + openUnits(line, product.quantity_per_unit), 0),
        ),
      }));
    },
    reorderList: async () => (await query(REORDER_LIST)).reorderList,
    createReorders: async (by, lines) => (await mutate(CREATE_REORDERS, { by, lines })).createReorders,
    undo: async (mutation_id) => {
      await server.undo(mutation_id);
    },
    order: async (id) => toOrder(present((await query(READ_ORDER, { id })).purchaseOrder)),
    saveOrder: async (stored, values) => toOrder(await save(PURCHASE, stored, sentOrder(values))),
    deleteOrder: async (id) => {
      await mutate(PURCHASE.remove, { id });
    },
    email: async (id, emails) => (await mutate(EMAIL, { id, emails })).emailPurchaseOrder,
    relocation: async (id) => toRelocation(present((await query(READ_RELOCATION, { id })).inventoryRelocationOrder)),
    saveRelocation: async (stored, values) => toRelocation(await save(RELOCATE, stored, values)),
    deleteRelocation: async (id) => {
      await mutate(RELOCATE.remove, { id });
    },
  };
};
