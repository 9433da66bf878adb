import { AppError } from '#domain/errors';
import type { FieldAsker } from '../../api/fieldRights';
import { rowFor, seesColumns, withoutHidden } from '../../api/seenColumns';
import type { OrderPaper } from './readOrderPaper';

const ADDRESS = ['address_line_1', 'city', 'state', 'zip_code'];
const addressOf = (table: string): string[] => ADDRESS.map((name) => `${table}.${name}`);

/** What a paper says by another name than that of its column, and the columns that an address is made of. */
interface PaperColumns {
  order: string;
  lines: string;
  shows: Readonly<Record<string, string>>;
  addresses: Readonly<Record<string, readonly string[]>>;
  /** Numbers without which the paper says nothing. */
  needs: readonly string[];
}

const PURCHASE: PaperColumns = {
  order: 'purchase_order',
  lines: 'purchase_order_line_item',
  shows: {
    account_number: 'vendor.account_number',
    phone_number: 'vendor.phone_number',
    vendor: 'purchase_order.supplier_id',
    status: 'purchase_order.order_status_id',
    location: 'purchase_order.mmg_location_id',
    order_by: 'purchase_order.created_by_id',
  },
  addresses: {
    vendor_address: addressOf('vendor'),
    location_address: [...addressOf('lookup_inventory_location'), 'purchase_order.mmg_location_id'],
  },
  needs: ['purchase_order_line_item.quantity', 'purchase_order_line_item.units_received'],
};

const RELOCATION: PaperColumns = {
  order: 'inventory_relocation_order',
  lines: 'shipment_item',
  shows: {
    status: 'inventory_relocation_order.order_status_id',
    from_name: 'inventory_relocation_order.from_inventory_location_id',
    to_name: 'inventory_relocation_order.to_inventory_location_id',
  },
  addresses: {
    from_address: [...addressOf('lookup_inventory_location'), 'inventory_relocation_order.from_inventory_location_id'],
    to_address: [...addressOf('lookup_inventory_location'), 'inventory_relocation_order.to_inventory_location_id'],
  },
  needs: ['quantity_of_order_units', 'items_per_order_unit', 'quantity_of_single_units', 'item_weight'].map(
    (name) => `shipment_item.${name}`,
  ),
};

const LINE_NAMES: Readonly<Record<string, string>> = { product_code: 'product.product_code' };

const paperFor =
  ({ order: table, lines: lineTable, shows, addresses, needs }: PaperColumns) =>
  (actor: FieldAsker, { order, lines, contractor }: OrderPaper): OrderPaper => {
    if (!seesColumns(actor, needs)) throw new AppError('FORBIDDEN');
    const hidden = Object.entries(addresses).filter(([, columns]) => !seesColumns(actor, columns));
    return {
      contractor,
      order: {
        ...withoutHidden(actor, rowFor(actor, table, order), shows),
        ...Object.fromEntries(hidden.map(([name]) => [name, null])),
      },
      // What a line costs is left out by the paper itself.
      lines: lines.map((line) => ({
        ...withoutHidden(actor, rowFor(actor, lineTable, line), LINE_NAMES),
        ...('unit_cost' in line ? { unit_cost: line.unit_cost } : {}),
      })),
    };
  };

/**
 * A paper as somebody takes it who may not see all columns [USR-018]; vendors get the whole one.
 * @throws AppError FORBIDDEN for whom its numbers do not exist
 */
export const purchasePaperFor = paperFor(PURCHASE);
export const relocationPaperFor = paperFor(RELOCATION);
