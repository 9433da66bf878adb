import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** How the key of an archive is made of a passphrase: bounded, since it is read from an archive. */
export const sealTerms = z.object({
  cipher: z.literal('aes-256-gcm'),
  kdf: z.literal('scrypt'),
  N: z
    .int()
    .min(2 ** 14)
    .max(2 ** 20),
  r: z.int().min(1).max(16),
  p: z.int().min(1).max(16),
  /** base64 */
  salt: z.string().min(22).max(100),
});
export type SealTerms = z.infer<typeof sealTerms>;

/** 32 MB and about a third of a second, as OWASP has it for scrypt; each archive has its own salt, and so its own key. */
export const newTerms = (): SealTerms => ({
  cipher: 'aes-256-gcm',
  kdf: 'scrypt',
  N: 2 ** 15,
  r: 8,
  p: 3,
  salt: randomBytes(16).toString('base64'),
});

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The key of an archive. */
export const sealKey = (passphrase: string, { N, r, p, salt }: SealTerms): Promise<Buffer> =>
  new Promise((done, fail) => {
    const maxmem = 128 * N * r + 128 * r * p + 2 ** 20;
    scrypt(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), KEY_BYTES, { N, r, p, maxmem }, (error, key) =>
      error ? fail(error) : done(key),
    );
  });

/** Binds what is sealed to its place: no part of an archive is taken for another. */
const placeOf = (name: string): Buffer => Buffer.from(`trowel backup: ${name}`);

const sealing = async function* (
  text: AsyncIterable<string> | Iterable<string>,
  key: Buffer,
  name: string,
): AsyncGenerator<Buffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(placeOf(name));
  yield iv;
  for await (const chunk of text) yield cipher.update(chunk, 'utf8');
  yield cipher.final();
  yield cipher.getAuthTag();
};

/** Writes a text as it comes into a file: 12 bytes that are never used again, what is sealed, a tag of 16 bytes. */
export const writeSealed = (
  text: AsyncIterable<string> | Iterable<string>,
  key: Buffer,
  name: string,
  file: string,
): Promise<void> => pipeline(sealing(text, key, name), createWriteStream(file, { mode: 0o600, flush: true }));

/**
 * Writes what a sealed file holds into another one.
 * @throws Error for another key or a file that was changed; what was written until then counts for nothing
 */
export const openSealed = async (from: string, key: Buffer, name: string, to: string): Promise<void> => {
  const [iv, tag] = [Buffer.alloc(IV_BYTES), Buffer.alloc(TAG_BYTES)];
  const file = await open(from);
  let bytes = 0;
  try {
    bytes = (await file.stat()).size - IV_BYTES - TAG_BYTES;
    if (bytes < 0) throw new Error(`${name} is cut short.`);
    await file.read(iv, 0, IV_BYTES, 0);
    await file.read(tag, 0, TAG_BYTES, IV_BYTES + bytes);
  } finally {
    await file.close();
  }
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    .setAAD(placeOf(name))
    .setAuthTag(tag);
  const sealed =
    bytes === 0 ? Readable.from([]) : createReadStream(from, { start: IV_BYTES, end: IV_BYTES + bytes - 1 });
  await pipeline(sealed, decipher, createWriteStream(to, { mode: 0o600 }));
};
