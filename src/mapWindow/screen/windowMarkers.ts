import { spreadPoints } from '#domain/jobSearch/spreadPoints';
import type { MapItem } from '../../map/mapItem';
import type { WindowCard } from '../link/windowMessage';
import { placeKey, placeOfCard, type Certainty } from '../places/placeOfCard';
import type { JobPlaces } from '../places/placesQuery';
import type { CardGroup } from './groups';

export interface WindowMarker extends MapItem {
  card: WindowCard;
  certainty: Certainty;
}

/**
 * The markers of the cards that have a place; those whose place is not confirmed have a light middle.
 * @param label what is read of a card
 */
export const windowMarkers = (
  groups: readonly CardGroup[],
  places: ReadonlyMap<string, JobPlaces>,
  label: (card: WindowCard) => string,
): WindowMarker[] => {
  const placed = groups.flatMap(({ look, cards }) =>
    cards.flatMap((card) => {
      const place = placeOfCard(card, places.get(placeKey(card)));
      return place
        ? [{ ...look, ...place, key: card.key, card, label: label(card), isHollow: place.certainty !== 'confirmed' }]
        : [];
    }),
  );
  const offsets = spreadPoints(placed);
  return placed.map((marker, at) => ({ ...marker, offset: offsets[at] ?? { x: 0, y: 0 } }));
};
