import { describe, expect, it } from 'vitest';
import { holdsNul } from './holdsNul';

describe('NUL in an address', () => {
  it.each(['/%00', '/job?name=a%00b', 'username=a%00', '/%zz/%00', 'a\0b'])('is found: %j', (address) =>
    expect(holdsNul(address)).toBe(true),
  );
  it.each(['/', '/%2500', '/%zz', '/a%20b?c=%C3%B1', '/%250'])('is not taken for what is none: %j', (address) =>
    expect(holdsNul(address)).toBe(false),
  );
});
