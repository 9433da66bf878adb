import type { CivilDate } from '../../civilDate';
import { mayTakeBack, receiveLine, type Receipt } from './receiveLine';
import type { ProductDefaults, StoredLine, StoredReceipt } from './orderFacts';
import type { OrderLineValues } from './orderValues';
import { type Refusal, refuse, isRefusal } from '../../refusals/refusal';

/** The columns of a line. */
export type LineSet = Omit<StoredLine, 'id' | 'receipts'>;

/** Goods of a line that came or, below zero, went back, in units of `items_per_unit` items. */
export interface LineGoods {
  product_id: number;
  units: number;
  items_per_unit: number | null;
  date: CivilDate;
}

/** A line after a save: what stands in it, its receipts, and the goods that came or went back. */
export interface LineDecision {
  id: number | null;
  set: LineSet;
  /** The receipt that is being booked; null without one. */
  receipt: Receipt | null;
  /** Stored receipts that are dated anew. */
  redated: readonly StoredReceipt[];
  /** Ids of stored receipts that are taken back. */
  taken_back: readonly number[];
  goods: readonly LineGoods[];
  /** The form's own key for the line. */
  client_key?: string;
}

/** @param counted the day the product was last counted at the order's location */
export interface LineFacts {
  order: { status_id: number; mmg_location_id: number | null };
  stored: StoredLine | null;
  product: ProductDefaults | undefined;
  counted: CivilDate | null;
  today: CivilDate;
}

type Ordered = Omit<LineSet, 'units_received' | 'date_received'>;

const orderedOf = (
  { product, quantity, order_unit, items_per_unit, unit_cost }: OrderLineValues,
  defaults: ProductDefaults | undefined,
): Ordered => ({
  product_id: product?.id ?? 0,
  quantity: quantity ?? 0,
  order_unit_id: order_unit ? order_unit.id : (defaults?.order_unit_id ?? null),
  items_per_unit: items_per_unit ?? defaults?.items_per_unit ?? null,
  unit_cost: unit_cost ?? 0,
});

/** What a line with goods that came does not say is as it is stored. */
const isSameGoods = (stored: StoredLine, line: OrderLineValues): boolean =>
  stored.product_id === line.product?.id &&
  stored.unit_cost === line.unit_cost &&
  (line.order_unit === null || stored.order_unit_id === line.order_unit.id) &&
  (line.items_per_unit === null || stored.items_per_unit === line.items_per_unit);

/**
 * The receipts as the line has them from now on: with what was said of them one by one, and, on a line that has all
 * come, by its day.
 */
const wantedReceipts = (
  stored: StoredLine,
  { receipts = [], date_received }: OrderLineValues,
): readonly StoredReceipt[] | Refusal => {
  const said = new Map(receipts.map((receipt) => [receipt.id, receipt.date_received]));
  const known = new Set(stored.receipts.map(({ id }) => id));
  if (receipts.some(({ id }) => !known.has(id))) return refuse('purchase_order_receipt_unknown', {}, 'receipts');
  const last = stored.receipts.at(-1)?.id;
  const isCleared = stored.date_received !== null && date_received === null && receipts.length === 0;
  const isRedated = stored.date_received !== null && date_received !== null && date_received !== stored.date_received;
  if (isCleared) return [];
  return stored.receipts.flatMap((receipt) => {
    const day = said.has(receipt.id)
      ? (said.get(receipt.id) ?? null)
      : isRedated && receipt.id === last
        ? date_received
        : receipt.date_received;
    return day === null ? [] : [{ ...receipt, date_received: day }];
  });
};

interface Past {
  kept: readonly StoredReceipt[];
  redated: readonly StoredReceipt[];
  taken_back: readonly number[];
  goods: readonly LineGoods[];
}

const NOTHING_CAME: Past = { kept: [], redated: [], taken_back: [], goods: [] };

/** What becomes of the receipts that are stored: kept, dated anew or taken back, each with the goods it moves. */
const decidePast = (
  stored: StoredLine,
  line: OrderLineValues,
  { order, counted, today }: LineFacts,
): Past | Refusal => {
  const wanted = wantedReceipts(stored, line);
  if (isRefusal(wanted)) return wanted;
  const { product_id, items_per_unit } = stored;
  const standing = new Map(wanted.map((receipt) => [receipt.id, receipt]));
  const goods: LineGoods[] = [];
  const redated: StoredReceipt[] = [];
  const taken_back: number[] = [];
  for (const before of stored.receipts) {
    const after = standing.get(before.id);
    if (after?.date_received === before.date_received) continue;
    const kept = mayTakeBack(before, counted);
    if (kept) return { ...kept, path: 'date_received' };
    goods.push({ product_id, items_per_unit, units: -before.quantity, date: before.date_received });
    if (!after) {
      taken_back.push(before.id);
      continue;
    }
    const again = receiveLine(order, before.quantity, before.quantity, after.date_received, today);
    if (isRefusal(again)) return again;
    redated.push(after);
    goods.push({ product_id, items_per_unit, units: before.quantity, date: after.date_received });
  }
  return { kept: wanted, redated, taken_back, goods };
};

/** The day on which the last of some receipts came. */
const lastDay = (receipts: readonly Receipt[]): CivilDate | null =>
  receipts.reduce<CivilDate | null>(
    (last, { date_received }) => (last === null || date_received > last ? date_received : last),
    null,
  );

/**
 * What a save does to one line [PO-008 PO-009]: it is changed, receives all or some of what is open, or gives back what
 * came. What came of it locks its goods; the quantity of one that is still to come in part may change, not below what
 * came. The path of a refusal is the line's field.
 */
export const decideLine = (line: OrderLineValues, facts: LineFacts): LineDecision | Refusal => {
  const { order, stored, product, today } = facts;
  const came = stored !== null && stored.receipts.length > 0 ? stored : null;
  const isComplete = came !== null && came.date_received !== null;
  if (came && (!isSameGoods(came, line) || (isComplete && came.quantity !== line.quantity)))
    return refuse('purchase_order_line_received', {}, 'product');
  const past = came ? decidePast(came, line, facts) : NOTHING_CAME;
  if (isRefusal(past)) return past;
  const ordered: Ordered = came
    ? {
        product_id: came.product_id,
        quantity: line.quantity ?? 0,
        order_unit_id: came.order_unit_id,
        items_per_unit: came.items_per_unit,
        unit_cost: came.unit_cost,
      }
    : orderedOf(line, product);
  const before = past.kept.reduce((sum, { quantity }) => sum + quantity, 0);
  if (ordered.quantity < before) return refuse('purchase_order_below_received', { quantity: before }, 'quantity');
  const open = ordered.quantity - before;
  // The day of a line that has all come is no new receipt, also when one of its receipts is taken back.
  const isReceiving = !isComplete && line.date_received !== null;
  const receipt = isReceiving
    ? receiveLine(order, open, line.quantity_received ?? open, line.date_received ?? today, today)
    : null;
  if (isRefusal(receipt)) return receipt;
  const units_received = before + (receipt?.quantity ?? 0);
  const receipts = [...past.kept, ...(receipt ? [receipt] : [])];
  const { product_id, items_per_unit } = ordered;
  return {
    id: stored?.id ?? null,
    set: {
      ...ordered,
      units_received,
      date_received: units_received > 0 && units_received === ordered.quantity ? lastDay(receipts) : null,
    },
    receipt,
    redated: past.redated,
    taken_back: past.taken_back,
    goods: [
      ...past.goods,
      ...(receipt ? [{ product_id, items_per_unit, units: receipt.quantity, date: receipt.date_received }] : []),
    ],
  };
};
