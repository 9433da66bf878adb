import type { GroupConfig } from '#domain/boards/config';
import { rowMark } from '#domain/boards/layout';
import type { BoardCrew } from '#domain/boards/types';
import type { BoardStore } from '../store/boardStore';
import type { BoardText } from './useBoardText';

/** Why a crew has a row only while it holds a card, in words; null for one that belongs there [SDY-010]. */
export const rowMarkText = (
  { config }: BoardStore,
  group: GroupConfig,
  crew: BoardCrew | null,
  text: BoardText,
): string | null => {
  const mark = crew && rowMark(config, group, crew);
  return mark === null ? null : text(`row_${mark}`);
};
