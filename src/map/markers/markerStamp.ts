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

const draw = ({ fill, edge, opacity, radius, weight }: MarkerStyle, ratio: number): Stamp => {
  const [inner, middle, outer] = [(radius - weight / 2) * ratio, radius * ratio, (radius + weight / 2) * ratio];
  const size = 2 * Math.ceil(outer + 0.5);
  const pixels = new Int32Array(size * size);
  for (let index = 0; index < pixels.length; index += 1) {
    const distance = Math.hypot((index % size) - (size - 1) / 2, Math.floor(index / size) - (size - 1) / 2);
    const ofEdge = within(outer - distance) * within(distance - inner) * opacity;
    const ofFill = within(middle - distance) * (1 - ofEdge);
    const all = ofEdge + ofFill;
    if (all === 0) continue;
    const [red = 0, green = 0, blue = 0] = fill.map((value, channel) =>
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
export const markerStamp = (style: MarkerStyle, ratio: number): Stamp => {
  const look = `${style.fill.join()} ${style.edge.join()} ${style.radius} ${ratio}`;
  const stamp = stamps.get(look) ?? draw(style, ratio);
  stamps.set(look, stamp);
  return stamp;
};
