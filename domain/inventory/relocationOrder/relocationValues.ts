import type { LookupObject } from '../../lookups/lookupObject';
import type { ShipmentItem } from './shipmentTotals';

/**
 * Goods of a relocation order as a form holds them and as they are sent [RO-003]; a row that is not saved yet has no
 * id.
 */
export interface ShipmentItemValues extends ShipmentItem {
  id: number | null;
  /** What the form calls the row: the answer of a save tells it beside the id. */
  client_key?: string | undefined;
  product: LookupObject | null;
  order_unit_type: LookupObject | null;
  item_unit_type: LookupObject | null;
}

/** A relocation order as a form holds it and as it is sent, whole with its goods [RO-002]. */
export interface RelocationValues {
  order_name: string;
  from_inventory_location: LookupObject | null;
  to_inventory_location: LookupObject | null;
  /** Another status than the stored one asks for the step that leads there. */
  order_status: LookupObject | null;
  remarks: string | null;
  shipment_items: readonly ShipmentItemValues[];
}
