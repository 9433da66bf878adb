import ExifReader from 'exifreader';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aHeicWithExif } from '../../tests/support/aHeic';
import { withoutPosition } from './withoutPosition';

const EXIF = {
  IFD0: { Make: 'Phone' },
  IFD2: { DateTimeOriginal: '2027:03:10 09:00:00' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 45/1 36/1', GPSLongitudeRef: 'W', GPSLongitude: '95/1 22/1 0/1' },
};
const picture = () => sharp({ create: { width: 16, height: 16, channels: 3, background: '#678' } }).withExif(EXIF);
const fileOf = (bytes: Uint8Array, name: string, type = ''): File => new File([new Uint8Array(bytes)], name, { type });
const read = async (file: Blob) => ExifReader.load(await file.arrayBuffer(), { expanded: true });

/** A box of a film: its size, its name and what is in it. */
const box = (name: string, ...parts: readonly (Uint8Array | string)[]): Buffer => {
  const inside = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inside.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, inside]);
};

describe('a photo that is sent', () => {
  it.each([
    ['small.jpg', () => picture().jpeg().toBuffer()],
    ['small.webp', () => picture().webp().toBuffer()],
  ])('as %s has no position, and all else as it was [FLD-010]', async (name, bytes) => {
    const sent = fileOf(await bytes(), name);
    expect((await read(sent)).gps?.Latitude).toBeCloseTo(29.76, 2);
    const bare = await withoutPosition(sent);
    const tags = await read(bare);
    expect(tags.gps?.Latitude).toBeUndefined();
    expect(Object.keys(tags.exif ?? {}).filter((tag) => /^GPS(Lat|Long)/.test(tag))).toEqual([]);
    expect(tags.exif?.DateTimeOriginal?.description).toBe('2027:03:10 09:00:00');
    expect([bare.size, bare.name]).toEqual([sent.size, name]);
    const pixels = async (file: File) =>
      sharp(Buffer.from(await file.arrayBuffer()))
        .raw()
        .toBuffer();
    expect((await pixels(bare)).equals(await pixels(sent))).toBe(true);
  });

  it('as HEIC, which few browsers can draw, has no position, and all else as it was [FLD-010]', async () => {
    const { exif = Buffer.alloc(0) } = await sharp(await picture().jpeg().toBuffer()).metadata();
    const bytes = aHeicWithExif(exif);
    const sent = fileOf(bytes, 'IMG_1.HEIC');
    expect((await read(sent)).gps?.Latitude).toBeCloseTo(29.76, 2);
    const bare = await withoutPosition(sent);
    const tags = await read(bare);
    expect(tags.gps?.Latitude).toBeUndefined();
    expect(Object.keys(tags.exif ?? {}).filter((tag) => /^GPS(Lat|Long)/.test(tag))).toEqual([]);
    expect(tags.exif?.DateTimeOriginal?.description).toBe('2027:03:10 09:00:00');
    expect([bare.size, bare.name]).toEqual([sent.size, 'IMG_1.HEIC']);
    const kept = Buffer.from(await bare.arrayBuffer());
    const start = bytes.length - exif.length;
    expect(kept.subarray(0, start).equals(bytes.subarray(0, start))).toBe(true);
  });

  it('without a position, and a file of another kind, is the very same file', async () => {
    const plain = fileOf(
      await sharp({ create: { width: 16, height: 16, channels: 3, background: '#678' } })
        .jpeg()
        .toBuffer(),
      'a.jpg',
    );
    expect(await withoutPosition(plain)).toBe(plain);
    const text = fileOf(Buffer.from('+29.7604-095.3698/'), 'notes.txt');
    expect(await withoutPosition(text)).toBe(text);
  });

  it('as a film has no place, wherever it stands in it, and its pictures untouched [FLD-010]', async () => {
    const places = ['+29.7604-095.3698+012.345/', '+29.7604-095.3698/'];
    const frames = box('mdat', 'frames +29.7604-095.3698/ of the film');
    const film = Buffer.concat([
      box('ftyp', 'qt  '),
      frames,
      box(
        'moov',
        box('mvhd', new Uint8Array(100)),
        box('udta', box('\u00a9xyz', places[0] ?? '')),
        box('meta', places[1] ?? ''),
      ),
    ]);
    const bare = Buffer.from(await (await withoutPosition(fileOf(film, 'IMG_1.MOV'))).arrayBuffer());
    expect(bare.length).toBe(film.length);
    expect(bare.includes(frames)).toBe(true);
    const head = bare.subarray(bare.indexOf('moov')).toString('latin1');
    expect([head.includes('29.76'), head.includes('095.3')]).toEqual([false, false]);
    const broken = fileOf(Buffer.from([0, 0, 0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]), 'broken.mp4');
    expect(await withoutPosition(broken)).toBe(broken);
  });
});
