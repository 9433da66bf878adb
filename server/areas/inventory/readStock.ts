import { CALLS } from '#domain/access/calls';
import { can } from '#domain/access/can';
import { inventoryCost, totalUnits } from '#domain/inventory/stock';
import type { StockPlace } from '#domain/inventory/stockFacts';
import type { FieldAsker } from '../../api/fieldRights';
import { whereSeen } from '../../api/seenColumns';
import { columnsOf, orNull, rowReader, worked } from '../../db/rowDecoder';
import { runText, type Row, type Runner } from '../../db/statement';
import { inventory } from '../../db/tables/inventory';
import { product } from '../../db/tables/products';

/** A stock row as the API answers it [INV-010]: with what the last count found, and who changed it last. */
export interface StockAnswer extends Row {
  id: number;
  total_units: number;
  inventory_cost: number;
  /** The user who changed it last; null when unknown. */
  changed_by: string | null;
  updated_at: string;
}

/** A discontinued product without stock is not counted any more, where it is seen that it is one. */
const counted = (actor: FieldAsker): string =>
  `${whereSeen(actor, 'product.is_discontinued', 'not p.is_discontinued')} or s.unit_count <> 0 or s.individual_count <> 0`;

const rowsSql = (which: string): string => `
  select s.*, p.quantity_per_unit, p.standard_cost, c.unit_count as last_unit_count, c.individual_count as last_individual_count,
    u.first_name || ' ' || u.last_name as changed_by
  from inventory s join product p on p.id = s.product_id
  left join lateral (select m.unit_count, m.individual_count from inventory_movement m
    where m.product_id = s.product_id and m.location_id = s.location_id and m.kind = 'count' order by m.id desc limit 1) c on true
  left join app_user u on u.id = s.updated_by
  where ${which} order by s.location_id, p.name, s.id`;

const MISSING = `select p.id, l.id from product p cross join lookup_inventory_location l
  where not p.is_discontinued and l.is_active
    and not exists (select 1 from inventory s where s.product_id = p.id and s.location_id = l.id)`;

/**
 * A row for each product and place: one that nothing was counted of yet, nor came to, is made when the count is
 * opened.
 */
const MAKE_MISSING = `insert into inventory (product_id, location_id) ${MISSING} on conflict (product_id, location_id) do nothing`;

const BY_ID = rowsSql('s.id = any($1)');
const BY_PLACE = rowsSql('(s.product_id, s.location_id) in (select * from unnest($1::int[], $2::int[]))');

const toStored = rowReader(
  {
    ...columnsOf(inventory, 'id', 'unit_count', 'individual_count', 'updated_at'),
    ...columnsOf(product, 'quantity_per_unit', 'standard_cost'),
    changed_by: orNull(worked.text),
  },
  (row) => row,
);

const toAnswer = (row: Row): StockAnswer => {
  const { quantity_per_unit: perUnit, standard_cost, ...stock } = toStored(row);
  return {
    ...row,
    ...stock,
    total_units: totalUnits(stock, perUnit),
    inventory_cost: inventoryCost(stock, perUnit, standard_cost),
  };
};

/** All stock rows that are counted; also of what is new, for whoever may count it: who only looks writes nothing. */
export const readCount = async (runner: Runner, actor: FieldAsker): Promise<StockAnswer[]> => {
  if (
    can(actor.permissions, CALLS.updateInventory.need) &&
    (await runText(runner, `${MISSING} limit 1`, [])).length > 0
  )
    await runText(runner, MAKE_MISSING, []);
  return (await runText(runner, rowsSql(counted(actor)), [])).map(toAnswer);
};

/** Stock rows by id. */
export const readStock = async (runner: Runner, ids: readonly number[]): Promise<StockAnswer[]> =>
  (await runText(runner, BY_ID, [[...ids]])).map(toAnswer);

/** The stock rows of some places. */
export const readPlaces = async (runner: Runner, places: readonly StockPlace[]): Promise<StockAnswer[]> =>
  (
    await runText(runner, BY_PLACE, [
      places.map(({ product_id }) => product_id),
      places.map(({ location_id }) => location_id),
    ])
  ).map(toAnswer);
