import { STATUS } from '../../statuses';
import type { Draft } from '../draft';
import { endWaiting } from '../endWaiting';
import type { Bin } from '../kinds';
import type { Card } from '../types';

/** Statuses of an entry without a date: one that gets a date is pending again. */
const WITHOUT_DATE: readonly (number | null)[] = [
  STATUS.ON_HOLD,
  STATUS.WEEPING,
  STATUS.CANCELLED,
  STATUS.AWAITING_BUILDER,
];

/** Lays another date and crew of a Day 2 to 8 entry into a draft: its type stays [BRD-050]. */
export const layReschedule = (draft: Draft, card: Card, from: Bin, place: Pick<Card, 'crew_id' | 'date'>): void => {
  const status_id = WITHOUT_DATE.includes(card.status_id) ? STATUS.PENDING : card.status_id;
  draft.setCard(card.key, { ...place, status_id, job_order: null, position: null });
  if (from.kind === 'awaitingBuilder') endWaiting(draft, card.job_detail_id);
};
