import type { z } from 'zod';
import { can } from '#domain/access/can';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { cardKey } from '#domain/boards/boardState';
import { boardConfig } from '#domain/boards/config';
import { decideReorder, type SortItem } from '#domain/boards/reorder';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { Command } from '../../../pipeline/command';
import { assertMayUndoMoves } from './assertMayUndoMoves';
import { holdDays, type WantedPlaces } from '../../../pipeline/places/holdPlaces';
import { CREW_ENTRIES, ENTRY_TABLES, HISTORY_ENTRIES, type EntryTable } from '../../../pipeline/places/entryTables';
import { sortOrder } from './inputs';
import { loadBoardFacts } from './loadBoardFacts';
import { settleMoves } from './settleMoves';
import { isRefusal } from '#domain/refusals/refusal';

type Input = z.infer<typeof sortOrder>;
type Item = Input['items'][number];
type Facts = { board: BoardFacts; items: SortItem[] }[];

const BOARDS = { Pebble: CREW_ENTRIES, Gunite: HISTORY_ENTRIES } as const satisfies Record<
  Item['category'],
  EntryTable
>;
const EDIT = {
  Pebble: boardConfig('pebble', 'week').edit_permission,
  Gunite: boardConfig('gunite', 'week').edit_permission,
} as const satisfies Record<Item['category'], unknown>;

const placesOf = ({ items }: Input): WantedPlaces => ({
  entries: Object.fromEntries(
    ENTRY_TABLES.map((table) => [
      table.name,
      items.filter(({ category }) => BOARDS[category] === table).map(({ id }) => id),
    ]),
  ),
});

/**
 * The cards of a crew's day get a new order: each item an entry, its number 1 to 8 and its board [BRD-062 BAPI-008].
 */
export const reorderBins: Command<Input, Facts, Item[]> = {
  name: 'updateBoardSortOrder',
  need: { any: [EDIT.Pebble, EDIT.Gunite] },
  input: sortOrder,
  places: placesOf,
  assertMayUndo: assertMayUndoMoves,
  settleUndo: settleMoves,
  load: async (mutation, input) => {
    const { items } = input;
    if (!items.every(({ category }) => can(mutation.actor.permissions, EDIT[category])))
      throw new AppError('FORBIDDEN');
    const twice = items.flatMap(({ id, category }, index) =>
      items.findIndex((one) => one.id === id && one.category === category) < index
        ? [fieldIssue(`items.${index}.id`, 'twice')]
        : [],
    );
    if (twice.length > 0) throw badInput(twice);
    await holdDays(mutation, [placesOf(input)]);
    const facts: Facts = [];
    for (const table of ENTRY_TABLES) {
      const own = items.filter(({ category }) => BOARDS[category] === table);
      if (own.length === 0) continue;
      const board = await loadBoardFacts(mutation, table, {
        view: 'week',
        date: mutation.today,
        subJobs: [],
        entries: own.map(({ id }) => id),
      });
      facts.push({ board, items: own.map(({ id, order }) => ({ key: cardKey(table.name, id), order })) });
    }
    return facts;
  },
  decide: (facts) => {
    const decisions = facts.map(({ board, items }) => decideReorder(board, items));
    return (
      decisions.find(isRefusal) ?? {
        changes: decisions.flatMap((decision) => (isRefusal(decision) ? [] : decision.changes)),
      }
    );
  },
  result: (written, _mutation, { items }) =>
    items.map((item) => ({
      ...item,
      order: Number(written.row(BOARDS[item.category].name, item.id)?.job_order ?? item.order),
    })),
};
