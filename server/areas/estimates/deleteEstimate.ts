import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { mayApprove } from '#domain/estimates/estimateRights';
import { jobRemoval } from '#domain/jobSave/removal';
import type { Command } from '../../pipeline/command';
import { assertMayUndoEstimate } from './assertMayUndoEstimate';
import { loadRemoval } from '../jobs/write/deleteJob';

type Input = { id: number };

/** Takes an estimate out of every list, by who may approve them [EST-006 EST-015]. */
export const deleteEstimate: Command<Input, readonly number[], Input> = {
  name: 'deleteEstimate',
  need: CALLS.deleteEstimate.need,
  input: z.strictObject({ id: z.int() }),
  assertMayUndo: assertMayUndoEstimate,
  load: (mutation, { id }) => {
    if (!mayApprove(mutation.actor.preliminary_estimate_action)) throw new AppError('FORBIDDEN');
    return loadRemoval(mutation, id, true);
  },
  decide: (subJobs, { id }) => ({ changes: jobRemoval(id, subJobs) }),
  result: (_written, _mutation, { id }) => ({ id }),
};
