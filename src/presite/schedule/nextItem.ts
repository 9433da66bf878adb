import type { Column, Shown } from './scheduleStore';

export type Direction = 'left' | 'right' | 'up' | 'down';

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The direction of an arrow key; undefined for every other key. */
export const directionOf = (key: string): Direction | undefined => KEYS[key];

/** The columns that lie in a direction, the nearest first: along the line, or at the same place of the other lines. */
export const columnsTowards = (
  lines: readonly (readonly Column[])[],
  key: string | undefined,
  direction: Direction,
): Column[] => {
  const row = lines.findIndex((line) => line.some((column) => column.key === key));
  const line = lines[row] ?? [];
  const at = line.findIndex((column) => column.key === key);
  const across = (some: readonly (readonly Column[])[]): Column[] => some.flatMap((one) => one[at] ?? []);
  if (at < 0) return [];
  switch (direction) {
    case 'left':
      return line.slice(0, at).toReversed();
    case 'right':
      return line.slice(at + 1);
    case 'up':
      return across(lines.slice(0, row)).toReversed();
    case 'down':
      return across(lines.slice(row + 1));
  }
};

/**
 * The item that an arrow key goes to: up and down in its column and, in a week, on to the next line; left and right to the
 * same height of the next column that has items. The item itself when there is none.
 */
export const nextItem = ({ lines, places }: Shown, id: number, direction: Direction): number => {
  const column = places.get(id);
  const items = column?.items ?? [];
  const index = items.findIndex(({ item }) => item.id === id);
  const isUpDown = direction === 'up' || direction === 'down';
  const near = isUpDown ? items[index + (direction === 'up' ? -1 : 1)] : undefined;
  if (near) return near.item.id;
  const filled = columnsTowards(lines, column?.key, direction).find((one) => one.items.length > 0)?.items ?? [];
  if (direction === 'up') return filled.at(-1)?.item.id ?? id;
  if (direction === 'down') return filled[0]?.item.id ?? id;
  return filled[Math.min(index, filled.length - 1)]?.item.id ?? id;
};
