import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { Change } from '#domain/changes';
import { AppError } from '#domain/errors';
import { mayApprove } from '#domain/estimates/estimateRights';
import type { Command } from '../../pipeline/command';
import { assertMayUndoEstimate } from './assertMayUndoEstimate';
import { planRemoval } from '../jobs/write/deleteJob';

type Input = { id: number };

/** Takes an estimate out of every list, by who may approve them [EST-006 EST-015]. */
export const deleteEstimate: Command<Input, { changes: readonly Change[] }, Input> = {
  name: 'deleteEstimate',
  need: CALLS.deleteEstimate.need,
  input: z.strictObject({ id: z.int() }),
  assertMayUndo: assertMayUndoEstimate,
  load: (mutation, { id }) => {
    if (!mayApprove(mutation.actor.preliminary_estimate_action)) throw new AppError('FORBIDDEN');
    return planRemoval(mutation, id, true);
  },
  decide: ({ changes }) => ({ changes }),
  result: (_written, _mutation, { id }) => ({ id }),
};
