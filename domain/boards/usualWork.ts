import { cardKind } from './cardKind';
import type { BoardCrew, Card } from './types';

const FLASH = 'flash';

/** Cards that fill a day of which no quantity says how full it is. */
export const USUAL_DAY = 8;

/**
 * Whether a card is what a crew is there for: a crew of the subdivision Flash shoots flash coats, the other crews of a
 * board do all else. Whoever plans may give any crew any card; nothing that the board proposes by itself does.
 */
export const isUsualWork = (card: Card, crew: Pick<BoardCrew, 'subdivision'> | undefined): boolean =>
  (cardKind(card) === 'FLASH') === (crew?.subdivision ?? '').toLowerCase().includes(FLASH);

/** Whether a crew may be proposed for a card where no crew is there for it: a flash coat goes to any of them. */
export const isLastResort = (card: Card, crew: Pick<BoardCrew, 'subdivision'> | undefined): boolean =>
  cardKind(card) === 'FLASH' || isUsualWork(card, crew);
