import type { Load } from '#domain/boards/heads';
import type { BoardCategory } from '#domain/boards/kinds';
import { quantityText } from './cardText';
import type { BoardText } from './useBoardText';

/** Square feet or yards of a day, beside the capacity when there is one; empty for nothing. */
export const loadText = ({ quantity, capacity }: Load, category: BoardCategory, text: BoardText): string => {
  if (category === 'warranty' || (quantity === 0 && capacity === null)) return '';
  const unit = category === 'gunite' ? 'yards' : 'square_feet';
  const booked = quantityText(quantity);
  return text(unit, {
    quantity: capacity === null ? booked : text('of_capacity', { quantity: booked, capacity: quantityText(capacity) }),
  });
};
