import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Work of one check: 32 MB and about a fifth of a second, in the thread pool. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** What every stored password costs. */
export const STANDARD_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r };
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$N$r$p$salt$key`, with a salt of its own unless one is given. */
export const hashPassword = async (
  password: string,
  cost: ScryptCost = STANDARD_COST,
  salt: Buffer = randomBytes(16),
): Promise<string> => {
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** A hash that nothing matches, so that an unknown account costs as much time as a wrong password. */
const nobody = ({ N, r, p }: ScryptCost): string =>
  ['scrypt', N, r, p, 'AAAAAAAAAAAAAAAAAAAAAA', 'A'.repeat(43)].join('$');

/** Compares in constant time; null (no account, or none with a password) takes as long and is false. */
export const passwordMatches = async (password: string, stored: string | null): Promise<boolean> => {
  const [, N, r, p, salt = '', key = ''] = (stored ?? nobody(STANDARD_COST)).split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(actual, expected) && stored !== null;
};
