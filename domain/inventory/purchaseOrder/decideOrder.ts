import type { CivilDate } from '../../civilDate';
import type { Decision, FieldValue } from '../../changes';
import { clientKeyOf } from '../../writes/clientKey';
import { holdsAll } from '../holdsAll';
import { moveStock } from '../moveStock';
import { placeKey, type Goods } from '../stockFacts';
import { decideLine, type LineDecision } from './decideLine';
import type { OrderFacts, StoredOrder } from './orderFacts';
import { lineChanges, ORDER_KEY } from './lineChanges';
import { afterStep, hasCome, ORDER_STATUS, receivedStatus, type OrderStep } from './orderStatus';
import type { OrderValues } from './orderValues';
import { type Refusal, isRefusal, refuse } from '../../refusals/refusal';

const { DRAFT, ORDERED, PARTIALLY_RECEIVED, RECEIVED, CANCELLED } = ORDER_STATUS;

/** Receiving makes these by itself: a form may send them along, they ask for nothing. */
const DERIVED: readonly number[] = [ORDERED, PARTIALLY_RECEIVED, RECEIVED];

/** The step that leads from one status to another; null where nothing is asked [PO-007]. */
const stepTo = (from: number, to: number): OrderStep | null | Refusal => {
  if (from === to) return null;
  if (to === CANCELLED) return 'cancel';
  if (from === DRAFT && to === ORDERED) return 'place';
  if (from === CANCELLED && (to === DRAFT || to === PARTIALLY_RECEIVED)) return 'reopen';
  if (DERIVED.includes(from) && DERIVED.includes(to)) return null;
  return refuse('purchase_order_status', {}, 'order_status');
};

const NEW_ORDER = { order_status_id: ORDER_STATUS.DRAFT, mmg_location_id: null, head: {}, lines: [] } as const;

const headOf = ({
  order_name,
  supplier,
  mmg_location,
  created_by,
  order_date,
  expected_date,
  pickup_number,
  notes,
}: OrderValues) => ({
  order_name: order_name.trim(),
  supplier_id: supplier?.id ?? null,
  mmg_location_id: mmg_location?.id ?? null,
  created_by_id: created_by?.id ?? null,
  order_date,
  expected_date,
  pickup_number,
  notes,
});

/**
 * What a stored order refuses whatever its lines say: a cancelled one everything, one whose goods came another place.
 */
const changeRefusal = (
  { lines, mmg_location_id }: Pick<StoredOrder, 'lines' | 'mmg_location_id'>,
  status: number,
  values: OrderValues,
): Refusal | null => {
  if (status === ORDER_STATUS.CANCELLED) return refuse('purchase_order_cancelled');
  if (lines.some(hasCome) && (values.mmg_location?.id ?? null) !== mmg_location_id) {
    return refuse('purchase_order_kept_place', {}, 'mmg_location');
  }
  const kept = new Set(values.line_items.map(({ id }) => id));
  return lines.some((line) => hasCome(line) && !kept.has(line.id))
    ? refuse('purchase_order_line_removed', {}, 'line_items')
    : null;
};

const decideLines = (
  { order, products, stock }: OrderFacts,
  values: OrderValues,
  status: number,
  today: CivilDate,
): LineDecision[] | Refusal => {
  const stored = new Map((order?.lines ?? []).map((line) => [line.id, line]));
  const mmg_location_id = values.mmg_location?.id ?? null;
  const counted = new Map(stock.rows.map((row) => [placeKey(row), row.count_date]));
  const decisions: LineDecision[] = [];
  for (const [index, line] of values.line_items.entries()) {
    const before = line.id === null ? null : stored.get(line.id);
    if (before === undefined) return refuse('purchase_order_line_unknown', {}, `line_items.${index}.id`);
    const product_id = line.product?.id ?? 0;
    const decision = decideLine(line, {
      order: { status_id: status, mmg_location_id },
      stored: before,
      product: products.get(product_id),
      today,
      counted: counted.get(placeKey({ product_id, location_id: mmg_location_id ?? 0 })) ?? null,
    });
    if (isRefusal(decision))
      return {
        ...decision,
        path:
          decision.path === 'mmg_location_id'
            ? 'mmg_location'
            : `line_items.${index}.${decision.path ?? 'date_received'}`,
      };
    decisions.push({ ...decision, ...clientKeyOf(line) });
  }
  return decisions;
};

const goodsOf = (order: StoredOrder | null, location_id: number | null, decisions: readonly LineDecision[]): Goods[] =>
  order === null || location_id === null
    ? []
    : decisions.flatMap(({ goods }) =>
        goods.map((moved): Goods => ({
          ...moved,
          kind: 'receipt',
          individuals: 0,
          location_id,
          reference: `PO ${order.id}`,
          purchase_order_id: order.id,
        })),
      );

/** The status while a save is worked out: the stored one, or where the step that is asked for leads. */
const statusNow = (
  { order_status_id, lines }: Pick<StoredOrder, 'order_status_id' | 'lines'>,
  wanted: number,
): number | Refusal => {
  const step = stepTo(order_status_id, wanted);
  if (step === null || isRefusal(step)) return step ?? order_status_id;
  const after = afterStep(order_status_id, step, lines);
  return isRefusal(after) ? after : (after.status ?? order_status_id);
};

const FINAL = refuse('purchase_order_final');
const RECEIVING: readonly number[] = [ORDER_STATUS.ORDERED, ORDER_STATUS.PARTIALLY_RECEIVED, ORDER_STATUS.RECEIVED];

/**
 * Saves an order whole: its head, its lines, the step its status takes, and the stock of what came [PO-007 PO-008]. A
 * received order keeps its head; what it is follows from its lines.
 */
export const decideOrder = (facts: OrderFacts, values: OrderValues, today: CivilDate): Decision => {
  const stored = facts.order ?? NEW_ORDER;
  const status = statusNow(stored, values.order_status?.id ?? stored.order_status_id);
  if (isRefusal(status)) return status;
  const isCancelling = status === ORDER_STATUS.CANCELLED && stored.order_status_id !== status;
  if (isCancelling && facts.order)
    return {
      changes: [
        {
          entity: 'purchase_order',
          id: facts.order.id,
          op: 'update',
          set: { order_status_id: status },
          version: facts.order.version,
        },
      ],
    };
  const refused = changeRefusal(stored, status, values);
  if (refused) return refused;
  const decisions = decideLines(facts, values, status, today);
  if (isRefusal(decisions)) return decisions;
  const isFinal = stored.order_status_id === ORDER_STATUS.RECEIVED;
  if (isFinal && decisions.some(({ id }) => id === null)) return FINAL;
  const order_status_id = RECEIVING.includes(status) ? receivedStatus(decisions.map(({ set }) => set)) : status;
  const isPlaced = stored.order_status_id === ORDER_STATUS.DRAFT && status === ORDER_STATUS.ORDERED;
  const head = headOf(values);
  const order_date = head.order_date ?? (isPlaced ? today : null);
  const set: Record<string, FieldValue> = { ...head, order_date, order_status_id };
  const lines = lineChanges(facts.order, decisions);
  if (!facts.order)
    return { changes: [{ entity: 'purchase_order', id: null, key: ORDER_KEY, op: 'insert', set }, ...lines] };
  const isHeadKept = holdsAll(facts.order.head, head);
  if (isFinal && !isHeadKept) return FINAL;
  const { id, version } = facts.order;
  // Changed lines alone raise the order's version too: they are read and saved as one.
  const isTouched = lines.length > 0 && holdsAll({ ...facts.order.head, order_status_id: stored.order_status_id }, set);
  const goods = goodsOf(facts.order, head.mmg_location_id, decisions);
  return {
    changes: [
      { entity: 'purchase_order', id, op: 'update', set: isTouched ? {} : set, version },
      ...lines,
      ...(goods.length > 0 ? moveStock(facts.stock, goods) : []),
    ],
  };
};
