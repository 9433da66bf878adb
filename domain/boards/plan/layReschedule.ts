import { STATUS } from '../../statuses';
import { mayHaveDate } from '../../statusTable';
import type { Draft } from '../draft';
import { endWaiting } from '../endWaiting';
import type { Bin } from '../kinds';
import type { Card } from '../types';

/** Lays another date and crew of a Day 2 to 8 entry into a draft: its type stays [BRD-050]. */
export const layReschedule = (draft: Draft, card: Card, from: Bin, place: Pick<Card, 'crew_id' | 'date'>): void => {
  const status_id = mayHaveDate(card.status_id) ? card.status_id : STATUS.PENDING;
  draft.setCard(card.key, { ...place, status_id, job_order: null, position: null });
  if (from.kind === 'awaitingBuilder') endWaiting(draft, card.job_detail_id);
};
