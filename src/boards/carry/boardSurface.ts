import type { BoardRefusal } from '#domain/boards/boardRefusal';
import type { BinKey } from '#domain/boards/kinds';
import type { Box } from '../../drag/point';
import type { BoardModel } from './boardModel';
import type { BinBox, FixedTarget, Hit, Viewport } from './hitTest';

/** The drawn board, as a drag sees it. */
export interface BoardSurface {
  model: () => BoardModel;
  /** Measures once, at pick-up: where the board is, and the targets outside its scrolled content. */
  measure: () => { box: Box; fixed: readonly FixedTarget[] };
  scrolled: () => Omit<Viewport, 'box'>;
  scrollBy: (dx: number, dy: number) => void;
  /** Scrolls a place of the content into view. */
  reveal: (box: Box) => void;
}

/** What the user is shown of the place under the held card. */
export interface Shown {
  hit: Hit | null;
  refusal: BoardRefusal | null;
  /** Slot of the insertion line among the cards as drawn. */
  line?: number | undefined;
}

/** The bin of a crew's day in content coordinates; undefined for trays. */
export const boxOfBin = ({ rows, columns }: BoardModel, key: BinKey): BinBox | undefined => {
  for (const { bins, top, height } of rows) {
    const column = columns[bins.findIndex((bin) => bin.key === key)];
    if (column) return { left: column.left, top, width: column.width, height, lanes: column.lanes };
  }
  return undefined;
};
