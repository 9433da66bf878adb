import { blankFilmPosition, blankPhotoPosition } from '#domain/files/blankPosition';

const PHOTO = /\.(jpe?g|hei[cf]|webp)$/i;
const FILM = /\.(mp4|mov)$/i;
const BOX_HEAD = 16;

/** Where the box stands in which a film tells of itself; null for none. */
const filmHead = async (file: Blob): Promise<{ start: number; end: number } | null> => {
  for (let start = 0; start + 8 <= file.size;) {
    const head = new DataView(await file.slice(start, start + BOX_HEAD).arrayBuffer());
    const name = String.fromCharCode(...new Uint8Array(head.buffer, 4, 4));
    const short = head.getUint32(0);
    // 1: the size stands behind the name; 0: up to the end.
    const size =
      short === 1 && head.byteLength === BOX_HEAD ? Number(head.getBigUint64(8)) : short || file.size - start;
    if (name === 'moov') return { start, end: Math.min(start + size, file.size) };
    if (size < 8) return null;
    start += size;
  }
  return null;
};

const withPart = (file: File, { start, end }: { start: number; end: number }, part: Uint8Array<ArrayBuffer>): File =>
  new File([file.slice(0, start), part, file.slice(end)], file.name, {
    type: file.type,
    lastModified: file.lastModified,
  });

/**
 * A photo or a film without the position of where it was taken, else byte for byte what it was; any other file as it is [FLD-010].
 * Pictures of phones alone: a PNG has none.
 */
export const withoutPosition = async (file: File): Promise<File> => {
  if (PHOTO.test(file.name)) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return blankPhotoPosition(bytes) ? withPart(file, { start: 0, end: file.size }, bytes) : file;
  }
  const place = FILM.test(file.name) ? await filmHead(file) : null;
  if (!place) return file;
  const bytes = new Uint8Array(await file.slice(place.start, place.end).arrayBuffer());
  return blankFilmPosition(bytes) ? withPart(file, place, bytes) : file;
};
