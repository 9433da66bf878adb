import type { z } from 'zod';
import { can } from '#domain/access/can';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { cardKey } from '#domain/boards/boardState';
import { boardConfig } from '#domain/boards/config';
import { decideReorder, type SortItem } from '#domain/boards/reorder';
import { AppError, badInput } from '#domain/errors';
import type { Command } from '../command';
import { asDecision } from './asDecision';
import { assertMayUndoMoves } from './assertMayUndoMoves';
import { sortOrder } from './inputs';
import { pebbleFacts } from './pebbleFacts';

type Input = z.infer<typeof sortOrder>;
interface Facts { board: BoardFacts; items: SortItem[] }

const EDIT = {
  Pebble: boardConfig('pebble', 'week').edit_permission,
  Gunite: boardConfig('gunite', 'week').edit_permission,
} as const satisfies Record<Input[number]['category'], unknown>;

/** The cards of a crew's day get a new order: each item an entry, its number 1 to 8 and its board [BRD-062 BAPI-008]. */
export const reorderBins: Command<Input, Facts, Input> = {
  name: 'updateBoardSortOrder',
  need: { any: [EDIT.Pebble, EDIT.Gunite] },
  input: sortOrder,
  assertMayUndo: assertMayUndoMoves,
  load: async (mutation, input) => {
    if (!input.every(({ category }) => can(mutation.actor.permissions, EDIT[category]))) throw new AppError('FORBIDDEN');
    const foreign = input.findIndex(({ category }) => category !== 'Pebble');
    if (foreign >= 0) throw badInput([{ path: `${foreign}.category`, message: 'This board is not available yet.' }]);
    const entries = input.map(({ id }) => id);
    const board = await pebbleFacts(mutation, { view: 'week', date: mutation.today, subJobs: [], entries });
    return { board, items: input.map(({ id, order }) => ({ key: cardKey('crew_information', id), order })) };
  },
  decide: ({ board, items }) => asDecision(decideReorder(board, items)),
  result: (written, _mutation, input) => input.map((item) => ({ ...item, order: Number(written.row('crew_information', item.id)?.job_order ?? item.order) })),
};
