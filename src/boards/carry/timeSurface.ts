import type { Bin } from '#domain/boards/kinds';
import type { Span } from '#domain/boards/timeGrid/gridGeometry';
import type { Point } from '../../drag/point';
import type { Box } from './hitTest';
import type { TimeHit } from './timeHit';

/** What is measured once, when a visit is picked up: from then on a point of the screen says where it goes. */
export interface Aim {
  box: Box;
  /** What stands over the scrolled content, in pixels. */
  inset: { left: number; top: number };
  hitAt: (point: Point) => TimeHit | null;
}

/** The drawn visits, the grid or a phone's list, as a drag sees them. */
export interface TimeSurface {
  /** @param span of the carried visit; null for a card of a tray */
  aim: (at: Point, span: Span | null) => Aim;
  scrollBy: (dx: number, dy: number) => void;
  /** Where a visit would be drawn, in content coordinates. */
  boxOf: (bin: Bin, span: Span) => Box | undefined;
  reveal: (box: Box) => void;
}
