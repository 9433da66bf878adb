import { addDays, daysBetween, type CivilDate } from '../../civilDate';
import { assignedBin, tray } from '../bins';
import { canDrop } from '../dropRules';
import { isRescheduled } from '../groupMove';
import { crewRefusal } from '../crewRules';
import type { ShownBoard } from '../boardFacts';
import { amountOf, type Amount } from '../heads';
import type { Bin } from '../kinds';
import type { Card } from '../types';
import { isUsualWork, USUAL_DAY } from '../usualWork';
import { isLost, stayReason, type LaneDay } from './laneWork';
import { laneOf, type Lane, type RainMove, type RainPlan, type RainRequest, type StayReason } from './rainOut';

/** What stands on the days of a row while a plan is made. */
type Room = Amount;

interface Spreading {
  board: ShownBoard;
  request: RainRequest;
  /** All rows of the board, lost ones and others. */
  all: ReadonlyMap<Lane, readonly LaneDay[]>;
  rooms: Map<string, Room>;
}

const roomOf = ({ all, rooms, board }: Spreading, { key, stage, crew_id, date }: Bin): Room => {
  const known = rooms.get(key);
  if (known) return known;
  const day = (all.get(laneOf(stage, crew_id)) ?? []).find((one) => one.date === date);
  const room = amountOf(day?.cards ?? [], board.sub_jobs, board.config.category);
  rooms.set(key, room);
  return room;
};

const sizeOf = ({ sub_jobs, config }: ShownBoard, card: Card): Amount => amountOf([card], sub_jobs, config.category);

/** A row without a capacity takes as many stops on a day as on its fullest one. */
const usualCards = ({ all }: Spreading, lane: Lane): number =>
  Math.max(1, ...(all.get(lane) ?? []).map(({ cards }) => cards.length));

const hasRoom = (spreading: Spreading, bin: Bin, card: Card): boolean => {
  const { request, board } = spreading;
  const capacity = bin.date === null ? null : request.capacityOn(bin.date, bin.crew_id, bin.stage);
  const room = roomOf(spreading, bin);
  return capacity === null
    ? room.cards < usualCards(spreading, laneOf(bin.stage, bin.crew_id))
    : room.hundredths + sizeOf(board, card).hundredths <= capacity * 100;
};

const take = (spreading: Spreading, from: Bin, to: Bin, card: Card): RainMove => {
  const [left, room] = [roomOf(spreading, from), roomOf(spreading, to)];
  const size = sizeOf(spreading.board, card);
  left.hundredths -= size.hundredths;
  left.cards -= size.cards;
  left.unknown -= size.unknown;
  room.hundredths += size.hundredths;
  room.cards += size.cards;
  room.unknown += size.unknown;
  const days = from.date === null || to.date === null ? null : daysBetween(from.date, to.date);
  return { key: card.key, from: from.key, to: to.key, days };
};

/** Where one card goes, or why it stays. @param notBefore the day of the card before it, whose order it keeps */
type Place = (spreading: Spreading, bin: Bin, card: Card, notBefore: CivilDate | null) => Bin | StayReason;

const fit: Place = (spreading, { stage, crew_id, date }, card, notBefore) => {
  const { request } = spreading;
  if (!stage || date === null) return 'no_room';
  const start = notBefore !== null && notBefore > date ? notBefore : addDays(date, 1);
  for (let day = start; day <= request.horizon; day = addDays(day, 1)) {
    if (request.days.includes(day) || !request.isWorkday(day, crew_id)) continue;
    const bin = assignedBin(stage, crew_id, day);
    if (hasRoom(spreading, bin, card)) return bin;
  }
  return 'no_room';
};

/**
 * How full a crew's day is: of its capacity, with the stops that nobody has measured by their number, as all are where
 * there is none.
 */
const fullness = (spreading: Spreading, bin: Bin): number => {
  const { hundredths, cards, unknown } = roomOf(spreading, bin);
  const capacity = bin.date === null ? null : spreading.request.capacityOn(bin.date, bin.crew_id, bin.stage);
  return capacity === null || capacity === 0 ? cards / USUAL_DAY : hundredths / (capacity * 100) + unknown / USUAL_DAY;
};

/** Crews that are there for such work come before those that may do it too, as a flash crew may take a day of gunite. */
const others: Place = (spreading, { stage, crew_id, date }, card) => {
  const { board, request } = spreading;
  if (!stage || date === null || crew_id === null) return 'no_crew';
  const free = [...board.crews.values()]
    .filter(({ id }) => id !== crew_id && request.lanes?.has(laneOf(stage, id)) === false)
    .map((crew) => ({ bin: assignedBin(stage, crew.id, date), isUsual: isUsualWork(card, crew) }))
    .filter(({ bin }) => crewRefusal(bin, board) === null && request.isWorkday(date, bin.crew_id))
    .map(({ bin, isUsual }) => ({ bin, isUsual, full: fullness(spreading, bin) }))
    .sort((a, b) => Number(b.isUsual) - Number(a.isUsual) || a.full - b.full)[0];
  return free?.bin ?? 'no_crew';
};

const unassign: Place = ({ board }, from, card) => {
  const to = tray('unassigned', from.stage);
  // A Day 2 to 8 card without a date would be a Day 1.
  if (isRescheduled(card, { kind: 'assigned' })) return 'keeps_day';
  return canDrop(card, from, to, board.config) ? 'no_room' : to;
};

const PLACES = { fit, others, unassign } as const;

/**
 * The modes that look for a place for each card of the lost days by itself: free room of the same crew, other crews on
 * the same day, or none [SDY-002].
 */
export const spread = (
  board: ShownBoard,
  request: RainRequest,
  mode: keyof typeof PLACES,
  work: ReadonlyMap<Lane, readonly LaneDay[]>,
  all: ReadonlyMap<Lane, readonly LaneDay[]>,
): RainPlan => {
  const spreading: Spreading = { board, request, all, rooms: new Map() };
  const plan: RainPlan = { moves: [], stays: [] };
  for (const own of work.values()) {
    let notBefore: CivilDate | null = null;
    for (const day of own) {
      for (const card of day.cards.filter((one) => isLost(request, day, one))) {
        const found: Bin | StayReason =
          stayReason(board, request, card, day.bin) ?? PLACES[mode](spreading, day.bin, card, notBefore);
        if (typeof found === 'string') {
          plan.stays.push({ key: card.key, reason: found });
          continue;
        }
        const move = take(spreading, day.bin, found, card);
        const isUsual = mode !== 'others' || isUsualWork(card, board.crews.get(found.crew_id ?? Number.NaN));
        plan.moves.push(isUsual ? move : { ...move, is_last_resort: true });
        notBefore = found.date;
      }
    }
  }
  return plan;
};
