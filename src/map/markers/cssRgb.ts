import type { Rgb } from './markerStyle';

/** A canvas tells every opaque CSS colour as #rrggbb. */
const pen = new OffscreenCanvas(1, 1).getContext('2d');

/** A CSS colour such as `darkorange` by its parts; black for what is none. */
export const cssRgb = (color: string): Rgb => {
  if (!pen) return [0, 0, 0];
  pen.fillStyle = 'black';
  pen.fillStyle = color;
  const value = Number.parseInt(pen.fillStyle.slice(1), 16) || 0;
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
