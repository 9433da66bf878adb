import { isTray } from '#domain/boards/bins';
import type { Bin } from '#domain/boards/kinds';
import type { CardView } from '../store/boardStore';
import type { BoardText } from './useBoardText';
import { cardText } from './cardText';

/** What the marks of a card say. */
export interface CardState {
  status: string;
  isPastDue: boolean;
  isLocked: boolean;
  isSelected?: boolean;
}

/** What a screen reader says of a card: the face in one sentence. */
export const cardLabel = (
  view: CardView,
  bin: Bin,
  { status, isPastDue, isLocked, isSelected = false }: CardState,
  text: BoardText,
): string => {
  const { name, abbreviation, where, work } = cardText(view, !isTray(bin), text);
  const order = !isTray(bin) && view.card.job_order !== null && text('order', { order: view.card.job_order });
  const marks = [isPastDue && text('past_due'), isLocked && text('locked'), isSelected && text('selected')];
  return [name, order, abbreviation, where, work, status, ...marks].filter(Boolean).join(', ');
};
