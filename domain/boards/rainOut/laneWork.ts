import type { CivilDate } from '../../civilDate';
import { parseBinKey } from '../bins';
import { decisionContext, type ShownBoard } from '../boardFacts';
import type { Bin } from '../kinds';
import { lockOf } from '../locks';
import { gatherCards, sortBin } from '../placeCards';
import { STATUS } from '../../statuses';
import { promiseOf } from '../told/told';
import type { Card } from '../types';
import { laneOf, type Lane, type RainRequest, type StayReason } from './rainOut';

/** The cards of a crew's day, in their order. */
export interface LaneDay {
  bin: Bin;
  date: CivilDate;
  cards: readonly Card[];
}

/** The days of each row from the first lost one on, in their order; rows that the request leaves out are not among them. */
export const laneWork = (board: ShownBoard, { days, lanes }: RainRequest): Map<Lane, LaneDay[]> => {
  const first = days.toSorted()[0];
  const work = new Map<Lane, LaneDay[]>();
  if (first === undefined) return work;
  for (const [key, cards] of gatherCards(board, decisionContext(board))) {
    const bin = parseBinKey(key);
    if (!bin || bin.kind !== 'assigned' || bin.date === null || bin.date < first) continue;
    const lane = laneOf(bin.stage, bin.crew_id);
    if (lanes && !lanes.has(lane)) continue;
    const own = work.get(lane) ?? [];
    own.push({ bin, date: bin.date, cards: sortBin(key, cards, board) });
    work.set(lane, own);
  }
  for (const own of work.values()) own.sort((a, b) => (a.date < b.date ? -1 : 1));
  return work;
};

/** Why a card stays on its day whatever happens to the others; null for one that may go. */
export const stayReason = (
  { rights, today, sub_jobs }: ShownBoard,
  { started }: RainRequest,
  card: Card,
  bin: Bin,
): StayReason | null => {
  if (card.status_id === STATUS.COMPLETE) return 'complete';
  if (started.has(card.key)) return 'started';
  if (lockOf(card, bin, rights, today)) return 'locked';
  return promiseOf(card, sub_jobs.get(card.job_detail_id)) ? 'promised' : null;
};

/** Whether the loss of a day is about this card: the work before a stop, and what was not chosen, goes on. */
export const isLost = ({ days, keys, from_stop }: RainRequest, { date, cards }: LaneDay, card: Card): boolean =>
  days.includes(date) &&
  (keys === null || keys.has(card.key)) &&
  (date > (days.toSorted()[0] ?? date) || cards.indexOf(card) >= from_stop - 1);
