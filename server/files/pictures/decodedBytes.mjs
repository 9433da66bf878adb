/**
 * What it takes to decode pictures, worked out from their heads, before a pixel is looked at. Plain JavaScript, since the process that
 * decodes is started from a file as it stands.
 */

/** A plain picture is decoded line by line, whatever its size: so many lines at a time. */
const LINES = 128;
/** A JPEG can be made smaller by this while it is decoded, on each side. */
const SHRINK = 8;
/** A picture this small is never made smaller while it is decoded. */
const SMALL = 4_000_000;

/** Components of a JPEG a pixel: colours are often kept at half the width or height. */
const COMPONENTS = { '4:2:0': 1.5, '4:1:1': 1.5, '4:1:0': 1.25, '4:2:2': 2, '4:4:0': 2 };

const bytesOfSample = (depth) => ({ ushort: 2, short: 2, uint: 4, int: 4, float: 4, double: 8 })[depth] ?? 1;

/** Those whose pixels come in several rounds: all of them are held until the last one. */
const WHOLE = {
  jpeg: ({ chromaSubsampling, channels }) => 2 * (COMPONENTS[chromaSubsampling] ?? channels),
  png: ({ channels, depth }) => channels * bytesOfSample(depth),
};
/** Those that are held as a whole however they are stored: a canvas of four bytes a pixel, of films a second one for the frame before; of HEIC the colours as they are coded and a canvas on both sides of WebAssembly. */
const CANVAS = { webp: 4, gif: 8, heif: 10 };

/**
 * Bytes that are held at once when a picture is made small.
 * @param head of the picture, as sharp reads it: format, width, height, channels, depth, isProgressive, chromaSubsampling, orientation
 */
export const decodedBytes = (head) => {
  const { format, width, height, channels, depth, isProgressive, orientation = 1 } = head;
  const pixels = width * height;
  const sample = channels * bytesOfSample(depth);
  const lines = width * LINES * sample;
  // What lies on its side is turned as a whole; a JPEG only after it was made smaller.
  const turned = format === 'jpeg' ? Math.max(pixels / SHRINK ** 2, Math.min(pixels, SMALL)) : pixels;
  const turning = orientation > 1 ? turned * sample : 0;
  const canvas = CANVAS[format];
  const held = canvas ? canvas * pixels : isProgressive && WHOLE[format] ? WHOLE[format](head) * pixels : lines;
  return Math.round(held + turning);
};
