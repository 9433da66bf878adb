import type { Place } from '../../milesBetween';
import { STATUS } from '../../statuses';
import type { ShownBoard } from '../boardFacts';
import type { Bin } from '../kinds';
import { placeOf } from '../traySort';
import type { BoardCrew, Card } from '../types';
import type { Route } from './route';

/** Where the miles of a crew's day are counted from: its yard, else its first stop, else nothing is there. */
export type RouteStart = 'yard' | 'first_stop' | 'nowhere';

/** The route of a crew's day, with what of it has a place. */
export interface CrewRoute extends Route {
  start: RouteStart;
  /** The cards whose places the stops are, in their order. */
  cards: readonly Card[];
  /** So many stops at the beginning are done. */
  done: number;
}

/** The yard of a crew; null where nobody has set it. */
export const yardOf = (crew: BoardCrew | null | undefined): Place | null =>
  crew?.yard_lat == null || crew.yard_lon == null ? null : { lat: crew.yard_lat, lon: crew.yard_lon };

/** The place of a card's job; null where it is not known. */
export const placeOfCard = ({ sub_jobs }: Pick<ShownBoard, 'sub_jobs'>, card: Card): Place | null =>
  placeOf(sub_jobs.get(card.job_detail_id) ?? {});

/** The route of a crew's day along some cards, in their order; stops without a known place are left out [SDY-004]. */
export const crewRoute = (facts: ShownBoard, { crew_id }: Pick<Bin, 'crew_id'>, all: readonly Card[]): CrewRoute => {
  const base = yardOf(crew_id === null ? null : facts.crews.get(crew_id));
  const placed = all.flatMap((card) => {
    const place = placeOfCard(facts, card);
    return place ? [{ card, place }] : [];
  });
  const open = placed.findIndex(({ card }) => card.status_id !== STATUS.COMPLETE);
  return {
    base,
    stops: placed.map(({ place }) => place),
    cards: placed.map(({ card }) => card),
    start: base ? 'yard' : placed.length > 0 ? 'first_stop' : 'nowhere',
    done: open === -1 ? placed.length : open,
  };
};
