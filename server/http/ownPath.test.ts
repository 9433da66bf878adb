import { describe, expect, it } from 'vitest';
import { ownPath } from './ownPath';

describe('where a redirect leads', () => {
  it('is a path in ASCII', () => {
    expect(ownPath('/week/pebble?date=2026-03-02#late')).toBe('/week/pebble?date=2026-03-02#late');
    expect(ownPath('/job?name=Ñandú')).toBe('/job?name=%C3%91and%C3%BA');
  });

  it.each([undefined, '', 'job', '//x.test', '/\t/x.test', '/.//x.test', '/a/..//x.test', '/\\x.test', 'javascript:1'])(
    'is the start page instead of %j [SEC-005]',
    (to) => expect(ownPath(to)).toBe('/'),
  );

  it('is on the own origin for whoever resolves it', () => {
    for (const to of ['/.//x.test', '/%09/x.test', '/%2f/x.test', '/;//x.test', '/?//x.test', '/@x.test'])
      expect(new URL(ownPath(to), 'https://own.test').origin).toBe('https://own.test');
  });
});
