import { describe, expect, it } from 'vitest';
import { isOwnPath } from './ownPath';

describe('a path of this site', () => {
  it.each(['/', '/week/pebble?date=2026-03-02#late', '/job?name=Ñandú & Sons', '/job/1//edit'])('is %s', (path) =>
    expect(isOwnPath(path)).toBe(true),
  );

  it.each([
    'job',
    '',
    null,
    undefined,
    'https://elsewhere.test/',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    '/\n/elsewhere.test',
    '\t//elsewhere.test',
    '/job\\..\\x',
    '/job\r\nset-cookie: x',
    '/\u2028/x',
  ])('is not %j [SEC-005]', (path) => expect(isOwnPath(path)).toBe(false));
});
