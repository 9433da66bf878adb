import type { Aim } from '../../drag/carrySession';
import { columnKeyAt } from '../schedule/presiteIdAt';

/** The columns begin to scroll when the pointer comes this near to their edge. */
const EDGE = 64;
const FASTEST = 20;

const speed = (distance: number): number =>
  distance >= EDGE ? 0 : Math.round((1 - Math.max(0, distance) / EDGE) * FASTEST);

/** Finds the column under a carried card, and scrolls the row of columns, or the grid of a week, near its edges. */
export const aimAtColumns = (): Aim<string> => {
  const row = document.querySelector<HTMLElement>('[data-columns-row]');
  return {
    scroll: ({ x, y }) => {
      const box = row?.getBoundingClientRect();
      if (!row || !box || y < box.top || y > box.bottom || x < box.left || x > box.right) return false;
      const [across, down] = [speed(box.right - x) - speed(x - box.left), speed(box.bottom - y) - speed(y - box.top)];
      const isTall = row.scrollHeight > row.clientHeight;
      if (across !== 0) row.scrollLeft += across;
      if (isTall && down !== 0) row.scrollTop += down;
      return across !== 0 || (isTall && down !== 0);
    },
    look: ({ x, y }) => columnKeyAt(document.elementFromPoint(x, y)),
  };
};
