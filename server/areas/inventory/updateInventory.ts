import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import type { CountInput } from '#domain/inventory/count/countInput';
import { decideCount, isStaleCount, placeOf } from '#domain/inventory/count/decideCount';
import { placeKey, type StockFacts } from '#domain/inventory/stockFacts';
import type { FieldAsker } from '../../api/fieldRights';
import { withoutHidden } from '../../api/seenColumns';
import { readPlaces, readStock, type StockAnswer } from './readStock';
import type { Command } from '../../pipeline/command';
import type { Mutation } from '../../pipeline/mutation';
import { countInput } from './countInput';
import { loadStock } from './loadStock';

/** What somebody else has stored: what is counted, when and by whom, as far as the user sees it, and nothing of costs. */
const meanwhile = (
  actor: FieldAsker,
  { id, version, unit_count, individual_count, count_date, changed_by, updated_at }: StockAnswer,
) =>
  withoutHidden(
    actor,
    { id, version, unit_count, individual_count, count_date, changed_by, updated_at },
    {
      unit_count: 'inventory.unit_count',
      individual_count: 'inventory.individual_count',
      count_date: 'inventory.count_date',
      changed_by: 'inventory.updated_by',
      updated_at: 'inventory.updated_at',
    },
  );

/**
 * @throws AppError CONFLICT whose `current` are all rows that someone else changed meanwhile, with their names and
 * times
 */
const assertFresh = async ({ client, actor }: Mutation, { rows }: StockFacts, input: CountInput): Promise<void> => {
  const stored = new Map(rows.map((row) => [placeKey(row), row]));
  const stale = input.rows.filter((row) => isStaleCount(row, stored.get(placeKey(placeOf(row)))));
  if (stale.length === 0) return;
  if (stale.some((row) => !stored.has(placeKey(placeOf(row))))) throw new AppError('NOT_FOUND');
  const current = (
    await readStock(
      client,
      stale.flatMap((row) => stored.get(placeKey(placeOf(row)))?.id ?? []),
    )
  ).map((row) => meanwhile(actor, row));
  const [first] = current;
  throw new AppError('CONFLICT', {
    current,
    ...(first?.changed_by ? { changed_by: first.changed_by } : {}),
    ...(first?.updated_at ? { changed_at: first.updated_at } : {}),
  });
};

/** What someone counted becomes the stock: all rows, or none [INV-013 INV-015 INV-023]. */
export const updateInventory: Command<CountInput, StockFacts, StockAnswer[]> = {
  name: 'updateInventory',
  need: CALLS.updateInventory.need,
  input: countInput,
  load: async (mutation, input) => {
    const facts = await loadStock(mutation, input.rows.map(placeOf));
    await assertFresh(mutation, facts, input);
    return facts;
  },
  decide: decideCount,
  result: (_written, { client }, { rows }) => readPlaces(client, rows.map(placeOf)),
};
