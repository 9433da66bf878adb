import type { z } from 'zod';
import { can } from '#domain/access/can';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { boardConfig } from '#domain/boards/config';
import { decideSetAwaitingBuilder } from '#domain/boards/setAwaitingBuilder';
import { AppError, refusalError } from '#domain/errors';
import type { Command } from '../../../pipeline/command';
import type { Mutation } from '../../../pipeline/mutation';
import { runText } from '../../../db/statement';
import { assertMayUndoMoves } from './assertMayUndoMoves';
import { ENTRY_TABLES, type EntryTable } from '../../../pipeline/places/entryTables';
import { awaitingBuilder } from './inputs';
import { loadBoardFacts } from './loadBoardFacts';
import { settleMoves } from './settleMoves';
import { refuse } from '#domain/refusals/refusal';

type Input = z.infer<typeof awaitingBuilder>;

const editOf = ({ category }: EntryTable) => boardConfig(category, 'week').edit_permission;

/** The board of the sub-job's category, with the edit right that it asks for. */
const boardOf = async ({ client, actor }: Mutation, { job_detail_id }: Input): Promise<EntryTable> => {
  const [row] = await runText(client, 'select job_category_id from job_detail where id = $1 and deleted_at is null', [
    job_detail_id,
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  const board = ENTRY_TABLES.find(({ category_id }) => category_id === row.job_category_id);
  if (!board) throw refusalError(refuse('not_on_board'));
  if (!can(actor.permissions, editOf(board))) throw new AppError('FORBIDDEN');
  return board;
};

/**
 * "Set job to Awaiting Builder" of a card's menu, and back: the sub-job's status, on the pebble boards with the cascade
 * [BRD-049].
 */
export const setAwaitingBuilder: Command<Input, BoardFacts, { id: number }> = {
  name: 'setAwaitingBuilder',
  need: { any: ENTRY_TABLES.map(editOf) },
  input: awaitingBuilder,
  places: ({ job_detail_id }) => ({ subJobs: [job_detail_id] }),
  assertMayUndo: assertMayUndoMoves,
  settleUndo: settleMoves,
  load: async (mutation, input) =>
    loadBoardFacts(mutation, await boardOf(mutation, input), {
      view: 'week',
      date: mutation.today,
      subJobs: [input.job_detail_id],
    }),
  decide: (facts, { job_detail_id, is_awaiting_builder }) =>
    decideSetAwaitingBuilder(facts, job_detail_id, is_awaiting_builder),
  result: (_written, _mutation, { job_detail_id }) => ({ id: job_detail_id }),
};
