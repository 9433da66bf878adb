import type { ThemeMode } from '../../theme/tokens';
import { forMarkersIn, type MarkerPlane, type WorldView } from './markerPlane';
import { markerStamp } from './markerStamp';
import { markerStyle, type Rgb } from './markerStyle';
import { putStamp } from './putStamp';

/**
 * A picture as large as its markers need, in pixels of the screen: where in the view it begins, its size, and its
 * pixels row by row, four bytes each, which stand until the next picture is drawn.
 */
export interface MarkerPicture {
  left: number;
  top: number;
  width: number;
  height: number;
  bytes: Uint8ClampedArray<ArrayBuffer>;
}

/** What to draw; `ratio` is how many pixels of the screen one of the page has. */
interface Wanted {
  plane: MarkerPlane;
  view: WorldView;
  selected: string | null;
  mode: ThemeMode;
  ratio: number;
  rgbOf: (color: string) => Rgb;
}

/** The pixels of the last picture: new memory for each would cost as much as drawing it. */
let memory = new Int32Array(0);

/** No marker reaches farther from its middle, in pixels of the page. */
const REACH = 18;

const cleared = (length: number): Int32Array<ArrayBuffer> => {
  if (memory.length < length) memory = new Int32Array(length);
  return memory.subarray(0, length).fill(0);
};

/**
 * Draws the markers of a view, the selected one above all others; null where there is none. The pixels are put one by
 * one: a canvas takes many times as long to copy thousands of small pictures (bench/map).
 */
export const markerPicture = ({ plane, view, selected, mode, ratio, rgbOf }: Wanted): MarkerPicture | null => {
  const { items, looks, look } = plane;
  const found: number[] = [];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  forMarkersIn(plane, view, REACH, (index, atX, atY) => {
    const x = Math.round(atX * ratio);
    const y = Math.round(atY * ratio);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
    found.push(index, x, y);
  });
  if (found.length === 0) return null;

  const reach = Math.ceil(REACH * ratio) + 1;
  left -= reach;
  top -= reach;
  const [width, height] = [right + reach - left, bottom + reach - top];
  const pixels = cleared(width * height);
  const stamps = looks.map((one) => markerStamp({ ...markerStyle(rgbOf(one.color), mode), ...one }, ratio));
  let above = -1;
  for (let at = 0; at < found.length; at += 3) {
    const index = found[at] ?? 0;
    const stamp = stamps[look[index] ?? 0];
    if (items[index]?.key === selected) above = at;
    else if (stamp) putStamp(pixels, width, stamp, (found[at + 1] ?? 0) - left, (found[at + 2] ?? 0) - top);
  }
  const chosen = items[found[above] ?? -1];
  if (chosen)
    putStamp(
      pixels,
      width,
      markerStamp({ ...markerStyle(rgbOf(chosen.color), mode, true), ...chosen }, ratio),
      (found[above + 1] ?? 0) - left,
      (found[above + 2] ?? 0) - top,
    );
  return { left, top, width, height, bytes: new Uint8ClampedArray(pixels.buffer, 0, pixels.byteLength) };
};
