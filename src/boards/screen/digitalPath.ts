import type { BoardCategory, BoardView } from '#domain/boards/kinds';

/** The read-only boards for the wall, by the board that leads to each [BRD-011]. */
const PATHS: Readonly<Record<`${BoardCategory} ${BoardView}`, string>> = {
  'pebble day': '/DigitalBoard/Pebble',
  'pebble week': '/PebbleWeeklyDigitalBoard',
  'gunite day': '/DigitalBoard/Gunite',
  'gunite week': '/DigitalBoard/Gunite',
  'warranty day': '/DigitalBoard/Warranty',
  'warranty week': '/DigitalBoard/Warranty',
};

/** The wall of a board [NAV-131]. */
export const digitalPath = (category: BoardCategory, view: BoardView): string => PATHS[`${category} ${view}`];
