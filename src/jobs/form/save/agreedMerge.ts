import type { JobDraft } from '#domain/jobs/draft';
import { askToConfirm } from '../../../page/dialog/confirmStore';
import type { JobFormText } from '../data/useJobFormText';
import { asChoice } from '../../fields/choices';

/**
 * Whether a save may merge the estimate that is chosen in the job: it asks first, by whatever way the job is saved
 * [KEY-021]. True at once where none is chosen.
 */
export const agreedMerge = async ({ estimate_to_merge }: JobDraft, text: JobFormText): Promise<boolean> => {
  const estimate = asChoice(estimate_to_merge);
  return (
    estimate === null ||
    askToConfirm({
      text: text('merge_question', { name: estimate.name ?? estimate.id }),
      yes: text('merge_yes'),
      no: text('merge_no'),
    })
  );
};
