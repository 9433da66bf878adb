import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Seals what is kept and must be read again: AES-256-GCM, bound to whose it is. */
export interface Seal {
  close(text: string, owner: string): string;
  /** @throws when it was not sealed by this key, for this owner */
  open(sealed: string, owner: string): string;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The keys, 32 bytes in base64url, the one in use first; older ones still open. */
export const createSeal = (keys: readonly string[]): Seal => {
  const [current, ...older] = keys.map((key) => Buffer.from(key, 'base64url'));
  if (!current) throw new Error('there is no key to seal with');
  const openWith = (key: Buffer, bytes: Buffer, owner: string): string => {
    const opening = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(owner));
    opening.setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([opening.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), opening.final()]).toString();
  };
  return {
    close: (text, owner) => {
      const iv = randomBytes(IV_BYTES);
      const closing = createCipheriv(CIPHER, current, iv).setAAD(Buffer.from(owner));
      return Buffer.concat([iv, closing.update(text), closing.final(), closing.getAuthTag()]).toString('base64url');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of older) {
        try {
          return openWith(key, bytes, owner);
        } catch {
          // sealed by another one
        }
      }
      return openWith(current, bytes, owner);
    },
  };
};
