import { isTray } from '#domain/boards/bins';
import type { Bin } from '#domain/boards/kinds';
import type { CardView } from '../store/boardStore';
import type { BoardText } from '../useBoardText';
import { cardText, statusText } from './cardText';

/** What a screen reader says of a card: the face in one sentence. */
export const cardLabel = (view: CardView, bin: Bin, isPastDue: boolean, text: BoardText): string => {
  const { name, abbreviation, where, work } = cardText(view, !isTray(bin), text);
  const order = !isTray(bin) && view.card.job_order !== null && text('order', { order: view.card.job_order });
  return [name, order, abbreviation, where, work, statusText(view.card.status_id, text), isPastDue && text('past_due')].filter(Boolean).join(', ');
};
