import type { BoardRefusal } from './boardRefusal';
import { withStatus } from '../pebble/subJobStatus';
import { CATEGORY, STATUS } from '../statuses';
import { isOpenStatus } from '../statusTable';
import { type BoardFacts, binIndex } from './boardFacts';
import { cascade } from './cascade';
import { draftOf } from './draft';
import type { RedateDecision } from './redate';
import { completeDraft } from './completeDraft';
import { refuse } from '../refusals/refusal';

/**
 * "Set job to Awaiting Builder" of the card menu, and back: the sub-job's status 19 or 2, on a pebble sub-job with the
 * cascade [BRD-049]. A sub-job that already is as asked changes nothing.
 */
export const decideSetAwaitingBuilder = (
  facts: BoardFacts,
  job_detail_id: number,
  is_awaiting_builder: boolean,
): RedateDecision | BoardRefusal => {
  if (!facts.rights.can_edit) return refuse('no_edit_right');
  const subJob = facts.sub_jobs.get(job_detail_id);
  if (!subJob) return refuse('not_on_board');
  const isWaiting = subJob.status_id === STATUS.AWAITING_BUILDER;
  if (isWaiting === is_awaiting_builder) return { changes: [], affectedBins: [] };
  if (is_awaiting_builder && !isOpenStatus(subJob.status_id)) return refuse('job_closed');

  const draft = draftOf(facts);
  if (subJob.category_id === CATEGORY.PEBBLE) cascade(draft, job_detail_id, is_awaiting_builder ? 'into' : 'out', null);
  else
    draft.setSubJob(
      job_detail_id,
      withStatus(subJob, is_awaiting_builder ? STATUS.AWAITING_BUILDER : STATUS.PENDING, facts.today),
    );
  const { affected } = completeDraft(draft, binIndex(facts));
  return { changes: draft.changes(), affectedBins: [...affected] };
};
