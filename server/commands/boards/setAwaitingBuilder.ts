import type { z } from 'zod';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { boardConfig } from '#domain/boards/config';
import { refuse } from '#domain/boards/refusals';
import { decideSetAwaitingBuilder } from '#domain/boards/setAwaitingBuilder';
import { CATEGORY } from '#domain/statuses';
import type { Command } from '../command';
import { asDecision } from './asDecision';
import { assertMayUndoMoves } from './assertMayUndoMoves';
import { awaitingBuilder } from './inputs';
import { pebbleFacts } from './pebbleFacts';

type Input = z.infer<typeof awaitingBuilder>;

/** "Set job to Awaiting Builder" of a card's menu, and back: the sub-job's status with the cascade [BRD-049]. */
export const setAwaitingBuilder: Command<Input, BoardFacts, { id: number }> = {
  name: 'setAwaitingBuilder',
  need: boardConfig('pebble', 'week').edit_permission,
  input: awaitingBuilder,
  assertMayUndo: assertMayUndoMoves,
  load: (mutation, { job_detail_id }) => pebbleFacts(mutation, { view: 'week', date: mutation.today, subJobs: [job_detail_id] }),
  decide: (facts, { job_detail_id, is_awaiting_builder }) => {
    const isPebble = facts.sub_jobs.get(job_detail_id)?.category_id === CATEGORY.PEBBLE;
    return asDecision(isPebble ? decideSetAwaitingBuilder(facts, job_detail_id, is_awaiting_builder) : refuse('not_on_board'));
  },
  result: (_written, _mutation, { job_detail_id }) => ({ id: job_detail_id }),
};
