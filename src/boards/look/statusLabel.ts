import type { Language } from '#domain/access/localText';
import type { BoardCategory } from '#domain/boards/kinds';
import { statusName } from '#domain/boards/statusIcon';
import type { BoardText } from './useBoardText';
import { statusText } from './cardText';

/** A status as this board calls it: gunite 4 is "Cave in" [BRD-005]. */
export const statusLabel = (
  category: BoardCategory,
  status_id: number | null,
  language: Language,
  text: BoardText,
): string => statusName(category, status_id, statusText(status_id, text), language);
