/**
 * How far an arrow key goes among the cards of a crew's day: one up or down where they stand in a column; where several
 * stand side by side one left or right, and a line up or down. Undefined where it leads out of the bin.
 */
export const stepIn = (lanes: number, direction: Direction): number | undefined =>
  lanes > 1
    ? { left: -1, right: 1, up: -lanes, down: lanes }[direction]
    : { left: undefined, right: undefined, up: -1, down: 1 }[direction];

export type Direction = 'left' | 'right' | 'up' | 'down';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The direction of an arrow key; undefined for every other key. */
export const directionOf = (key: string): Direction | undefined => KEYS[key];
