import { describe, expect, it } from 'vitest';
import { isInside } from './isInside';

const at = (x: number, y: number) => ({ x, y });
const SQUARE = [at(0, 0), at(10, 0), at(10, 10), at(0, 10)];
/** Open to the right. */
const BAY = [at(0, 0), at(10, 0), at(4, 5), at(10, 10), at(0, 10)];

describe('a line around points', () => {
  it.each([
    ['within', at(5, 5), SQUARE, true],
    ['beside', at(11, 5), SQUARE, false],
    ['above, at the height of no side', at(5, -1), SQUARE, false],
    ['in the bay', at(8, 5), BAY, false],
    ['behind the bay', at(2, 5), BAY, true],
  ])('%s [SDY-017]', (_title, point, line, inside) => {
    expect(isInside(point, line)).toBe(inside);
    expect(isInside(point, line.toReversed())).toBe(inside);
  });
  it('encloses nothing with fewer than three points', () => {
    expect(isInside(at(5, 5), [])).toBe(false);
    expect(isInside(at(5, 5), [at(0, 0)])).toBe(false);
    expect(isInside(at(5, 5), [at(0, 0), at(10, 10)])).toBe(false);
  });
});
