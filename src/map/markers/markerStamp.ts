import { distanceIn, type MarkerShape } from './markerShape';
import type { MarkerStyle } from './markerStyle';

/**
 * A marker's picture: as many pixels wide as high, each as a picture's memory holds it, red in the lowest byte and
 * opacity in the highest. Signed, since an engine keeps small negative numbers (opaque pixels) without allocating.
 */
export interface Stamp {
  size: number;
  pixels: Int32Array;
}

/** How much of a pixel lies within an edge that is so far away. */
const within = (distance: number): number => Math.max(0, Math.min(1, distance + 0.5));

interface Drawn extends MarkerStyle {
  shape?: MarkerShape;
  isHollow?: boolean;
}

const LIGHT = [255, 255, 255] as const;

const draw = ({ fill, edge, opacity, radius, weight, shape = 'circle', isHollow }: Drawn, ratio: number): Stamp => {
  const [inner, middle, outer] = [(radius - weight / 2) * ratio, radius * ratio, (radius + weight / 2) * ratio];
  // Corners reach farther than a circle of the same area.
  const size = 2 * Math.ceil(outer * (shape === 'circle' ? 1 : 1.45) + 0.5);
  const pixels = new Int32Array(size * size);
  for (let index = 0; index < pixels.length; index += 1) {
    const distance = distanceIn(
      shape,
      (index % size) - (size - 1) / 2,
      Math.floor(index / size) - (size - 1) / 2,
      ratio,
    );
    const ground = isHollow && distance < inner / 2 ? LIGHT : fill;
    const ofEdge = within(outer - distance) * within(distance - inner) * opacity;
    const ofFill = within(middle - distance) * (1 - ofEdge);
    const all = ofEdge + ofFill;
    if (all === 0) continue;
    const [red = 0, green = 0, blue = 0] = ground.map((value, channel) =>
      Math.round((value * ofFill + (edge[channel] ?? 0) * ofEdge) / all),
    );
    pixels[index] = red | (green << 8) | (blue << 16) | (Math.round(all * 255) << 24);
  }
  return { size, pixels };
};

const stamps = new Map<string, Stamp>();

/**
 * A marker's picture, drawn once for all markers that look alike.
 * @param ratio pixels of the screen in one of the page
 */
export const markerStamp = (style: Drawn, ratio: number): Stamp => {
  const look = `${style.fill.join()} ${style.edge.join()} ${style.radius} ${style.shape ?? ''} ${style.isHollow ?? ''} ${ratio}`;
  const stamp = stamps.get(look) ?? draw(style, ratio);
  stamps.set(look, stamp);
  return stamp;
};
