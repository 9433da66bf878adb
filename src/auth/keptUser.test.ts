import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptUser } from './keptUser';
import { parseProfile, PERMISSIONS_CLAIM } from './profile';

const DAY = 86_400_000;
const config = {
  issuer: 'http://app.test',
  clientId: 'trowel',
  audience: null,
  login: 'embedded' as const,
  environment: 'prod',
};
const profile = (id: number) =>
  parseProfile({ id, sub: `trowel|${id}`, first_name: 'Ana', [PERMISSIONS_CLAIM]: ['CAN_VIEW_JOB'] });

let values = new Map<string, string>();
beforeEach(() => {
  values = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the user whom a browser knows', () => {
  it('is kept whole with rights and settings, without a token [OFF-009]', () => {
    keptUser.keep(profile(7), config, DAY);
    expect(keptUser.read(DAY)).toEqual({ profile: profile(7), config, isOver: false });
    expect([...values.values()].join(' ')).not.toMatch(/token/i);
  });

  it('has no place in the live stream, which was that of one page', () => {
    keptUser.keep({ ...profile(7), live_cursor: 'c7' }, config, DAY);
    expect(keptUser.read(DAY)?.profile).toEqual(profile(7));
    expect([...values.values()].join(' ')).not.toContain('c7');
  });

  it('is over two days after the last contact, and where it is asked for a moment long before that: the session asks for one that a clock put back does not move [AUTH-059]', () => {
    keptUser.keep(profile(7), config, 10 * DAY);
    expect(keptUser.read(12 * DAY)?.isOver).toBe(false);
    expect(keptUser.read(12 * DAY + 1)?.isOver).toBe(true);
    expect(keptUser.read(9 * DAY)?.isOver).toBe(true);
    keptUser.contact(12 * DAY);
    expect(keptUser.read(14 * DAY)?.isOver).toBe(false);
  });

  it('is the last one who signed in: nobody sees the one before', () => {
    keptUser.keep(profile(7), config, DAY);
    keptUser.keep(profile(8), config, DAY);
    expect(keptUser.read(DAY)?.profile.id).toBe(8);
  });

  it('is nobody where what is kept is broken', () => {
    expect(keptUser.read(DAY)).toBeNull();
    values.set('trowel:user', '7');
    values.set('trowel:7', JSON.stringify({ profile: { id: 7 }, config: { issuer: 4 }, contact_at: DAY }));
    expect(keptUser.read(DAY)).toBeNull();
  });
});
