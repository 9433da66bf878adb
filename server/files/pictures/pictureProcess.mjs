/**
 * Makes pictures small in a process of its own, one after the other: what a picture does to the decoder or to the memory ends this
 * process and nothing else. Plain JavaScript with imports of such files alone: a process is started from a file, by the tests and
 * `npm run dev` from this one, by the built server from its copy beside main.js.
 */
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { decodedBytes } from './decodedBytes.mjs';
import { isHeic, readHeic } from './heic.mjs';

setPriority(10); // where cores are few, boards come before pictures

sharp.cache(false);
sharp.concurrency(1);
// Bytes are what they are, whatever the sender called them: nothing but these formats is ever opened.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
  ],
});

/** The longest side of a small picture in pixels: 200 of them load in less than 1.5 MB [FLD-005]. */
const SIDE = 256;
const QUALITY = 50;
/** A picture to look at, as the field sends its photos. */
const VIEW_SIDE = 2048;
const VIEW_QUALITY = 82;
/** A picture of more pixels is not opened at all. */
const MAX_PIXELS = 150_000_000;

const [, , maxBytes] = process.argv;
const isHeld = (head) => head.width * head.height <= MAX_PIXELS && decodedBytes(head) <= Number(maxBytes);

/** What is made of a picture: a small one for lists, or one to look at of a picture that browsers do not show. */
const MAKES = {
  small: (picture) =>
    picture.resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer(),
  view: (picture) =>
    picture
      .resize(VIEW_SIDE, VIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: VIEW_QUALITY })
      .toBuffer(),
};

const tooLarge = ({ width, height }) => ({
  refusal: 'picture_too_large',
  megapixels: Math.round((width * height) / 1e6),
});

const make = async (path, as) => {
  if (await isHeic(path)) {
    const { head, pixels } = await readHeic(path, isHeld);
    return pixels === null
      ? tooLarge(head)
      : { bytes: await MAKES[as](sharp(pixels, { raw: { ...head, channels: 4 } })) };
  }
  const options = { limitInputPixels: false, failOn: 'none', sequentialRead: true };
  const head = await sharp(path, options).metadata();
  if (!isHeld(head)) return tooLarge(head);
  return { bytes: await MAKES[as](sharp(path, { ...options, limitInputPixels: MAX_PIXELS }).rotate()) };
};

process.on('message', ({ path, as }) => {
  make(path, as).then(
    (answer) => process.send(answer),
    () => process.send({ refusal: 'picture_unreadable' }),
  );
});
// Without the server nobody wants pictures.
process.on('disconnect', () => process.exit());
