import { applicationsChanged, statusByApplications, withStatus } from '../pebble/subJobStatus';
import { type CrewRow, pebbleSummary } from '../pebble/summary';
import { CATEGORY, STATUS } from '../statuses';
import { deriveGunite } from './deriveGunite';
import type { Draft } from './draft';
import { isStandIn } from './standIns';
import type { Card, SubJobFacts } from './types';

/** The crew rows among the cards of a sub-job; a stand-in is none unless it is about to become one. */
const crewRows = (cards: readonly Card[], made: Draft['changedKeys']): CrewRow[] =>
  cards
    .filter((card) => card.entity === 'crew_information' && (!isStandIn(card) || made.has(card.key)))
    .map(({ id, phase_id, status_id, crew_id, date }) => ({ id, phase_type_id: phase_id, status_id, crew_id, date }));

const NONE: Draft['changedKeys'] = new Set<string>();

/**
 * A pebble sub-job: the status rule runs when the application rows changed, and when it has just come out of awaiting
 * builder.
 */
const derivePebble = (draft: Draft, subJob: SubJobFacts): void => {
  const job_detail_id = subJob.id;
  const cards = draft.entriesOf(job_detail_id);
  const before = crewRows(
    cards.flatMap((card) => draft.facts.cards.get(card.key) ?? []),
    NONE,
  );
  const after = crewRows(cards, draft.changedKeys);

  const stored = draft.facts.sub_jobs.get(job_detail_id);
  const isOut = stored?.status_id === STATUS.AWAITING_BUILDER && subJob.status_id !== STATUS.AWAITING_BUILDER;
  if (isOut || applicationsChanged(before, after)) {
    draft.setSubJob(
      job_detail_id,
      withStatus(subJob, statusByApplications(subJob.status_id, after), draft.facts.today),
    );
  }
  if (subJob.summary) {
    const summary = pebbleSummary(after, subJob.summary.app_date);
    draft.setSubJob(job_detail_id, { summary });
  }
};

const DERIVED: Readonly<Partial<Record<number, (draft: Draft, subJob: SubJobFacts) => void>>> = {
  [CATEGORY.PEBBLE]: derivePebble,
  [CATEGORY.GUNITE]: deriveGunite,
};

/** Brings the summaries and the status of a sub-job in line with its changed entries [BRD-038 BRD-039]. */
export const derive = (draft: Draft, job_detail_id: number): void => {
  const subJob = draft.subJob(job_detail_id);
  if (subJob) DERIVED[subJob.category_id]?.(draft, subJob);
};
