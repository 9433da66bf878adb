/** The types of pictures that records take [BLDR-009]. */
export type ImageType = 'image/png' | 'image/jpeg';

const NAMES: Readonly<Record<string, ImageType>> = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/jpg': 'image/jpeg',
};

/** The bytes that a file of each type starts with. */
const MAGIC: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** As many bytes of a file as tell its type. */
export const MAGIC_BYTES = 8;

/** A declared content type as it is stored, `image/jpg` as `image/jpeg`; null for what is no picture. */
export const declaredImageType = (type: unknown): ImageType | null =>
  typeof type === 'string' ? (NAMES[type.split(';')[0]?.trim().toLowerCase() ?? ''] ?? null) : null;

/** What a file really is, by its first bytes. */
export const imageTypeOf = (bytes: Uint8Array): ImageType | null =>
  MAGIC.find(([, magic]) => magic.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
