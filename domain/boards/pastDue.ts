import type { CivilDate } from '../civilDate';
import { isOver } from '../statusTable';
import { isTray } from './bins';
import type { Bin } from './kinds';
import type { Card, SubJob } from './types';

/** `requested_scheduled_date` of a card: the requested date of its sub-job [BRD-016]. */
export const requestedDate = (subJob: Pick<SubJob, 'requested_app_date'>): CivilDate | null =>
  subJob.requested_app_date;

/** True for work that nobody waits for any more, also for a prep that waits for the rest of its job. */
export const isDone = ({ status_id }: Pick<Card, 'status_id'>): boolean => isOver(status_id);

/**
 * `isPastDue`: not complete or cancelled, and its date before today; outside the assigned bins the requested date
 * stands in for a missing one [BRD-016].
 */
export const isPastDue = (card: Card, subJob: SubJob, bin: Bin, today: CivilDate): boolean => {
  if (isDone(card)) return false;
  const due = isTray(bin) ? (card.date ?? requestedDate(subJob)) : card.date;
  return due !== null && due < today;
};

/** How past-due cards look [BRD-015 BRD-016]. */
export const PAST_DUE = { background: '#FDE2E2', text: { en: 'Past due', es: 'Vencida' } } as const;
