/** A HEIC of 64 by 48 pixels: red grows to the right and green downwards, blue is 90 everywhere. Made for these tests. */
export const aHeic = (): Buffer =>
  Buffer.from(
    [
      'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA',
      'AAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAASgACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlp',
      'bmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAA',
      'AAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAA',
      'AwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbW',
      'EAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAFJtZGF0AAAARigBrxmA71BJjpGz79nnI203w1M4LLbpcO9g',
      '2XdD2++Dch1kw41BIg4PVXY0XJOHsF4GVB3MGqDLnIsUg8Xg34aW7wIIf4A=',
    ].join(''),
    'base64',
  );

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const u32 = (value: number): Buffer => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);

/** With more bytes at the end of some of its boxes, whose sizes say so. */
const extended = (bytes: Buffer, more: readonly (readonly [names: readonly string[], bytes: Buffer])[]): Buffer =>
  more.reduce((all, [names, added]) => {
    const starts = names.map((name) => all.indexOf(name, 0, 'latin1') - 4);
    const inner = starts.at(-1) ?? 0;
    const end = inner + all.readUInt32BE(inner);
    for (const start of starts) all.writeUInt32BE(all.readUInt32BE(start) + added.length, start);
    return Buffer.concat([all.subarray(0, end), added, all.subarray(end)]);
  }, Buffer.from(bytes));

/** The same picture as a telephone sends it, with a block of EXIF as its third item. @param exif from `Exif` on, as in a JPEG */
export const aHeicWithExif = (exif: Buffer): Buffer => {
  const plain = aHeic();
  const item = Buffer.concat([u32(6), exif]);
  const place = Buffer.concat([u16(3), u32(0), u32(0), u16(1), u32(0), u32(item.length)]);
  const entry = Buffer.concat([u32(21), Buffer.from('infe'), u32(0x02000001), u16(3), u16(0), Buffer.from('Exif\0')]);
  const of = Buffer.concat([u32(14), Buffer.from('cdsc'), u16(3), u16(1), u16(2)]);
  const grown = place.length + entry.length + of.length;
  const bytes = extended(plain, [
    [['meta', 'iref'], of],
    [['meta', 'iinf'], entry],
    [['meta', 'iloc'], place],
    [['mdat'], item],
  ]);
  const iloc = bytes.indexOf('iloc', 0, 'latin1');
  // Three items; behind their number the first one, and where it begins.
  bytes.writeUInt16BE(3, iloc + 10);
  bytes.writeUInt32BE(bytes.readUInt32BE(iloc + 18) + grown, iloc + 18);
  bytes.writeUInt32BE(plain.length + grown, iloc + 12 + 2 * 20 + 6);
  const iinf = bytes.indexOf('iinf', 0, 'latin1');
  bytes.writeUInt16BE(3, iinf + 8);
  return bytes;
};
