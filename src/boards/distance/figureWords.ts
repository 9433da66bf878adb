import type { CellFigure } from '#domain/boards/distance/cellFigures';
import type { BoardCategory } from '#domain/boards/kinds';
import type { BoardText } from '../look/useBoardText';
import { loadText } from '../look/cardText';
import type { DistanceText } from './distanceMessages';

/** More added miles than this are amber. */
export const FAR_MILES = 60;

/** Whole miles, tenths of few; never "-0". */
export const milesText = (miles: number): string => {
  const shown = Math.max(0, miles);
  return shown < 9.95 ? String(Math.round(shown * 10) / 10) : String(Math.round(shown));
};

// Made once: a format for each number of a held card's cells takes longer than all else of them.
const thousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const inThousands = (quantity: number): string => thousands.format(quantity);

/** "52 yd left", "3 yd over". */
export const leftText = (left: number, category: BoardCategory, text: DistanceText): string => {
  const quantity = inThousands(Math.abs(left));
  return text(left < 0 ? 'over' : 'left', { amount: text(category === 'gunite' ? 'yd' : 'sf', { quantity }) });
};

/** "+6 mi", "52 yd left", "38 of 90 yd": what a crew's day costs, has left, and has after the drop. */
export const figureParts = (
  { miles, start, left, load }: CellFigure,
  category: BoardCategory,
  text: DistanceText,
  boardText: BoardText,
): string[] => {
  const mark = start === 'yard' ? '' : '*';
  return [
    miles === null ? text('no_miles') : `${text('miles', { miles: milesText(miles) })}${mark}`,
    left === null ? '' : leftText(left, category, text),
    loadText(load, category, boardText, 'load_of') || boardText('cards', { smart_count: load.cards }),
  ].filter(Boolean);
};
