import { milesBetween, type Place } from '../milesBetween';
import type { BinKey } from './kinds';
import type { Card, SubJob } from './types';

/** How the cards of the trays stand: the date that their builders want, how long they wait, or what is near a crew-day. */
export type TraySort = { by: 'requested' } | { by: 'age' } | { by: 'distance'; to: BinKey };

/** The order of the boards' documents: date, else requested date, then name. */
export const BY_REQUESTED: TraySort = { by: 'requested' };

type SubJobs = ReadonlyMap<number, SubJob>;

/** The text that an address or this browser keeps of a sort; the other way round of {@link parseTraySort}. */
export const traySortText = (sort: TraySort): string => (sort.by === 'distance' ? `distance ${sort.to}` : sort.by);

export const parseTraySort = (text: unknown): TraySort => {
  if (text === 'age') return { by: 'age' };
  const [, to] = typeof text === 'string' ? (/^distance (\S+)$/.exec(text) ?? []) : [];
  return to === undefined ? BY_REQUESTED : { by: 'distance', to };
};

/** Since when a sub-job waits: for its builder, as a warranty request, or since its job was entered. */
const waitsSince = ({ awaiting_builder_date, creation_date, entered_date }: SubJob): string =>
  awaiting_builder_date ?? creation_date ?? entered_date ?? '9999';

/** The place of a sub-job; null where nobody knows it. */
export const placeOf = ({ lat, lon }: Pick<SubJob, 'lat' | 'lon'>): Place | null =>
  lat == null || lon == null ? null : { lat, lon };

/** Miles in a straight line from a card to the nearest stop of a crew's day; Infinity where a place is not known. */
export const milesToDay = (subJob: SubJob | undefined, stops: readonly Place[]): number => {
  const own = subJob ? placeOf(subJob) : null;
  return own ? Math.min(Infinity, ...stops.map((stop) => milesBetween(own, stop))) : Infinity;
};

/**
 * The cards of a tray in another order than by their dates [SDY-016]; equal ones keep theirs.
 * @param cards in the order of the boards
 * @param stops the places of the crew's day that the distance is measured to
 */
export const sortTray = (
  cards: readonly Card[],
  sort: TraySort,
  { sub_jobs, stops }: { sub_jobs: SubJobs; stops: readonly Place[] },
): readonly Card[] => {
  const subJobOf = (card: Card): SubJob | undefined => sub_jobs.get(card.job_detail_id);
  if (sort.by === 'requested' || (sort.by === 'distance' && stops.length === 0)) return cards;
  const valued = cards.map((card) => {
    const subJob = subJobOf(card);
    const since = subJob ? waitsSince(subJob) : '9999';
    return { card, since, miles: sort.by === 'distance' ? milesToDay(subJob, stops) : 0 };
  });
  return valued
    .sort((a, b) => (sort.by === 'age' ? a.since.localeCompare(b.since) : a.miles === b.miles ? 0 : a.miles - b.miles))
    .map(({ card }) => card);
};
