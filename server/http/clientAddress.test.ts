import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf, readAddress, readTrustProxy } from './clientAddress';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:50412', '203.0.113.7'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['::1', '::1'],
  ])('%j is %s', (text, address) => expect(readAddress(text)).toBe(address));

  it.each([
    'not-an-ip',
    '<b>1.2.3.4</b>',
    'unknown',
    '',
    '1.2.3',
    '01.2.3.4',
    '300.1.2.3',
    '1.2.3.4 5',
    '1::2::3',
    'x'.repeat(7_000),
    undefined,
  ])('%j is none [SEC-004]', (text) => expect(readAddress(text)).toBeNull());

  it('of IPv6 counts by its /64, IPv4 by itself, and none as one [SEC-004]', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf(null)).toBe('none');
  });
});

describe('whose address counts [SEC-004]', () => {
  const seen = (setting: string, socket: string | undefined, forwarded?: string) =>
    clientAddress(socket, forwarded, readTrustProxy(setting));

  it('is that of the connection where no proxy is trusted', () => {
    expect(seen('off', '127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
    expect(seen('off', '::ffff:198.51.100.1')).toBe('198.51.100.1');
    expect(seen('off', undefined)).toBeNull();
  });

  it('is what the last own proxy has added, whatever the client wrote before it', () => {
    expect(seen('on', '127.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
    expect(seen('on', '127.0.0.1', '192.0.2.66, 203.0.113.9')).toBe('203.0.113.9');
    expect(seen('on', '::ffff:127.0.0.1', '192.0.2.66,203.0.113.9, 10.0.0.4')).toBe('203.0.113.9');
    expect(seen('on', '127.0.0.1', '192.0.2.66, 2001:db8::5')).toBe('2001:db8::5');
  });

  it('is that of a machine which is no proxy of ours, whatever it forwards', () => {
    expect(seen('on', '198.51.100.1', '203.0.113.9')).toBe('198.51.100.1');
    expect(seen('10.0.0.7', '10.0.0.8', '203.0.113.9')).toBe('10.0.0.8');
  });

  it('is counted by hops from the near end', () => {
    expect(seen('1', '10.0.0.1', '192.0.2.66, 203.0.113.9')).toBe('203.0.113.9');
    expect(seen('2', '10.0.0.1', '192.0.2.66, 203.0.113.9, 198.51.100.3')).toBe('203.0.113.9');
    expect(seen('1', '203.0.113.9')).toBe('203.0.113.9');
  });

  it('is found behind the named proxies, of both families', () => {
    const list = '198.51.100.0/24, 2001:db8:ffff::/48';
    expect(seen(list, '198.51.100.3', '192.0.2.66, 203.0.113.9, 2001:db8:ffff::1')).toBe('203.0.113.9');
    expect(seen(list, '127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
  });

  it('of clients in a private network is what the nearest proxy has seen', () => {
    expect(seen('on', '127.0.0.1', '10.9.9.9, 192.168.1.20')).toBe('192.168.1.20');
  });

  it('is none where an own proxy has named none', () => {
    expect(seen('on', '127.0.0.1', '203.0.113.9, unknown')).toBeNull();
    expect(seen('1', '127.0.0.1', '<b>1.2.3.4</b>')).toBeNull();
  });

  it.each([
    ['yes', /"yes" is no address or network; give off, on, the number of proxies/],
    ['0', /0 is no number of proxies/],
    ['21', /21 is no number of proxies/],
    ['10.0.0.0/33', /must end with \/1 to \/32/],
    ['10.0.0.0/8, nginx', /"nginx" is no address or network/],
    ['0.0.0.0/0', /would believe everybody/],
    ['::/129', /must end with \/1 to \/128/],
    ['10.0.0.0/8/8', /is no network/],
    ['10.0.0.0/', /is no network/],
    ['', /is no address or network/],
  ])('cannot be told by TRUST_PROXY=%s', (setting, said) => expect(() => readTrustProxy(setting)).toThrow(said));
});
