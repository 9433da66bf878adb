import { isOrdered } from '#domain/boards/binSort';
import { orderAt } from '#domain/boards/order';
import type { Card } from '#domain/boards/types';
import type { SortOrderItem } from './boardApi';

/** updateBoardSortOrder carries every ordered card of the bin, in its new sequence [BRD-062 BRD-063]. */
export const sortItems = (cards: readonly Card[]): SortOrderItem[] =>
  cards.filter(isOrdered).map((card, index) => ({
    id: card.id,
    order: orderAt(index).job_order,
    category: card.entity === 'gunite_history' ? 'Gunite' : 'Pebble',
  }));
