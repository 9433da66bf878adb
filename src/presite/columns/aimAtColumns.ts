import type { Aim } from '../../drag/carrySession';
import { columnIdAt } from '../schedule/presiteIdAt';

/** The columns begin to scroll when the pointer comes this near to their edge. */
const EDGE = 64;
const FASTEST = 20;

const speed = (distance: number): number =>
  distance >= EDGE ? 0 : Math.round((1 - Math.max(0, distance) / EDGE) * FASTEST);

/** Finds the column under a carried card, and scrolls the row of columns near its edges. */
export const aimAtColumns = (): Aim<number> => {
  const row = document.querySelector<HTMLElement>('[data-columns-row]');
  return {
    scroll: ({ x, y }) => {
      const box = row?.getBoundingClientRect();
      if (!row || !box || y < box.top || y > box.bottom || x < box.left || x > box.right) return false;
      const step = speed(box.right - x) - speed(x - box.left);
      if (step !== 0) row.scrollLeft += step;
      return step !== 0;
    },
    look: ({ x, y }) => columnIdAt(document.elementFromPoint(x, y)),
  };
};
