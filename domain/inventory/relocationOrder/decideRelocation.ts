import type { CivilDate } from '../../civilDate';
import type { Change, Decision, FieldValue } from '../../changes';
import { clientKeyOf } from '../../writes/clientKey';
import { holdsAll } from '../holdsAll';
import { moveStock } from '../moveStock';
import type { Goods } from '../stockFacts';
import type { ItemDefaults, RelocationFacts, StoredItem, StoredRelocation } from './relocationFacts';
import { relocationStep, RELOCATION_STATUS, type RelocationStep, type StepMovement } from './relocationSteps';
import type { RelocationValues, ShipmentItemValues } from './relocationValues';
import { type Refusal, isRefusal, refuse } from '../../refusals/refusal';

export const RELOCATION_KEY = 'inventory_relocation_order';

type ItemSet = Omit<StoredItem, 'id'>;

/** The step that leads to a status; the pair decides whether it is allowed. */
const STEP_TO: Readonly<Record<number, RelocationStep>> = {
  [RELOCATION_STATUS.SHIPPED]: 'ship',
  [RELOCATION_STATUS.RECEIVED]: 'receive',
  [RELOCATION_STATUS.CANCELLED]: 'cancel',
};

const DATE_OF: Readonly<Partial<Record<RelocationStep, 'shipped_date' | 'received_date'>>> = {
  ship: 'shipped_date',
  receive: 'received_date',
};

const headOf = ({
  order_name,
  from_inventory_location: from,
  to_inventory_location: to,
  remarks,
}: RelocationValues) => ({
  order_name: order_name.trim(),
  from_inventory_location_id: from?.id ?? null,
  to_inventory_location_id: to?.id ?? null,
  remarks,
});

const setOf = (item: ShipmentItemValues, defaults: ItemDefaults | undefined): ItemSet => ({
  product_id: item.product?.id ?? 0,
  order_unit_type_id: item.order_unit_type?.id ?? defaults?.order_unit_type_id ?? null,
  quantity_of_order_units: item.quantity_of_order_units,
  items_per_order_unit: item.items_per_order_unit ?? defaults?.items_per_order_unit ?? null,
  quantity_of_single_units: item.quantity_of_single_units,
  item_unit_type_id: item.item_unit_type?.id ?? defaults?.item_unit_type_id ?? null,
  item_weight: item.item_weight ?? defaults?.item_weight ?? null,
});

/** What goods that say nothing else are: a draft's as their product is, those that have left as their paper says. */
const defaultsOf = (
  { order, products }: Pick<RelocationFacts, 'order' | 'products'>,
  { id, product }: ShipmentItemValues,
): ItemDefaults | undefined =>
  order === null || order.order_status_id === RELOCATION_STATUS.DRAFT
    ? products.get(product?.id ?? 0)
    : order.items.find((item) => item.id === id);

const itemChanges = (
  { order, products }: RelocationFacts,
  items: readonly ShipmentItemValues[],
): Change[] | Refusal => {
  const stored = new Map((order?.items ?? []).map((item) => [item.id, item]));
  const kept = new Set(items.map(({ id }) => id));
  const changes: Change[] = [];
  for (const [index, item] of items.entries()) {
    const set = setOf(item, defaultsOf({ order, products }, item));
    const owner = order
      ? { set: { ...set, inventory_relocation_order_id: order.id } }
      : { set: { ...set }, refs: { inventory_relocation_order_id: RELOCATION_KEY } };
    if (item.id === null)
      changes.push({
        entity: 'shipment_item',
        id: null,
        key: `item ${index}`,
        op: 'insert',
        ...clientKeyOf(item),
        ...owner,
      });
    else if (!stored.has(item.id)) return refuse('relocation_item_unknown', {}, `shipment_items.${index}.id`);
    else if (!holdsAll(stored.get(item.id), set))
      changes.push({ entity: 'shipment_item', id: item.id, op: 'update', set: { ...set } });
  }
  for (const { id } of stored.values())
    if (!kept.has(id)) changes.push({ entity: 'shipment_item', id, op: 'delete', set: {} });
  return changes;
};

/** The goods of a step, item for item as they are printed [INV-025]. */
const goodsOf = (
  { id, order_number }: StoredRelocation,
  values: RelocationValues,
  facts: Pick<RelocationFacts, 'order' | 'products'>,
  { kind, place, sign }: StepMovement,
  date: CivilDate,
): Goods[] => {
  const location_id = (place === 'from' ? values.from_inventory_location : values.to_inventory_location)?.id ?? 0;
  return values.shipment_items.map((item): Goods => ({
    kind,
    product_id: item.product?.id ?? 0,
    location_id,
    date,
    reference: order_number,
    inventory_relocation_order_id: id,
    units: sign * (item.quantity_of_order_units ?? 0) + 0,
    individuals: sign * (item.quantity_of_single_units ?? 0) + 0,
    items_per_unit: setOf(item, defaultsOf(facts, item)).items_per_order_unit ?? 1,
  }));
};

/** What an order that has left, or is done, keeps as it is [RO-004]. */
const lockRefusal = (
  order: StoredRelocation,
  head: ReturnType<typeof headOf>,
  items: readonly Change[],
): Refusal | null => {
  if (order.order_status_id === RELOCATION_STATUS.DRAFT) return null;
  if (order.order_status_id !== RELOCATION_STATUS.SHIPPED)
    return items.length > 0 || !holdsAll(order.head, head) ? refuse('relocation_order_final') : null;
  const { from_inventory_location_id, to_inventory_location_id } = head;
  return items.length > 0 || !holdsAll(order.head, { from_inventory_location_id, to_inventory_location_id })
    ? refuse('relocation_order_locked', {}, 'shipment_items')
    : null;
};

/**
 * Saves a relocation order whole: its head, its goods and the step its status takes, with the stock that the step moves
 * [RO-004 RO-005]. A new order is a draft.
 */
export const decideRelocation = (facts: RelocationFacts, values: RelocationValues, today: CivilDate): Decision => {
  const { order, order_number, stock } = facts;
  const head = headOf(values);
  const items = itemChanges(facts, values.shipment_items);
  if (isRefusal(items)) return items;
  if (!order)
    return {
      changes: [
        {
          entity: 'inventory_relocation_order',
          id: null,
          key: RELOCATION_KEY,
          op: 'insert',
          set: { ...head, order_number, order_status_id: RELOCATION_STATUS.DRAFT },
        },
        ...items,
      ],
    };
  const locked = lockRefusal(order, head, items);
  if (locked) return locked;
  const { id, version } = order;
  const wanted = values.order_status?.id ?? order.order_status_id;
  const set: Record<string, FieldValue> = { ...head };
  let goods: Goods[] = [];
  if (wanted !== order.order_status_id) {
    const step = STEP_TO[wanted];
    if (!step) return refuse('relocation_order_status', {}, 'order_status');
    const rule = relocationStep(order.order_status_id, step);
    if (isRefusal(rule)) return rule;
    set.order_status_id = rule.to;
    const dated = DATE_OF[step];
    if (dated) set[dated] = today;
    goods = rule.moves ? goodsOf(order, values, facts, rule.moves, today) : [];
  }
  // Changed goods alone raise the order's version too: they are read and saved as one.
  const isTouched = items.length > 0 && set.order_status_id === undefined && holdsAll(order.head, head);
  return {
    changes: [
      { entity: 'inventory_relocation_order', id, op: 'update', set: isTouched ? {} : set, version },
      ...items,
      ...(goods.length > 0 ? moveStock(stock, goods) : []),
    ],
  };
};
