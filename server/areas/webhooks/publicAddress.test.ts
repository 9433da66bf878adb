import { describe, expect, it } from 'vitest';
import { isPrivateOnSight, isPublicIp, publicLookup } from './publicAddress';

describe('an address of the open internet', () => {
  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '192.167.1.1', '100.128.0.1', '2606:4700:4700::1111'])(
    '%s is one',
    (address) => expect(isPublicIp(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2001::1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    'no address',
  ])('%s is none', (address) => expect(isPublicIp(address)).toBe(false));

  it.each([
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://db.internal/',
  ])('%s is seen through', (url) => expect(isPrivateOnSight(new URL(url))).toBe(true));

  it('is not taken for granted of a name', async () => {
    const looked = await new Promise((resolve) => publicLookup('localhost', {}, (error) => resolve(error?.message)));
    expect(looked).toBe('localhost is an address of a private network.');
  });
});
