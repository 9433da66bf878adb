import type { CivilDate } from '../../civilDate';
import type { LookupObject } from '../../lookups/lookupObject';

/** A line as a form holds it and as it is sent [PO-003]; one that is not saved yet has no id. */
export interface OrderLineValues {
  id: number | null;
  /** What the form calls the row: the answer of a save tells it beside the id. */ client_key?: string | undefined;
  product: LookupObject | null;
  quantity: number | null;
  order_unit: LookupObject | null;
  items_per_unit: number | null;
  unit_cost: number | null;
  date_received: CivilDate | null;
  /** Units that came, when it is received now; absent means all. Fewer split the line [PO-008]. */
  quantity_received?: number | null;
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
