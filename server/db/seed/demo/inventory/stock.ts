import { addDays, type CivilDate } from '#domain/civilDate';
import { applyMovement, type MovementKind, type StockRow } from '#domain/inventory/applyMovement';
import * as tables from '../../../tables';
import { morningOf } from '../context';
import { randomOf, type Random } from '../random';
import type { RowStore } from '../rowStore';
import { STORES } from './catalogue';
import type { StoredProduct } from './products';

/** Goods that came or went by an order. */
export interface GoodsMoved {
  product_id: number;
  location_id: number;
  kind: MovementKind;
  units: number;
  individuals: number;
  date: CivilDate;
  reference: string;
  purchase_order_id?: number;
  inventory_relocation_order_id?: number;
}

/** User that stock is said to be counted by: the warehouse account of the demo. */
const COUNTER = 9;

interface Sheet {
  store: RowStore;
  random: Random;
  product: StoredProduct;
  location_id: number;
}

/** What a counter finds: something was used since the last look, and single items lie beside the whole units. */
const found = (
  { random, product }: Sheet,
  { unit_count, count_date }: StockRow,
): { unit_count: number; individual_count: number } => {
  const high = product.isDiscontinued ? 0 : product.target;
  const left =
    count_date === null
      ? Math.round(high * (0.5 + random.next() * 0.5))
      : unit_count - random.int(0, Math.max(1, Math.round(product.target / 7)));
  const level = left < high / 5 && random.chance(0.75) ? Math.round(high * (0.3 + random.next() * 0.4)) : left;
  return {
    unit_count: Math.max(product.isDiscontinued && random.chance(0.5) ? 1 : 0, level),
    individual_count: random.chance(0.6) ? random.int(0, product.perUnit - 1) : 0,
  };
};

const addStock = (sheet: Sheet, countDates: readonly CivilDate[], goods: readonly GoodsMoved[]): void => {
  const { store, product, location_id } = sheet;
  let row: StockRow = { unit_count: 0, individual_count: 0, count_date: null };
  const events = [
    ...countDates.map((date) => ({ date, kind: 'count' as const, reference: null, units: 0, individuals: 0 })),
    ...goods,
  ].sort((a, b) => a.date.localeCompare(b.date) || Number(a.kind !== 'count') - Number(b.kind !== 'count'));
  for (const event of events) {
    const isCount = event.kind === 'count';
    const after = isCount ? found(sheet, row) : applyMovement(row, event, product.perUnit);
    store.add(
      tables.inventoryMovement,
      {
        product_id: product.id,
        location_id,
        kind: event.kind,
        units: isCount ? after.unit_count - row.unit_count : event.units,
        individuals: isCount ? after.individual_count - row.individual_count : event.individuals,
        unit_count: after.unit_count,
        individual_count: after.individual_count,
        date: event.date,
        is_applied: true,
        reference: event.reference,
        purchase_order_id: ('purchase_order_id' in event ? event.purchase_order_id : undefined) ?? null,
        inventory_relocation_order_id:
          ('inventory_relocation_order_id' in event ? event.inventory_relocation_order_id : undefined) ?? null,
        created_by: COUNTER,
        updated_by: COUNTER,
      },
      morningOf(event.date),
    );
    row = { ...after, count_date: isCount ? event.date : row.count_date };
  }
  store.add(
    tables.inventory,
    {
      product_id: product.id,
      location_id,
      count_date: row.count_date,
      unit_count: row.unit_count,
      individual_count: row.individual_count,
      created_by: COUNTER,
      updated_by: COUNTER,
    },
    morningOf(row.count_date ?? events.at(-1)?.date ?? countDates[0] ?? '2020-01-01'),
  );
};

/**
 * Stock of every place with the counts and goods that made it what it is: a count each `every` days back over `days`.
 */
export const addStocks = (
  store: RowStore,
  products: readonly StoredProduct[],
  moved: readonly GoodsMoved[],
  { days, every, today }: { days: number; every: number; today: CivilDate },
): void => {
  const random = randomOf('stock');
  const goodsOf = new Map<string, GoodsMoved[]>();
  for (const goods of moved) {
    const stock = `${goods.product_id} ${goods.location_id}`;
    goodsOf.set(stock, [...(goodsOf.get(stock) ?? []), goods]);
  }
  for (const { id: location_id, share } of STORES) {
    for (const product of products) {
      const goods = goodsOf.get(`${product.id} ${location_id}`) ?? [];
      if (goods.length === 0 && !random.chance(share)) continue;
      const lag = random.weighted([
        [3, 8],
        [10, 2],
        [24, 1],
      ]);
      const dates: CivilDate[] = [];
      for (let back = days; back >= lag; back -= every) dates.push(addDays(today, -back));
      addStock({ store, random, product, location_id }, [...dates, addDays(today, -lag)], goods);
    }
  }
};
