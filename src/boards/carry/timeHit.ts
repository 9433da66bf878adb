import type { Bin } from '#domain/boards/kinds';
import { drawn, movedTo, newVisitAt, type Span } from '#domain/boards/timeGrid/gridGeometry';
import type { Box, Point } from '../../drag/point';
import { bandAt, inside, type FixedTarget, type Viewport } from './hitTest';
import { boxOf, type TimeGridModel } from './timeGridModel';

/** The place under the pointer: a tray, or a fieldworker's row with the times that a visit takes there. */
export interface TimeHit {
  bin: Bin;
  span?: Span;
  /** Of the visit, in content coordinates. */
  box?: Box;
}

interface HitInput {
  model: TimeGridModel;
  view: Viewport;
  fixed: readonly FixedTarget[];
  /** From the visit's left edge to the pointer. */
  grip: number;
  /** Of the carried block; null for a card, which becomes a visit of an hour. */
  span: Span | null;
}

/** What is under a point of the screen, from offsets alone [WRB-017]. */
export const timeHit = ({ model, view, fixed, grip, span }: HitInput, point: Point): TimeHit | null => {
  const target = fixed.find(({ box }) => inside(box, point));
  if (target) return { bin: target.bin };
  if (!inside(view.box, point)) return null;
  const [screenX, screenY] = [point.x - view.box.left, point.y - view.box.top];
  if (screenY < model.head || screenX < model.left) return null;
  const [x, y] = [screenX + view.scrollLeft, screenY + view.scrollTop];
  const row = model.rows[bandAt({ length: model.rows.length, at: (index) => model.rows[index]?.top ?? 0 }, y)];
  if (!row || y >= row.top + row.height || x >= model.width) return null;
  const left = x - model.left - grip;
  const landed = span ? movedTo(span, left) : newVisitAt(left);
  return { bin: row.bin, span: landed, box: boxOf(model, row, drawn(landed)) };
};

/** What is measured once, when a visit is picked up: from then on a point of the screen says where it goes. */
interface Aim {
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
