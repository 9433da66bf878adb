import { addDays, daysBetween, type CivilDate } from '../../civilDate';
import { assignedBin } from '../bins';
import type { ShownBoard } from '../boardFacts';
import type { Card } from '../types';
import { isLost, stayReason, type LaneDay } from './laneWork';
import type { Lane, RainMove, RainPlan, RainRequest, StayReason } from './rainOut';

/** No row is pushed further than this many days of the calendar. */
const MAX_DAYS_AHEAD = 200;

/** The days of a row from the first lost one on: those on which work stood or could stand, and those that are left. */
const daysOfLane = (request: RainRequest, own: readonly LaneDay[], crew_id: number | null) => {
  const lost = new Set(request.days);
  const first = request.days.toSorted()[0] ?? '';
  const occupied = new Set(own.map(({ date }) => date));
  const last = own.at(-1)?.date ?? first;
  const before: CivilDate[] = [];
  const after: CivilDate[] = [];
  for (let step = 0; step < MAX_DAYS_AHEAD; step += 1) {
    const date = addDays(first, step);
    if (date > last && after.length >= before.length) break;
    const works = request.isWorkday(date, crew_id);
    if (date <= last && (works || occupied.has(date))) before.push(date);
    if (works && !lost.has(date)) after.push(date);
  }
  return { placeOf: new Map(before.map((date, place) => [date, place])), after };
};

interface Pushed {
  moves: RainMove[];
  stays: { key: string; reason: StayReason }[];
}

/**
 * One row: the work of its n-th day goes to the n-th day that is left, as long as it would else stand on a lost day, or
 * on one that has been taken, or its date is forced.
 */
const pushLane = (
  board: ShownBoard,
  request: RainRequest,
  own: readonly LaneDay[],
  forced: ReadonlySet<CivilDate>,
): Pushed => {
  const pushed: Pushed = { moves: [], stays: [] };
  const crew_id = own[0]?.bin.crew_id ?? null;
  const { placeOf, after } = daysOfLane(request, own, crew_id);
  let taken: CivilDate | null = null;
  for (const day of own) {
    const { bin, date, cards } = day;
    const isDayLost = request.days.includes(date);
    if (!isDayLost && !forced.has(date) && (taken === null || date > taken)) continue;
    const to = after[placeOf.get(date) ?? after.length];
    const going = cards.filter((card) => !isDayLost || isLost(request, day, card));
    let isTaken = false;
    for (const card of going) {
      const reason = stayReason(board, request, card, bin) ?? (to === undefined ? 'far' : null);
      if (reason !== null || to === undefined) {
        pushed.stays.push({ key: card.key, reason: reason ?? 'far' });
        continue;
      }
      isTaken = true;
      if (to !== date && bin.stage)
        pushed.moves.push({
          key: card.key,
          from: bin.key,
          to: assignedBin(bin.stage, bin.crew_id, to).key,
          days: daysBetween(date, to),
        });
    }
    if (isTaken && to !== undefined) taken = to;
  }
  return pushed;
};

/** The dates that later phases of pushed jobs stand on, by row: they move too, so that the gaps of a chain stay. */
const followers = (
  board: ShownBoard,
  request: RainRequest,
  work: ReadonlyMap<Lane, readonly LaneDay[]>,
  moves: readonly RainMove[],
): Map<Lane, CivilDate[]> => {
  const moved = new Set(moves.map(({ key }) => key));
  const firstMoved = new Map<number, CivilDate>();
  const all: { lane: Lane; day: LaneDay; card: Card }[] = [];
  for (const [lane, days] of work) for (const day of days) for (const card of day.cards) all.push({ lane, day, card });
  for (const {
    day: { date },
    card,
  } of all) {
    const known = firstMoved.get(card.job_detail_id);
    if (moved.has(card.key) && (known === undefined || date < known)) firstMoved.set(card.job_detail_id, date);
  }
  const found = new Map<Lane, CivilDate[]>();
  for (const { lane, day, card } of all) {
    const from = firstMoved.get(card.job_detail_id);
    if (from === undefined || day.date <= from || moved.has(card.key)) continue;
    if (stayReason(board, request, card, day.bin) === null) found.set(lane, [...(found.get(lane) ?? []), day.date]);
  }
  return found;
};

const movesOf = (lanes: ReadonlyMap<Lane, Pushed>): RainMove[] => [...lanes.values()].flatMap(({ moves }) => moves);

/**
 * "Push everything back": what stood on a lost day stands where the next day's work stood, and so on, until a free day
 * takes it up; the order of the stops, the gaps between the phases of a job and the days without work stay [SDY-002].
 */
export const pushBack = (
  board: ShownBoard,
  request: RainRequest,
  work: ReadonlyMap<Lane, readonly LaneDay[]>,
): RainPlan => {
  const forced = new Map<Lane, Set<CivilDate>>();
  const lanes = new Map<Lane, Pushed>();
  let dirty: Lane[] = [...work.keys()];
  while (dirty.length > 0) {
    for (const lane of dirty)
      lanes.set(lane, pushLane(board, request, work.get(lane) ?? [], forced.get(lane) ?? new Set()));
    const next = new Set<Lane>();
    for (const [lane, dates] of followers(board, request, work, movesOf(lanes))) {
      const known = forced.get(lane) ?? new Set<CivilDate>();
      for (const date of dates)
        if (!known.has(date)) {
          known.add(date);
          next.add(lane);
        }
      forced.set(lane, known);
    }
    dirty = [...next];
  }
  const all = [...work.keys()].flatMap((lane) => lanes.get(lane) ?? []);
  return { moves: all.flatMap(({ moves }) => moves), stays: all.flatMap(({ stays }) => stays) };
};
