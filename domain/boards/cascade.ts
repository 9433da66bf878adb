import { isResettable, RESET_FIELDS } from '../pebble/awaitingBuilder';
import { withStatus } from '../pebble/subJobStatus';
import { CATEGORY, STATUS } from '../statuses';
import { isOpenStatus } from '../statusTable';
import type { Draft } from './draft';
import type { Card, SubJobFacts } from './types';

export type CascadeDirection = 'into' | 'out';

/** "The same job": the sub-job of a crew entry, every pebble sub-job of the job of a repair [BRD-044]. */
export const cascadeSubJobs = (
  card: Pick<Card, 'entity' | 'job_id' | 'job_detail_id'>,
  subJobs: Iterable<SubJobFacts>,
): number[] =>
  card.entity === 'crew_information'
    ? [card.job_detail_id]
    : Array.from(subJobs)
        .filter((subJob) => subJob.category_id === CATEGORY.PEBBLE && subJob.job_id === card.job_id)
        .map((subJob) => subJob.id);

/** A complete or cancelled sub-job never starts to wait; one that does not wait has nothing to come out of. */
const isSkipped = (status_id: number | null, direction: CascadeDirection): boolean =>
  direction === 'into' ? !isOpenStatus(status_id) : status_id !== STATUS.AWAITING_BUILDER;

/**
 * The awaiting-builder cascade on one sub-job: its status, and every open entry of phase 1 to 3 but the dropped card
 * back to pending without crew and date [BRD-040 BRD-041 BRD-042 BRD-043]. A second run changes nothing.
 */
export const cascade = (
  draft: Draft,
  job_detail_id: number,
  direction: CascadeDirection,
  dropped: string | null,
): void => {
  const subJob = draft.subJob(job_detail_id);
  if (!subJob || isSkipped(subJob.status_id, direction)) return;
  draft.setSubJob(
    job_detail_id,
    withStatus(subJob, direction === 'into' ? STATUS.AWAITING_BUILDER : STATUS.PENDING, draft.facts.today),
  );
  for (const entry of draft.entriesOf(job_detail_id)) {
    const isReset =
      entry.key !== dropped &&
      entry.id > 0 &&
      entry.entity === 'crew_information' &&
      isResettable({ phase_type_id: entry.phase_id, status_id: entry.status_id });
    if (isReset) draft.setCard(entry.key, { ...RESET_FIELDS, foreman_name: null, position: null });
  }
};
