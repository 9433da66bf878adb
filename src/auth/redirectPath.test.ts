import { describe, expect, it } from 'vitest';
import { pathAfterLogin, pathAfterReturn, pathToKeep } from './redirectPath';

describe('the path after a login', () => {
  it('is the page that was asked for, or the landing page when none is stored [AUTH-015]', () => {
    expect(pathAfterLogin('/week/pebble?date=2026-03-02')).toBe('/week/pebble?date=2026-03-02');
    expect(pathAfterLogin(null)).toBe('/');
  });
  it('is the login page when the identity provider returns without a stored path [AUTH-016]', () => {
    expect(pathAfterReturn('/job/12/edit')).toBe('/job/12/edit');
    expect(pathAfterReturn(null)).toBe('/login');
  });
  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    '/\n/elsewhere.test',
    'job',
  ])('never leads to %j [SEC-005]', (path) => {
    expect(pathAfterLogin(path)).toBe('/');
    expect(pathAfterReturn(path)).toBe('/login');
    expect(pathToKeep(path)).toBeNull();
  });
  it('does not keep the landing page or the login page', () => {
    expect(['/', '/login', '/LOGIN?x=1', '/job'].map(pathToKeep)).toEqual([null, null, null, '/job']);
  });
});
