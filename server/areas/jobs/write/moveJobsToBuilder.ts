import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { ManyAnswer } from '../../../api/many/manyCommands';
import type { Command } from '../../../pipeline/command';
import { lockRows } from '../../../pipeline/lockRows';
import { assertMayUndoJob } from './assertMayUndoJob';
import { loadJobsMove, type FoundJobsMove } from './loadJobsMove';

const input = z.strictObject({
  ids: z.array(z.int()).min(1),
  company_id: z.int(),
});
type Input = z.infer<typeof input>;

/**
 * Moves jobs to another builder, all or none: one mutation, which one undo takes back [KEY-020]. Each job's history has
 * the builder and the contact of before.
 */
export const moveJobsToBuilder: Command<Input, FoundJobsMove, ManyAnswer> = {
  name: 'moveJobsToBuilder',
  need: CALLS.moveJobsToBuilder.need,
  input,
  assertMayUndo: assertMayUndoJob,
  load: async (mutation, given) => {
    await lockRows(mutation, { job: given.ids });
    return loadJobsMove(mutation.client, mutation.actor, given, true);
  },
  decide: ({ changes }) => ({ changes }),
  result: (_written, mutation, _input, { changes, same_count }) => ({
    mutation_id: mutation.id,
    changed_count: changes.length,
    unchanged_count: same_count,
  }),
};
