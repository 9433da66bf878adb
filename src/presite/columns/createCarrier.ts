import { createFrames } from '../../drag/frames';
import { movedLayer } from '../../drag/movedLayer';
import type { Point } from '../../drag/point';
import type { Schedule } from '../schedule/createSchedule';
import { columnIdAt } from '../schedule/presiteIdAt';

/** The columns begin to scroll when the pointer comes this near to their edge. */
const EDGE = 64;
const FASTEST = 20;

const speed = (distance: number): number =>
  distance >= EDGE ? 0 : Math.round((1 - Math.max(0, distance) / EDGE) * FASTEST);

/** The pointer's way with a card: once a frame the ghost follows, the column below is found, and the row of columns scrolls. */
export const createCarrier = ({ drag }: Pick<Schedule, 'drag'>) => {
  let point: Point | null = null;
  let move: ((at: Point) => void) | null = null;
  let row: HTMLElement | null = null;

  /** True when the row had to scroll. */
  const scroll = ({ x, y }: Point): boolean => {
    const box = row?.getBoundingClientRect();
    if (!row || !box || y < box.top || y > box.bottom || x < box.left || x > box.right) return false;
    const step = speed(box.right - x) - speed(x - box.left);
    if (step !== 0) row.scrollLeft += step;
    return step !== 0;
  };
  const frames = createFrames(() => {
    if (!point) return false;
    const isScrolling = scroll(point);
    drag.carry(columnIdAt(document.elementFromPoint(point.x, point.y)));
    move?.(point);
    return isScrolling;
  });

  return {
    start: (at: Point): void => {
      point = at;
      row = document.querySelector('[data-columns-row]');
      frames.ask();
    },
    carry: (at: Point): void => {
      point = at;
      frames.ask();
    },
    /** Looks once more where the pointer is: it may have come here since the last frame. */
    stop: (): void => {
      if (point) drag.carry(columnIdAt(document.elementFromPoint(point.x, point.y)));
      frames.stop();
      point = null;
    },
    at: (): Point | null => point,
    /** @param within where in the card the pointer took hold */
    setGhost: (node: HTMLElement | null, within: Point): void => {
      const place = node && movedLayer(node);
      move = place && (({ x, y }) => place({ x: x - within.x, y: y - within.y }));
      if (point) move?.(point);
    },
  };
};

export type Carrier = ReturnType<typeof createCarrier>;
