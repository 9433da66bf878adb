import { describe, expect, it } from 'vitest';
import { randomBytes } from 'node:crypto';
import { createSeal } from './seal';
import { newTotpSecret, stepAt, stepOfCode, totpCode, totpUri } from './totp';

/** The secret of the test vectors of RFC 6238, "12345678901234567890". */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('the code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at second %i', (second, code) => {
    expect(totpCode(RFC, stepAt(second * 1000))).toBe(code);
  });

  it('is taken half a minute early or late, and no more', () => {
    const moment = 1_700_000_000_000;
    const at = (off: number): number | null => stepOfCode(RFC, totpCode(RFC, stepAt(moment) + off), moment);
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([null, stepAt(moment) - 1, stepAt(moment), stepAt(moment) + 1, null]);
    expect(stepOfCode(RFC, '', moment)).toBeNull();
  });

  it('comes from a secret of 160 bits that a QR code carries', () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
    expect(totpUri(secret, 'a b@trowel.test')).toBe(
      `otpauth://totp/Trowel:a%20b%40trowel.test?secret=${secret}&issuer=Trowel`,
    );
  });
});

describe('a sealed secret', () => {
  const [old, key] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];

  it('is opened by its key, also an older one, for its owner alone', () => {
    const sealed = createSeal([old]).close(RFC, 'user 7');
    expect(sealed).not.toContain(RFC);
    expect(createSeal([key, old]).open(sealed, 'user 7')).toBe(RFC);
    expect(createSeal([old]).close(RFC, 'user 7')).not.toBe(sealed);
    expect(() => createSeal([key, old]).open(sealed, 'user 8')).toThrow('unable to authenticate data');
    expect(() => createSeal([key]).open(sealed, 'user 7')).toThrow('unable to authenticate data');
  });
});
