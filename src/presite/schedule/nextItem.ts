import type { Shown } from './scheduleStore';

export type Direction = 'left' | 'right' | 'up' | 'down';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The direction of an arrow key; undefined for every other key. */
export const directionOf = (key: string): Direction | undefined => KEYS[key];

/**
 * The item that an arrow key goes to: up and down in its column, left and right to the same height of the next column
 * that has items. The item itself when there is none.
 */
export const nextItem = ({ columns, places }: Shown, id: number, direction: Direction): number => {
  const at = columns.findIndex((column) => column.id === places.get(id));
  const items = columns[at]?.items ?? [];
  const index = items.findIndex(({ item }) => item.id === id);
  if (direction === 'up' || direction === 'down') return items[index + (direction === 'up' ? -1 : 1)]?.item.id ?? id;
  const others = direction === 'right' ? columns.slice(at + 1) : columns.slice(0, Math.max(0, at)).toReversed();
  const filled = others.find((column) => column.items.length > 0)?.items;
  return filled?.[Math.min(index, filled.length - 1)]?.item.id ?? id;
};
