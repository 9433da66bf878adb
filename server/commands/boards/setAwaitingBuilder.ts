import type { z } from 'zod';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { boardConfig } from '#domain/boards/config';
import { decideSetAwaitingBuilder } from '#domain/boards/setAwaitingBuilder';
import type { Command } from '../command';
import { asDecision } from './boardError';
import { awaitingBuilder } from './inputs';
import { pebbleFacts } from './pebbleFacts';

type Input = z.infer<typeof awaitingBuilder>;

/** "Set job to Awaiting Builder" of a card's menu, and back: the sub-job's status with the cascade [BRD-049]. */
export const setAwaitingBuilder: Command<Input, BoardFacts, { id: number }> = {
  name: 'setAwaitingBuilder',
  need: boardConfig('pebble', 'week').edit_permission,
  input: awaitingBuilder,
  load: (mutation, { job_detail_id }) => pebbleFacts(mutation, { view: 'week', date: mutation.today, subJobs: [job_detail_id], targets: [] }),
  decide: (facts, { job_detail_id, is_awaiting_builder }) => asDecision(decideSetAwaitingBuilder(facts, job_detail_id, is_awaiting_builder)),
  result: (_written, _mutation, { job_detail_id }) => ({ id: job_detail_id }),
};
