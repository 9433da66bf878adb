import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { AppError } from '#domain/errors';
import { decideEstimate, turnsAsked, type EstimateRequest } from '#domain/estimates/decideEstimate';
import { mayApprove, mayEditEstimate, startsPreliminary } from '#domain/estimates/estimateRights';
import { decideSave } from '#domain/jobSave/decideSave';
import { NEW_JOB } from '#domain/jobSave/jobChanges';
import type { SaveFacts } from '#domain/jobSave/saveFacts';
import { loadSave } from '../jobs/write/loadSave';
import { maySave } from '../jobs/write/maySave';
import { withPlace } from '../jobs/write/withPlace';
import type { Command } from '../../pipeline/command';
import { assertMayUndoEstimate } from './assertMayUndoEstimate';
import { savedJob } from '../jobs/write/saveJob';
import { lockedRow } from '../../pipeline/mutation';
import { idOf, type Row } from '../../db/statement';

const estimate = z.record(z.string(), z.unknown());

interface New {
  estimateInput: Row;
  isPreliminary?: boolean | null | undefined;
}
interface Changed {
  id: number;
  estimate: Row;
}
interface Facts {
  save: SaveFacts;
  asked: EstimateRequest;
}

/** Makes an estimate, preliminary as the user's action says [EST-011 EST-014]. */
export const createEstimate: Command<New, SaveFacts, Row> = {
  name: 'createEstimate',
  need: CALLS.createEstimate.need,
  input: z.strictObject({ estimateInput: estimate, isPreliminary: z.boolean().nullish() }),
  within: 'estimateInput',
  assertMayUndo: assertMayUndoEstimate,
  load: async (mutation, { estimateInput, isPreliminary }) => {
    const facts = maySave(
      mutation,
      null,
      await loadSave(mutation, { id: null, is_estimate: true, job: estimateInput }),
    );
    const is_preliminary = startsPreliminary(mutation.actor.preliminary_estimate_action, isPreliminary === true);
    return withPlace(mutation, { ...facts, next: { ...facts.next, is_preliminary } }, estimateInput);
  },
  decide: (facts) => ({ changes: decideSave(null, facts) }),
  result: (written, mutation) => savedJob(mutation, idOf(written.made(NEW_JOB))),
};

/** Saves an estimate, approves it, or makes a job of it [EST-005 EST-008 EST-011 EST-014 EST-015]. */
export const updateEstimate: Command<Changed, Facts, Row> = {
  name: 'updateEstimate',
  need: CALLS.updateEstimate.need,
  input: z.strictObject({ id: z.int(), estimate }),
  within: 'estimate',
  assertMayUndo: assertMayUndoEstimate,
  load: async (mutation, { id, estimate: given }) => {
    const { actor } = mutation;
    const loaded = await loadSave(mutation, { id, is_estimate: true, job: given });
    const { stored } = loaded.facts;
    const row = lockedRow(mutation, 'job', id);
    if (!stored || !row) throw new AppError('NOT_FOUND');
    const created_by = typeof row.created_by === 'number' ? row.created_by : null;
    if (!mayEditEstimate(actor.preliminary_estimate_action, { ...stored, created_by }, actor.user_id))
      throw new AppError('FORBIDDEN');
    const asked = { user_id: actor.user_id, given };
    const { approves, turns } = turnsAsked(stored, given);
    // A form that was open while somebody made the estimate final sends the old value along: it is told what it missed.
    const needsApproval = approves || (turns && (given.is_preliminary === false || loaded.staleJob === null));
    if (needsApproval && !mayApprove(actor.preliminary_estimate_action)) throw new AppError('FORBIDDEN');
    return { save: await withPlace(mutation, maySave(mutation, id, loaded), given), asked };
  },
  decide: ({ save, asked }, { id }) => ({ changes: decideSave(id, decideEstimate(save, asked)) }),
  result: (_written, mutation, { id }) => savedJob(mutation, id),
};
