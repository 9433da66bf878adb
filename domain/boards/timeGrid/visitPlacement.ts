import type { CivilDate } from '../../civilDate';
import { STATUS } from '../../statuses';
import { assignedKey, trayKey } from '../bins';
import type { BinKey } from '../kinds';
import type { Card, SubJobFacts } from '../types';
import { isVisit } from './visitCard';
import type { Visited } from './visitsOf';

const HIDDEN: readonly (number | null)[] = [STATUS.COMPLETE, STATUS.CANCELLED];

/** The tray of a sub-job without an open visit; null when the board does not show it [WRB-020]. */
export const trayOfJob = (
  { status_id }: Pick<SubJobFacts, 'status_id'>,
  { open, completed }: Visited,
): BinKey | null => {
  if (open || HIDDEN.includes(status_id)) return null;
  if (status_id === STATUS.ON_HOLD) return trayKey('onHold', 'WARRANTY');
  if (status_id === STATUS.AWAITING_BUILDER) return trayKey('awaitingBuilder', null);
  // A finished visit of a scheduled job: whether another one is needed is said by its status.
  if (status_id === STATUS.SCHEDULED && completed) return null;
  return trayKey('unassigned', 'WARRANTY');
};

/** Where a block or a card of the warranty boards stands: a fieldworker's day, a tray, or nowhere. */
export const visitPlacement = (
  card: Card,
  subJob: SubJobFacts,
  visited: Visited,
  isInView: (date: CivilDate) => boolean,
): BinKey | null => {
  if (!isVisit(card)) return trayOfJob(subJob, visited);
  return card.date !== null && isInView(card.date) ? assignedKey('WARRANTY', card.crew_id, card.date) : null;
};
