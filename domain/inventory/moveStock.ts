import type { Change } from '../changes';
import { noticeChanges } from '../notifications/notices';
import { applyMovement, isBeforeCount, type StockRow } from './applyMovement';
import { goodsInUnits } from './goodsInUnits';
import { reorderNotices, type StockChanged } from './reorderNotices';
import { placeKey, type StockFacts, type StockMovement, type StockPlace, type StoredStock } from './stockFacts';

/** A place whose stock is being changed: as it was stored, and as it is after the movements so far. */
interface Standing {
  place: StockPlace;
  stored: StoredStock | undefined;
  now: StockRow;
}

const EMPTY: StockRow = { unit_count: 0, individual_count: 0, count_date: null };

const countsOf = ({ unit_count, individual_count }: StockRow) => ({ unit_count, individual_count });

/** Goods in the product's own units, as the stock is kept and moved. */
const inOwnUnits = (movement: StockMovement, perUnit: number | null): StockMovement =>
  'counts' in movement
    ? movement
    : { ...movement, ...goodsInUnits({ items_per_unit: null, ...movement }, perUnit), items_per_unit: null };

const afterMovement = (row: StockRow, movement: StockMovement, perUnit: number | null): StockRow => {
  if (!('counts' in movement)) return { ...applyMovement(row, movement, perUnit), count_date: row.count_date };
  return { ...movement.counts, count_date: movement.kind === 'count' ? movement.date : row.count_date };
};

const movementChange = (before: StockRow, after: StockRow, movement: StockMovement): Change => {
  const { product_id, location_id, kind, date, reference, purchase_order_id, inventory_relocation_order_id } = movement;
  const moved =
    'counts' in movement
      ? { units: after.unit_count - before.unit_count, individuals: after.individual_count - before.individual_count }
      : { units: movement.units, individuals: movement.individuals };
  return {
    entity: 'inventory_movement',
    id: null,
    op: 'insert',
    set: {
      product_id,
      location_id,
      kind,
      date,
      ...moved,
      ...countsOf(after),
      is_applied: 'counts' in movement || !isBeforeCount(before, date),
      ...(reference === undefined ? {} : { reference }),
      ...(purchase_order_id === undefined ? {} : { purchase_order_id }),
      ...(inventory_relocation_order_id === undefined ? {} : { inventory_relocation_order_id }),
    },
  };
};

const stockChange = ({ place: { product_id, location_id }, stored, now }: Standing): Change => {
  const counts = { ...countsOf(now), count_date: now.count_date };
  return stored
    ? { entity: 'inventory', id: stored.id, op: 'update', set: counts }
    : {
        entity: 'inventory',
        id: null,
        key: `inventory ${product_id} ${location_id}`,
        op: 'insert',
        set: { product_id, location_id, ...counts },
      };
};

/**
 * Every change of stock goes through here: the movements in their order, the stock that follows, and who is told of a
 * stock that has fallen to its reorder level [INV-023 A7]. A place without a row gets one. All of it is one decision,
 * hence one transaction.
 * @param facts from `loadStock`, with the rows under lock
 */
export const moveStock = (facts: StockFacts, movements: readonly StockMovement[]): Change[] => {
  const stored = new Map(facts.rows.map((row) => [placeKey(row), row]));
  const standing = new Map<string, Standing>();
  const log = movements.map((listed): Change => {
    const perUnit = facts.products.get(listed.product_id)?.quantity_per_unit ?? null;
    const movement = inOwnUnits(listed, perUnit);
    const key = placeKey(movement);
    const { product_id, location_id } = movement;
    const known = standing.get(key) ?? {
      place: { product_id, location_id },
      stored: stored.get(key),
      now: stored.get(key) ?? EMPTY,
    };
    const now = afterMovement(known.now, movement, perUnit);
    standing.set(key, { ...known, now });
    return movementChange(known.now, now, movement);
  });
  const changed = [...standing.values()];
  const falls = changed.map(({ place, stored, now }): StockChanged => ({ place, before: stored ?? EMPTY, after: now }));
  return [...changed.map(stockChange), ...log, ...noticeChanges(reorderNotices(facts, falls))];
};
