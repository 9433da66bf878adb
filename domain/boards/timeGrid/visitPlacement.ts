import type { CivilDate } from '../../civilDate';
import { STATUS } from '../../statuses';
import { isOpenStatus } from '../../statusTable';
import { assignedKey, heldTray, trayKey } from '../bins';
import { BOARDS, trayOfStatus } from '../config';
import type { BinKey, TrayKind } from '../kinds';
import type { Card, SubJobFacts } from '../types';
import { isVisit } from './visitCard';
import type { Visited } from './visitsOf';

const { groups, loose } = BOARDS.warranty.week;
const TRAYS: readonly TrayKind[] = [...groups.flatMap(({ trays }) => trays), ...loose];

/** The tray of the warranty boards that a status names; unassigned and the grid follow from the times [BAPI-019]. */
export const heldVisitTray = (status_id: number | null): TrayKind | null => {
  const tray = trayOfStatus(status_id);
  return tray && TRAYS.includes(tray) ? tray : null;
};

/** The tray of a sub-job without an open visit; null when the board does not show it [WRB-020]. */
export const trayOfJob = (
  { status_id }: Pick<SubJobFacts, 'status_id'>,
  { open, completed }: Visited,
): BinKey | null => {
  if (open || !isOpenStatus(status_id)) return null;
  const held = heldVisitTray(status_id);
  if (held) return heldTray(held, 'WARRANTY', 'WARRANTY');
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
