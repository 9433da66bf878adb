/**
 * Positions in photos and films, written over where they stand: nothing is moved, so that every other byte, and each offset that
 * points at it, stays right.
 */

/** Tags of EXIF: where the directory of the position stands. */
const GPS_DIRECTORY = 0x8825;
/** The highest tag in that directory. */
const LAST_GPS_TAG = 0x1f;
const ENTRY_BYTES = 12;
/** Bytes of a value of each type of EXIF. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
/** The most entries that are read; no camera writes as many. */
const MAX_ENTRIES = 500;

/** Reads numbers of a directory of EXIF in the order of its bytes; null beyond the end. */
const readerOf = (bytes: Uint8Array, start: number, isLittle: boolean) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = (offset: number, size: 2 | 4): number | null => {
    const place = start + offset;
    if (place < 0 || place + size > bytes.length) return null;
    return size === 2 ? view.getUint16(place, isLittle) : view.getUint32(place, isLittle);
  };
  return { short: (offset: number) => at(offset, 2), long: (offset: number) => at(offset, 4) };
};
type Reader = ReturnType<typeof readerOf>;

const entriesOf = (read: Reader, directory: number): number[] => {
  const count = read.short(directory) ?? 0;
  return count > MAX_ENTRIES ? [] : Array.from({ length: count }, (_, index) => directory + 2 + index * ENTRY_BYTES);
};

/** The position of one block of EXIF, with what its directory points at. */
const blankExif = (bytes: Uint8Array, start: number): boolean => {
  const read = readerOf(bytes, start, bytes[start] === 0x49);
  const first = read.long(4);
  if (first === null) return false;
  const pointer = entriesOf(read, first).find((entry) => read.short(entry) === GPS_DIRECTORY);
  const directory = pointer === undefined ? null : read.long(pointer + 8);
  if (directory === null) return false;
  const entries = entriesOf(read, directory);
  if (entries.length === 0 || entries.some((entry) => (read.short(entry) ?? LAST_GPS_TAG + 1) > LAST_GPS_TAG))
    return false;
  for (const entry of entries) {
    const size = (TYPE_BYTES[read.short(entry + 2) ?? 0] ?? 0) * (read.long(entry + 4) ?? 0);
    const place = size > 4 ? read.long(entry + 8) : null;
    if (place !== null) bytes.fill(0, start + place, Math.min(start + place + size, bytes.length));
  }
  // A directory without entries: what is left of it names no value.
  bytes.fill(0, start + directory, Math.min(start + directory + 2 + entries.length * ENTRY_BYTES, bytes.length));
  return true;
};

const isHeadAt = (bytes: Uint8Array, at: number): boolean =>
  (bytes[at] === 0x49 && bytes[at + 1] === 0x49 && bytes[at + 2] === 0x2a && bytes[at + 3] === 0) ||
  (bytes[at] === 0x4d && bytes[at + 1] === 0x4d && bytes[at + 2] === 0 && bytes[at + 3] === 0x2a);

const blankAllExif = (bytes: Uint8Array): boolean => {
  let isFound = false;
  for (let at = 0; at + 8 <= bytes.length; at += 1) if (isHeadAt(bytes, at) && blankExif(bytes, at)) isFound = true;
  return isFound;
};

/** So much is looked through as text at a time. */
const TEXT_BYTES = 1_048_576;
/** A place stands within so many bytes. */
const OVERLAP = 512;

const blankTexts = (bytes: Uint8Array, pattern: RegExp): boolean => {
  let isFound = false;
  for (let start = 0; start < bytes.length; start += TEXT_BYTES) {
    const part = bytes.subarray(start, start + TEXT_BYTES + OVERLAP);
    const text = Array.from({ length: Math.ceil(part.length / 8192) }, (_, index) =>
      String.fromCharCode(...part.subarray(index * 8192, (index + 1) * 8192)),
    ).join('');
    for (const { index, 0: whole, 1: value = whole } of text.matchAll(pattern)) {
      const from = start + index + whole.lastIndexOf(value);
      bytes.fill(0x20, from, from + value.length);
      isFound = true;
    }
  }
  return isFound;
};

/** The position as XMP tells it, in an attribute or an element. */
const XMP = /exif:GPS(?:Latitude|Longitude|Altitude|DestLatitude|DestLongitude)(?:="|>)([^"<]{1,60})/g;
/** A place by ISO 6709, as films have it: `+29.7604-095.3698+012.000/`. */
const PLACE =
  /[+-]\d{2}(?:\d{2}){0,2}(?:\.\d+)?[+-]\d{3}(?:\d{2}){0,2}(?:\.\d+)?(?:[+-]\d+(?:\.\d+)?)?(?:CRS[\w:]+)?\//g;

/** Removes the position from the bytes of a photo: of EXIF and XMP. @returns whether there was one */
export const blankPhotoPosition = (bytes: Uint8Array): boolean => {
  const [exif, xmp] = [blankAllExif(bytes), blankTexts(bytes, XMP)];
  return exif || xmp;
};

/** Removes the position from what a film tells of itself (its box `moov`). @returns whether there was one */
export const blankFilmPosition = (bytes: Uint8Array): boolean => blankTexts(bytes, PLACE);
