import type { CivilDate } from '../civilDate';
import type { BoardCategory } from './kinds';

/** A card of any board and week: its board, and the day it stands on; null where it waits in a tray. */
export interface CardPlace {
  category: BoardCategory;
  key: string;
  date: CivilDate | null;
}

/** Part of an address: the card that a board shows and gives the focus; it goes once that is done. */
export const CARD_PARAM = 'card';
/** Part of an address: the details of that card are to be open, with phone and "Move to...". */
export const DETAILS_PARAM = 'details';

/** The address that leads to a card on its board [SDY-015]. */
export const cardPath = ({ category, key, date }: CardPlace, isOpen = false): string => {
  const parts = [
    ...(date === null ? [] : [`date=${date}`]),
    `${CARD_PARAM}=${encodeURIComponent(key)}`,
    ...(isOpen ? [`${DETAILS_PARAM}=1`] : []),
  ];
  return `/week/${category}?${parts.join('&')}`;
};
