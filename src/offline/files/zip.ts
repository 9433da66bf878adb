/** A file of a ZIP: its bytes stay where they are until they are read. */
export interface ZipEntry {
  name: string;
  blob: Blob;
}

/** Sizes and places in a ZIP have 32 bits, the number of its files 16. */
export const MAX_ZIP_BYTES = 4_000_000_000;
const MAX_FILES = 60_000;

const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
const [LOCAL_BYTES, CENTRAL_BYTES, END_BYTES] = [30, 46, 22];
/** Names are UTF-8. */
const UTF_8 = 0x08_00;
/** The first day that a ZIP can tell: when a file was made stands elsewhere. */
const DATE = 0x00_21;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The sum of the bytes, a piece of them at a time: memory holds no file whole. */
export const crcOf = async (blob: Blob): Promise<number> => {
  let sum = 0xff_ff_ff_ff;
  const reader = blob.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return (sum ^ 0xff_ff_ff_ff) >>> 0;
    for (const byte of value) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  }
};

type Fields = readonly (readonly [value: number, bytes: 2 | 4])[];
const packed = (fields: Fields): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
};

/** What stands of a file at its bytes and in the list of all. */
const shared = (crc: number, size: number, name: number): Fields => [
  [20, 2],
  [UTF_8, 2],
  [0, 2], // stored as it is: photos do not get smaller
  [0, 2],
  [DATE, 2],
  [crc, 4],
  [size, 4],
  [size, 4],
  [name, 2],
  [0, 2],
];

/**
 * A ZIP of files as one Blob that names their Blobs and copies none of them. They are read one at a time, for their
 * sums.
 */
export const zipOf = async (entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Promise<Blob> => {
  const parts: BlobPart[] = [];
  const list: BlobPart[] = [];
  const counts = { files: 0, at: 0, list: 0 };
  for await (const { name, blob } of entries) {
    const encoded = new TextEncoder().encode(name);
    const fields = shared(await crcOf(blob), blob.size, encoded.length);
    const local = packed([[LOCAL, 4], ...fields]);
    const central = packed([[CENTRAL, 4], [20, 2], ...fields, [0, 2], [0, 2], [0, 2], [0, 4], [counts.at, 4]]);
    parts.push(local, encoded, blob);
    list.push(central, encoded);
    counts.files += 1;
    counts.at += local.length + encoded.length + blob.size;
    counts.list += central.length + encoded.length;
    if (counts.at > MAX_ZIP_BYTES || counts.files > MAX_FILES) throw new RangeError('too large for a ZIP');
  }
  const end = packed([
    [END, 4],
    [0, 4],
    [counts.files, 2],
    [counts.files, 2],
    [counts.list, 4],
    [counts.at, 4],
    [0, 2],
  ]);
  return new Blob([...parts, ...list, end], { type: 'application/zip' });
};

/** A file of a ZIP that was opened, with the sum that its bytes must have. */
export interface OpenedEntry extends ZipEntry {
  crc: number;
}

const viewOf = async (blob: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await blob.slice(from, to).arrayBuffer());

/** Whether a file says that it is a ZIP. */
export const isZip = async (blob: Blob): Promise<boolean> =>
  blob.size >= END_BYTES && (await viewOf(blob, 0, 4)).getUint32(0, true) === LOCAL;

/** The files of a ZIP as `zipOf` writes them, each a part of it that is not read yet. @throws when it is damaged */
export const openZip = async (blob: Blob): Promise<OpenedEntry[]> => {
  const damaged = (): Error => new RangeError('a damaged ZIP');
  const end = await viewOf(blob, blob.size - END_BYTES, blob.size);
  if (end.byteLength < END_BYTES || end.getUint32(0, true) !== END) throw damaged();
  const [files, size, from] = [end.getUint16(10, true), end.getUint32(12, true), end.getUint32(16, true)];
  if (from + size + END_BYTES !== blob.size) throw damaged();
  const list = await viewOf(blob, from, from + size);
  const entries: OpenedEntry[] = [];
  let at = 0;
  for (let file = 0; file < files; file += 1) {
    if (at + CENTRAL_BYTES > size || list.getUint32(at, true) !== CENTRAL || list.getUint16(at + 10, true) !== 0)
      throw damaged();
    const [crc, bytes, long] = [
      list.getUint32(at + 16, true),
      list.getUint32(at + 24, true),
      list.getUint16(at + 28, true),
    ];
    const place = list.getUint32(at + 42, true);
    if (at + CENTRAL_BYTES + long > size) throw damaged();
    const name = new TextDecoder().decode(new Uint8Array(list.buffer, at + CENTRAL_BYTES, long));
    const begin = place + LOCAL_BYTES + long;
    if (begin + bytes > from) throw damaged();
    entries.push({ name, crc, blob: blob.slice(begin, begin + bytes) });
    at += CENTRAL_BYTES + long + list.getUint16(at + 30, true) + list.getUint16(at + 32, true);
  }
  return entries;
};
