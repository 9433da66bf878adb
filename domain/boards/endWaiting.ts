import { withStatus } from '../pebble/subJobStatus';
import { STATUS } from '../statuses';
import type { Draft } from './draft';

/**
 * An entry of a board without cascade leaves Awaiting Builder: its sub-job waits no longer, and its other entries
 * follow it by placement.
 */
export const endWaiting = (draft: Draft, job_detail_id: number): void => {
  const subJob = draft.subJob(job_detail_id);
  if (subJob?.status_id === STATUS.AWAITING_BUILDER)
    draft.setSubJob(job_detail_id, withStatus(subJob, STATUS.PENDING, draft.facts.today));
};
