/**
 * Reads HEIC, the photos of iPhones, which sharp as it comes does not: libheif as WebAssembly, without anything to compile. Plain
 * JavaScript, for the process that decodes.
 */
import { open, readFile } from 'node:fs/promises';

/** The brands of a file whose pictures are coded as HEVC, and those of the whole family. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const HEAD_BYTES = 12;

/** Whether a file says of itself that it is HEIC, whatever it is called. */
export const isHeic = async (path) => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return (
      bytesRead === HEAD_BYTES &&
      buffer.toString('latin1', 4, 8) === 'ftyp' &&
      BRANDS.has(buffer.toString('latin1', 8, 12))
    );
  } finally {
    await file.close();
  }
};

/**
 * The first picture of a file, upright.
 * @param isHeld whether a picture of that head may be decoded
 * @returns its head, and its pixels of four bytes; null for them where it may not
 * @throws what the decoder says of a file that it cannot read
 */
export const readHeic = async (path, isHeld) => {
  // It is compiled at the first HEIC: a process without any does not hold it.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const decoder = new libheif.HeifDecoder();
  const pictures = decoder.decode(await readFile(path));
  const [picture] = pictures;
  if (!picture) throw new Error('no picture');
  try {
    const head = { width: picture.get_width(), height: picture.get_height() };
    if (!isHeld({ ...head, format: 'heif', channels: 4, depth: 'uchar' })) return { head, pixels: null };
    const pixels = await new Promise((resolve, reject) => {
      const target = { ...head, data: new Uint8ClampedArray(head.width * head.height * 4) };
      picture.display(target, (shown) => (shown ? resolve(shown.data) : reject(new Error('not decoded'))));
    });
    return { head, pixels };
  } finally {
    for (const one of pictures) one.free();
  }
};
