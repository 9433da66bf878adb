import type { Change } from '#domain/changes';
import { refusalError } from '#domain/errors';
import { moveStock } from '#domain/inventory/moveStock';
import { changeUnit, STOCK_KEEPS, type StockKeeps } from '#domain/inventory/product/changeUnit';
import { itemsPerUnit } from '#domain/inventory/stock';
import type { StockMovement } from '#domain/inventory/stockFacts';
import { isRefusal, refuse, type Refusal } from '#domain/refusals/refusal';
import { numberOf } from '#domain/values';
import type { ChangedRow } from '../../api/resource';
import { idOf, runText } from '../../db/statement';
import type { LogRow } from '../../events/changeLog';
import type { Looking, Mutation } from '../../pipeline/mutation';
import { loadStock } from './loadStock';

const PLACES = `select product_id, location_id from inventory where product_id = any($1)
  and (unit_count <> 0 or individual_count <> 0)`;

const UNIT = 'quantity_per_unit';

const isKeeps = (value: unknown): value is StockKeeps => STOCK_KEEPS.some((word) => word === value);

/**
 * What follows for the stock of products whose quantity per unit changes: a movement in each place where something lies
 * [INV-025]. Reads and locks the stock.
 */
export const changedUnits = async (
  mutation: Mutation,
  changed: readonly ChangedRow[],
  { stock_keeps }: Readonly<Record<string, unknown>>,
): Promise<readonly Change[] | Refusal> => {
  const products = changed.filter(
    ({ row, values }) =>
      values[UNIT] !== undefined && itemsPerUnit(numberOf(values[UNIT])) !== itemsPerUnit(numberOf(row[UNIT])),
  );
  if (products.length === 0) return [];
  const ids = products.map(({ row }) => idOf(row));
  const places = await runText(mutation.client, PLACES, [ids]);
  const stock = await loadStock(
    mutation,
    places.map(({ product_id, location_id }) => ({ product_id: Number(product_id), location_id: Number(location_id) })),
  );
  const movements: StockMovement[] = [];
  for (const { row, values } of products) {
    const product_id = idOf(row);
    const found = changeUnit(
      {
        product_id,
        before: numberOf(row[UNIT]),
        after: numberOf(values[UNIT]),
        keeps: isKeeps(stock_keeps) ? stock_keeps : undefined,
      },
      stock.rows.filter((one) => one.product_id === product_id),
      mutation.today,
    );
    if (isRefusal(found)) return found;
    movements.push(...found);
  }
  // Nothing came or went: nobody is told of a stock that has fallen.
  return moveStock({ ...stock, recipients: [] }, movements);
};

/**
 * A quantity per unit is taken back only with all of the stock that it gave a meaning: what came since would be valued
 * anew without a word [INV-025]. @throws AppError BAD_USER_INPUT
 */
export const assertMayUndoUnits = async ({ client }: Looking, entries: readonly LogRow[]): Promise<void> => {
  const units = entries.filter(
    ({ entity, before, after }) => entity === 'product' && before && after && UNIT in before,
  );
  if (units.length === 0) return;
  const explained = new Set(entries.flatMap(({ entity, entity_id }) => (entity === 'inventory' ? [entity_id] : [])));
  const standing = await runText(
    client,
    'select id from inventory where product_id = any($1) and (unit_count <> 0 or individual_count <> 0)',
    [units.map(({ entity_id }) => entity_id)],
  );
  if (standing.some((row) => !explained.has(idOf(row)))) throw refusalError(refuse('product_unit_undo'));
};
