import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import type { Change } from '#domain/changes';
import { AppError, badInput } from '#domain/errors';
import { isConvertible, mayApprove, mayEditEstimate, startsPreliminary } from '#domain/estimates/estimateRights';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { JobInfoDraft } from '#domain/jobs/draft';
import { decideSave } from '../jobs/write/decideSave';
import { NEW_JOB } from '../jobs/write/jobChanges';
import { loadSave, type SaveFacts } from '../jobs/write/loadSave';
import { maySave } from '../jobs/write/maySave';
import { withPlace } from '../jobs/write/withPlace';
import type { Command } from '../../pipeline/command';
import { assertMayUndoEstimate } from './assertMayUndoEstimate';
import { savedJob } from '../jobs/write/saveJob';
import { lockedRow, type Mutation } from '../../pipeline/mutation';
import type { Row } from '../../db/statement';

const estimate = z.record(z.string(), z.unknown());

interface New {
  estimateInput: Row;
  isPreliminary?: boolean | null | undefined;
}
interface Changed {
  id: number;
  estimate: Row;
}
interface Planned {
  changes: readonly Change[];
}

const withFields = (facts: SaveFacts, set: Partial<JobInfoDraft>): SaveFacts => ({
  ...facts,
  next: { ...facts.next, ...set },
});

/** Makes an estimate, preliminary as the user's action says [EST-011 EST-014]. */
export const createEstimate: Command<New, Planned, Row> = {
  name: 'createEstimate',
  need: CALLS.createEstimate.need,
  input: z.strictObject({ estimateInput: estimate, isPreliminary: z.boolean().nullish() }),
  assertMayUndo: assertMayUndoEstimate,
  load: async (mutation, { estimateInput, isPreliminary }) => {
    const facts = maySave(
      mutation,
      null,
      await loadSave(mutation, { id: null, is_estimate: true, job: estimateInput }),
    );
    const is_preliminary = startsPreliminary(mutation.actor.preliminary_estimate_action, isPreliminary === true);
    return { changes: decideSave(mutation, null, await withPlace(mutation, withFields(facts, { is_preliminary }))) };
  },
  decide: ({ changes }) => ({ changes }),
  result: (written, mutation) => savedJob(mutation, Number(written.made(NEW_JOB).id)),
};

/** Conversion is asked for by three flags together: the estimate becomes a job of the same number [EST-008]. */
const isConversion = (given: Row): boolean =>
  given.is_estimate === false && given.was_estimated === true && given.is_conversion === true;

/** Approval and a change of being preliminary, as they are asked for [EST-005 EST-014]. */
const askedOf = (stored: JobInfoDraft, given: Row): { approves: boolean; turns: boolean } => ({
  approves: typeof given.is_approved_by_user_id === 'number' && stored.is_approved_by_user_id === null,
  turns: typeof given.is_preliminary === 'boolean' && given.is_preliminary !== stored.is_preliminary,
});

/** What a save of an estimate sets beside its fields: approval, by the user who asks for it, and conversion [EST-005 EST-008]. */
const decisionOf = ({ actor }: Mutation, stored: JobInfoDraft, given: Row): Partial<JobInfoDraft> => {
  const { approves, turns } = askedOf(stored, given);
  const decided = {
    is_preliminary: turns ? !stored.is_preliminary : stored.is_preliminary,
    is_approved_by_user_id: approves ? actor.user_id : stored.is_approved_by_user_id,
  };
  if (!isConversion(given)) return decided;
  if (!isConvertible(decided)) throw badInput([fieldIssue('is_conversion', 'estimate_preliminary')]);
  return { ...decided, is_estimate: false, was_estimated: true, is_conversion: true };
};

/** Saves an estimate, approves it, or makes a job of it [EST-005 EST-008 EST-011 EST-014 EST-015]. */
export const updateEstimate: Command<Changed, Planned, Row> = {
  name: 'updateEstimate',
  need: CALLS.updateEstimate.need,
  input: z.strictObject({ id: z.int(), estimate }),
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
    const { approves, turns } = askedOf(stored, given);
    // A form that was open while somebody made the estimate final sends the old value along: it is told what it missed.
    const asks = approves || (turns && (given.is_preliminary === false || loaded.staleJob === null));
    if (asks && !mayApprove(actor.preliminary_estimate_action)) throw new AppError('FORBIDDEN');
    const facts = maySave(mutation, id, loaded);
    const placed = await withPlace(mutation, withFields(facts, decisionOf(mutation, stored, given)));
    return { changes: decideSave(mutation, id, placed) };
  },
  decide: ({ changes }) => ({ changes }),
  result: (_written, mutation, { id }) => savedJob(mutation, id),
};
