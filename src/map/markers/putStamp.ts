import type { Stamp } from './markerStamp';

const OPAQUE = 255;
/** Two channels, with room between them for what mixing carries over. */
const RED_AND_BLUE = 0x00ff00ff;

/** A pixel over another one; the sum of both opacities stands in for what is exact where two edges meet on nothing. */
const over = (above: number, below: number): number => {
  const share = (above >>> 24) + (above >>> 31);
  const rest = 256 - share;
  const redAndBlue = (((above & RED_AND_BLUE) * share + (below & RED_AND_BLUE) * rest) >>> 8) & RED_AND_BLUE;
  const green = (((above >>> 8) & 255) * share + ((below >>> 8) & 255) * rest) >>> 8;
  const opacity = Math.min(OPAQUE, (above >>> 24) + (below >>> 24));
  return redAndBlue | (green << 8) | (opacity << 24);
};

/**
 * Copies a marker's picture into a larger one, in which it has room.
 * @param width of the larger one, in pixels
 * @param x of the marker's middle in it
 */
export const putStamp = (picture: Int32Array, width: number, { size, pixels }: Stamp, x: number, y: number): void => {
  let from = 0;
  let to = (y - size / 2) * width + x - size / 2;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const pixel = pixels[from] ?? 0;
      from += 1;
      if (pixel === 0) continue;
      const below = picture[to + column] ?? 0;
      picture[to + column] = below === 0 || pixel >>> 24 === OPAQUE ? pixel : over(pixel, below);
    }
    to += width;
  }
};
