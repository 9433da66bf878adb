import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Within the one block of IPv6 that is given out: tunnels that lead to addresses of IPv4, and examples of papers. */
const PRIVATE_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
];

const listOf = (family: 'ipv4' | 'ipv6', nets: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family);
  return list;
};
const private4 = listOf('ipv4', PRIVATE_4);
const private6 = listOf('ipv6', PRIVATE_6);
const given6 = listOf('ipv6', [['2000::', 3]]);

/** Whether an IP address is one of the open internet. */
export const isPublicIp = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !private4.check(address, 'ipv4');
  return family === 6 && given6.check(address, 'ipv6') && !private6.check(address, 'ipv6');
};

/** The host of an address as a connection takes it. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Whether the address itself says that it is of this machine or its network; a name may still lead there. */
export const isPrivateOnSight = (url: URL): boolean => {
  const host = hostOf(url);
  return isIP(host) === 0 ? /(^|\.)(localhost|local|internal)\.?$/i.test(host) : !isPublicIp(host);
};

export class PrivateAddress extends Error {
  constructor(host: string) {
    super(`${host} is an address of a private network.`);
  }
}

/**
 * Looks a name up and refuses it when any of its addresses is private. The connection is made to what was looked at: a
 * name that leads elsewhere a moment later gets nobody anywhere.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error) return callback(error, '', 0);
    if (!first || addresses.some(({ address }) => !isPublicIp(address)))
      return callback(new PrivateAddress(hostname), '', 0);
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
