import type { Point } from '../../drag/point';
import type { Schedule } from '../state/createSchedule';
import { columnIdAt } from '../keyboard/presiteIdAt';

/** The columns begin to scroll when the pointer comes this near to their edge. */
const EDGE = 64;
const FASTEST = 20;

const speed = (distance: number): number => (distance >= EDGE ? 0 : Math.round((1 - Math.max(0, distance) / EDGE) * FASTEST));

/** The pointer's way with a card: once a frame the ghost follows, the column below is found, and the row of columns scrolls. */
export const createCarrier = ({ drag }: Pick<Schedule, 'drag'>) => {
  let point: Point | null = null;
  let frame = 0;
  let ghost: HTMLElement | null = null;
  let offset: Point = { x: 0, y: 0 };
  let row: HTMLElement | null = null;

  const place = ({ x, y }: Point): void => {
    if (ghost) ghost.style.transform = `translate3d(${x - offset.x}px, ${y - offset.y}px, 0)`;
  };
  const scroll = ({ x, y }: Point): void => {
    const box = row?.getBoundingClientRect();
    if (!row || !box || y < box.top || y > box.bottom || x < box.left || x > box.right) return;
    row.scrollLeft += speed(box.right - x) - speed(x - box.left);
  };
  const tick = (): void => {
    frame = requestAnimationFrame(tick);
    if (!point) return;
    place(point);
    scroll(point);
    drag.carry(columnIdAt(document.elementFromPoint(point.x, point.y)));
  };

  return {
    start: (at: Point): void => {
      point = at;
      row = document.querySelector('[data-columns-row]');
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tick);
    },
    carry: (at: Point): void => { point = at; },
    /** Looks once more where the pointer is: it may have come here since the last frame. */
    stop: (): void => {
      if (point) drag.carry(columnIdAt(document.elementFromPoint(point.x, point.y)));
      cancelAnimationFrame(frame);
      point = null;
    },
    at: (): Point | null => point,
    /** @param within where in the card the pointer took hold */
    setGhost: (node: HTMLElement | null, within: Point): void => {
      [ghost, offset] = [node, within];
      if (point) place(point);
    },
  };
};

export type Carrier = ReturnType<typeof createCarrier>;
