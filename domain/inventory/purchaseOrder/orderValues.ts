import type { CivilDate } from '../../civilDate';
import type { LookupObject } from '../../lookups/lookupObject';

/** What came of a line on one day, as a form holds it: without a day it is taken back. */
export interface ReceiptValues {
  id: number;
  /** Only shown; a receipt can only be reversed as a whole. */
  quantity: number;
  date_received: CivilDate | null;
}

/** A line as a form holds it and as it is sent [PO-003]; one that is not saved yet has no id. */
export interface OrderLineValues {
  id: number | null;
  /** What the form calls the row: the answer of a save tells it beside the id. */
  client_key?: string | undefined;
  product: LookupObject | null;
  quantity: number | null;
  order_unit: LookupObject | null;
  items_per_unit: number | null;
  unit_cost: number | null;
  /** Of a line that has not all come: the day on which more comes now. Of one that has: the day of the last receipt. */
  date_received: CivilDate | null;
  /** Units that come now; absent means all that is still open. Fewer leave the rest open on the same line [PO-009]. */
  quantity_received?: number | null;
  /** Units that came before; the server counts them. */
  units_received?: number;
  /** What came before. Only what is named changes: what a colleague received meanwhile stays. */
  receipts?: readonly ReceiptValues[];
}

/** A purchase order as a form holds it and as it is sent, whole with its lines [PO-002]. */
export interface OrderValues {
  order_name: string;
  supplier: LookupObject | null;
  mmg_location: LookupObject | null;
  created_by: LookupObject | null;
  /** Another status than the stored one asks for the step that leads there. */
  order_status: LookupObject | null;
  order_date: CivilDate | null;
  expected_date: CivilDate | null;
  pickup_number: string | null;
  notes: string | null;
  line_items: readonly OrderLineValues[];
}
