/** A point of a map's frame, in pixels. */
export interface FramePoint {
  x: number;
  y: number;
}

/**
 * Whether a point lies inside a closed line, by how often a ray from it crosses the line; of a line that crosses itself
 * what is enclosed twice is outside. Fewer than three points enclose nothing.
 */
export const isInside = ({ x, y }: FramePoint, line: readonly FramePoint[]): boolean => {
  let inside = false;
  for (const [at, a] of line.entries()) {
    const b = line.at(at - 1);
    if (!b || a.y > y === b.y > y) continue;
    if (x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
};
