import { cardKind } from './cardKind';
import type { BoardCrew, Card } from './types';

const FLASH = 'flash';

/**
 * Whether a card is what a crew is there for: a crew of the subdivision Flash shoots flash coats, the other crews of a
 * board do all else. Whoever plans may give any crew any card; nothing that the board proposes by itself does.
 */
export const isUsualWork = (card: Card, crew: Pick<BoardCrew, 'subdivision'> | undefined): boolean =>
  (cardKind(card) === 'FLASH') === (crew?.subdivision ?? '').toLowerCase().includes(FLASH);
