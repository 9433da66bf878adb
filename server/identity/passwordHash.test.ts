import { describe, expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './passwordHash';

const QUICK = { N: 1024, r: 8, p: 1 };

describe('a stored password', () => {
  it('matches itself alone', async () => {
    const stored = await hashPassword('Trowel123!', QUICK);
    expect(await passwordMatches('Trowel123!', stored)).toBe(true);
    for (const other of ['trowel123!', 'Trowel123! ', '', stored])
      expect(await passwordMatches(other, stored)).toBe(false);
  });
  it('has a salt of its own', async () => {
    expect(await hashPassword('Trowel123!', QUICK)).not.toBe(await hashPassword('Trowel123!', QUICK));
  });
  it('is the same however a keyboard composes an accent', async () => {
    expect(await passwordMatches('contrasen\u0303a1!', await hashPassword('contrase\u00f1a1!', QUICK))).toBe(true);
  });
  it('of nobody matches nothing', async () => {
    expect(await passwordMatches('', null)).toBe(false);
  });
});
