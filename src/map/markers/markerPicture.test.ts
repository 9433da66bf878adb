import { describe, expect, it } from 'vitest';
import type { ThemeMode } from '../../theme/tokens';
import type { MapItem } from '../mapItem';
import { planeX, planeY } from '../mercator';
import { MARKER_SHAPES, type MarkerShape } from './markerShape';
import { markerPicture } from './markerPicture';
import { markerPlane } from './markerPlane';
import type { Rgb } from './markerStyle';

const WORLD = 256 * 2 ** 9;
const [LAT, LON] = [29.7604, -95.3698];
/** 100 pixels square, the point in its middle. */
const VIEW = { world: WORLD, left: planeX(LON) * WORLD - 50, top: planeY(LAT) * WORLD - 50, width: 100, height: 100 };
const RGB: Readonly<Record<string, Rgb>> = { cyan: [0, 255, 255], brown: [165, 42, 42] };

const item = (key: string, color: string, x = 0, y = 0): MapItem => ({
  key,
  color,
  lat: LAT,
  lon: LON,
  label: key,
  offset: { x, y },
});
const draw = (
  items: readonly MapItem[],
  { selected = null, ratio = 1, mode = 'light' }: { selected?: string | null; ratio?: number; mode?: ThemeMode } = {},
) => {
  const picture = markerPicture({
    plane: markerPlane(items),
    view: VIEW,
    selected,
    mode,
    ratio,
    rgbOf: (color) => RGB[color] ?? [0, 0, 0],
  });
  /** The pixel of the screen around a place of the view, from its middle. */
  const pixel = (x: number, y: number): number[] => {
    if (!picture) throw new Error('nothing was drawn');
    const start =
      ((Math.round((50 + y) * ratio) - picture.top) * picture.width + Math.round((50 + x) * ratio) - picture.left) * 4;
    return Array.from(picture.bytes.slice(start, start + 4));
  };
  return { picture, pixel };
};

describe('the picture of the markers', () => {
  it('shows a marker in its colour with a dark edge, and nothing around it [MAP-005]', () => {
    const { pixel } = draw([item('one', 'cyan')]);
    expect(pixel(0, 0)).toEqual([0, 255, 255, 255]);
    const [, green = 0, , opacity = 0] = pixel(-6, 0);
    expect([green < 200, opacity > 150]).toEqual([true, true]);
    expect(pixel(8, 8)).toEqual([0, 0, 0, 0]);
  });
  it('draws later markers above earlier ones, and the selected one above all, larger', () => {
    const items = [item('one', 'cyan'), item('two', 'brown')];
    expect(draw(items).pixel(0, 0)).toEqual([165, 42, 42, 255]);
    const { pixel } = draw(items, { selected: 'one' });
    expect(pixel(0, 0)).toEqual([0, 255, 255, 255]);
    expect(pixel(-10, 0)).toEqual([13, 34, 74, 255]);
  });
  it('has light edges on a dark map', () => {
    const { pixel } = draw([item('one', 'brown'), item('two', 'cyan', 30, 0)], { selected: 'two', mode: 'dark' });
    expect([(pixel(-6, 0)[2] ?? 0) > 60, pixel(20, 0)]).toEqual([true, [255, 255, 255, 255]]);
  });
  it('puts markers of one point beside it [MAP-020]', () => {
    const { pixel } = draw([item('one', 'cyan', -10, 0), item('two', 'brown', 10, 0)]);
    expect([pixel(-10, 0), pixel(0, 0), pixel(10, 0)]).toEqual([
      [0, 255, 255, 255],
      [0, 0, 0, 0],
      [165, 42, 42, 255],
    ]);
  });
  it('is as large as its markers need, and none without any in the view', () => {
    const { picture } = draw([item('one', 'cyan')]);
    expect(picture?.width).toBeLessThan(40);
    expect(draw([item('far', 'cyan', 500, 0)]).picture).toBeNull();
    expect(draw([]).picture).toBeNull();
  });
  it('is drawn as fine as the screen is', () => {
    const { picture, pixel } = draw([item('one', 'cyan')], { ratio: 2 });
    expect(picture?.width).toBeGreaterThan(50);
    expect([pixel(0, 0), pixel(4.5, 0)]).toEqual([
      [0, 255, 255, 255],
      [0, 255, 255, 255],
    ]);
  });
  it.each(MARKER_SHAPES.flatMap((one, at) => MARKER_SHAPES.slice(at + 1).map((other) => [one, other] as const)))(
    'tells a %s from a %s without its colour, filled or hollow',
    (one, other) => {
      const outlineOf = (shape: MarkerShape): string => {
        const { picture } = draw([{ ...item('one', 'cyan'), shape }]);
        if (!picture) throw new Error('nothing was drawn');
        const middle = [picture.left, picture.top].map((edge) => 50 - edge);
        return Array.from({ length: 21 * 21 }, (_, at) => {
          const [x, y] = [(middle[0] ?? 0) + (at % 21) - 10, (middle[1] ?? 0) + Math.floor(at / 21) - 10];
          return (picture.bytes[(y * picture.width + x) * 4 + 3] ?? 0) > 128 ? '#' : '.';
        }).join('');
      };
      const [a, b] = [outlineOf(one), outlineOf(other)];
      expect(Array.from(a).filter((pixel, at) => pixel !== b[at]).length).toBeGreaterThan(12);
      const middleOf = (isHollow: boolean) => draw([{ ...item('one', 'cyan'), shape: one, isHollow }]).pixel(0, 0);
      expect([middleOf(false), middleOf(true)]).toEqual([
        [0, 255, 255, 255],
        [255, 255, 255, 255],
      ]);
    },
  );
  it('mixes an edge with the marker below it', () => {
    const { pixel } = draw([item('one', 'cyan'), item('two', 'brown', 6, 0)]);
    const [red = 0, , , opacity] = pixel(0, 0);
    expect([opacity, red < 165]).toEqual([255, true]);
  });
});
