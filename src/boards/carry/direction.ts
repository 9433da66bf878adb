export type Direction = 'left' | 'right' | 'up' | 'down';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The direction of an arrow key; undefined for every other key. */
export const directionOf = (key: string): Direction | undefined => KEYS[key];
