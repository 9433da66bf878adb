import type { Box, Point } from '../../drag/point';

/** The board begins to scroll when the pointer comes this near to its edge. */
const EDGE = 56;
const FASTEST = 22;

const speed = (distance: number): number =>
  distance >= EDGE ? 0 : Math.round(((EDGE - Math.max(0, distance)) / EDGE) ** 2 * FASTEST);

/**
 * Pixels to scroll in this frame: faster the nearer the pointer is to an edge, nothing when it is outside the board.
 */
export const autoScroll = (
  { left, top, width, height }: Box,
  inset: { left: number; top: number },
  { x, y }: Point,
): { dx: number; dy: number } => {
  const [fromLeft, fromTop] = [x - left - inset.left, y - top - inset.top];
  const [fromRight, fromBottom] = [left + width - x, top + height - y];
  const isInside = x >= left && y >= top && fromRight >= 0 && fromBottom >= 0;
  if (!isInside) return { dx: 0, dy: 0 };
  const isOverTrays = fromLeft < 0;
  return {
    dx: isOverTrays ? 0 : speed(fromRight) - speed(fromLeft),
    dy: fromTop < 0 ? 0 : speed(fromBottom) - speed(fromTop),
  };
};
