import { badInput } from '../errors';
import { fieldIssue } from '../fields/fieldIssue';
import type { JobInfoDraft } from '../jobs/draft';
import type { SaveFacts } from '../jobSave/saveFacts';
import { isConvertible } from './estimateRights';

type Given = Readonly<Record<string, unknown>>;

/** What a save of a stored estimate asks for beside its fields, and who asks. */
export interface EstimateRequest {
  user_id: number;
  given: Given;
}

/** Conversion is asked for by three flags together: the estimate becomes a job of the same number [EST-008]. */
const isConversion = (given: Given): boolean =>
  given.is_estimate === false && given.was_estimated === true && given.is_conversion === true;

/** Approval and a change of being preliminary, as they are asked for [EST-005 EST-014]. */
export const turnsAsked = (stored: JobInfoDraft, given: Given): { approves: boolean; turns: boolean } => ({
  approves: typeof given.is_approved_by_user_id === 'number' && stored.is_approved_by_user_id === null,
  turns: typeof given.is_preliminary === 'boolean' && given.is_preliminary !== stored.is_preliminary,
});

/**
 * A save of an estimate with what it sets beside its fields: approval, by the user who asks for it, and conversion
 * [EST-005 EST-008].
 * @throws AppError BAD_USER_INPUT for a conversion of one that is preliminary
 */
export const decideEstimate = (save: SaveFacts, { user_id, given }: EstimateRequest): SaveFacts => {
  const { stored, next } = save;
  if (!stored) return save;
  const { approves, turns } = turnsAsked(stored, given);
  const decided = {
    is_preliminary: turns ? !stored.is_preliminary : stored.is_preliminary,
    is_approved_by_user_id: approves ? user_id : stored.is_approved_by_user_id,
  };
  if (!isConversion(given)) return { ...save, next: { ...next, ...decided } };
  if (!isConvertible(decided)) throw badInput([fieldIssue('is_conversion', 'estimate_preliminary')]);
  return { ...save, next: { ...next, ...decided, is_estimate: false, was_estimated: true, is_conversion: true } };
};
