import { guniteSummary, historyChanged, type GuniteRow } from '../gunite/summary';
import { withStatus } from '../pebble/subJobStatus';
import { STATUS } from '../statuses';
import type { Draft } from './draft';
import { isStandIn } from './standIns';
import type { Card, SubJobFacts } from './types';

const NONE: Draft['changedKeys'] = new Set<string>();

/** The history rows among the cards of a sub-job; a stand-in is none unless it is about to become one. */
export const guniteRows = (cards: readonly Card[], made: Draft['changedKeys'] = NONE): GuniteRow[] =>
  cards
    .filter((card) => card.entity === 'gunite_history' && (!isStandIn(card) || made.has(card.key)))
    .map(({ id, type_id, status_id, crew_id, date, yardage }) => ({
      id,
      type_id,
      status_id,
      crew_id,
      gunite_date: date,
      yardage,
    }));

/**
 * A gunite sub-job: finished_date is derived anew only when an entry changed its type, date or status, so that a status
 * picked by hand stands until then; a complete sub-job that is no longer finished is pending [BRD-038 GUN-014 GUN-023].
 */
export const deriveGunite = (draft: Draft, subJob: SubJobFacts): void => {
  if (!subJob.gunite_summary) return;
  const cards = draft.entriesOf(subJob.id);
  const before = guniteRows(cards.flatMap((card) => draft.facts.cards.get(card.key) ?? []));
  const after = guniteRows(cards, draft.changedKeys);
  const derived = guniteSummary(after);
  const isChanged = historyChanged(before, after);
  const finished_date = isChanged ? derived.finished_date : subJob.gunite_summary.finished_date;
  draft.setSubJob(subJob.id, { gunite_summary: { ...derived, finished_date } });
  if (isChanged && subJob.status_id === STATUS.COMPLETE && finished_date === null) {
    draft.setSubJob(subJob.id, withStatus(subJob, STATUS.PENDING, draft.facts.today));
  }
};
