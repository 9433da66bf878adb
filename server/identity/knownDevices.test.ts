import { describe, expect, it } from 'vitest';
import type { Account } from './accounts';
import { createKnownDevices, deviceCookieIn, DEVICE_LIFETIME } from './knownDevices';

const account = (id: number, more: Partial<Account> = {}): Account => ({
  id,
  sub: `trowel|${id}`,
  email: `${id}@trowel.test`,
  first_name: 'Ann',
  last_name: 'Lee',
  password_hash: 'hash',
  is_active: true,
  tokens_valid_from: null,
  ...more,
});

describe('a device on which somebody has signed in [SEC-004]', () => {
  const devices = createKnownDevices(['key']);

  it('is known for that account alone, and keeps its name', () => {
    const cookie = devices.add(undefined, account(1));
    const name = devices.find(cookie, account(1));
    expect(name).toMatch(/^[\w-]{16}$/);
    expect(devices.find(cookie, account(2))).toBeNull();
    expect(devices.find(undefined, account(1))).toBeNull();
    const both = devices.add(cookie, account(2));
    expect(devices.find(both, account(1))).toBe(name);
    expect(devices.find(devices.add(both, account(1)), account(1))).toBe(name);
  });

  it('is not known any more after a new password, with a changed cookie, or by another key', () => {
    const cookie = devices.add(undefined, account(1));
    expect(devices.find(cookie, account(1, { password_hash: 'other' }))).toBeNull();
    expect(devices.find(cookie, account(1, { tokens_valid_from: '2026-03-11T00:00:00Z' }))).toBeNull();
    expect(devices.find(cookie.replace(/^1\./, '2.'), account(2))).toBeNull();
    expect(createKnownDevices(['new']).find(cookie, account(1))).toBeNull();
    expect(createKnownDevices(['new', 'key']).find(cookie, account(1))).not.toBeNull();
  });

  it('is forgotten when nobody signed in for long, and of many accounts the last five are kept', () => {
    let now = 1_000_000;
    const aging = createKnownDevices(['key'], () => now);
    let cookie = aging.add(undefined, account(1));
    now += DEVICE_LIFETIME;
    expect(aging.find(cookie, account(1))).not.toBeNull();
    now += 1;
    expect(aging.find(cookie, account(1))).toBeNull();
    cookie = '';
    for (let id = 1; id <= 6; id += 1) cookie = aging.add(cookie, account(id));
    expect([1, 2, 6].map((id) => aging.find(cookie, account(id)) !== null)).toEqual([false, true, true]);
  });

  it('is read out of a header, and nothing that is none makes trouble', () => {
    expect(deviceCookieIn('a=b; trowel_device=1.2.x.y; c=d')).toBe('1.2.x.y');
    expect(deviceCookieIn(undefined)).toBeUndefined();
    for (const cookie of ['', '~~~', '1.2', 'x.y.z.w', '1.2.3.4.5', 'z'.repeat(5_000)])
      expect(devices.find(cookie, account(1))).toBeNull();
  });
});
