import { createHmac, randomBytes } from 'node:crypto';

/** Seconds that a code is shown for, and its digits: what every authenticator app takes without being told. */
const PERIOD = 30;
const DIGITS = 6;
/** Steps that a telephone's clock may be off. */
const SKEW = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, in Base32, as people can type it. */
export const newTotpSecret = (): string => Array.from(randomBytes(32), (byte) => ALPHABET[byte % 32]).join('');

const bytesOf = (secret: string): Buffer => {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(
    Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8), 2)),
  );
};

export const stepAt = (moment: number): number => Math.floor(moment / 1000 / PERIOD);

/** The code of a half minute (RFC 6238). */
export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7f_ff_ff_ff) % 10 ** DIGITS).padStart(DIGITS, '0');
};

/** The half minute whose code this is, one before and one after counted in; null when it is none's. */
export const stepOfCode = (secret: string, code: string, moment: number): number | null => {
  const now = stepAt(moment);
  for (let off = -SKEW; off <= SKEW; off += 1) if (totpCode(secret, now + off) === code) return now + off;
  return null;
};

/** The address in the QR code. */
export const totpUri = (secret: string, email: string): string =>
  `otpauth://totp/Trowel:${encodeURIComponent(email)}?${new URLSearchParams({ secret, issuer: 'Trowel' }).toString()}`;
