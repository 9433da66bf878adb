import { BlockList, isIP } from 'node:net';

/** Loopback, link-local and private networks: where one's own proxies stand. */
const OWN_NETWORKS = '127.0.0.0/8, ::1, 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, 169.254.0.0/16, fc00::/7, fe80::/10';
const MAX_HOPS = 20;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** `::ffff:c000:201`, as URLs write an IPv4 address within IPv6. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

const shortest = (address: string): string => new URL(`http://[${address}]/`).hostname.slice(1, -1);

/**
 * The one spelling of an IP address: IPv6 at its shortest, and IPv4 within IPv6 as IPv4. A port or a zone that a proxy
 * has written beside it is dropped.
 * @returns null for what is no address
 */
export const readAddress = (text: string | undefined): string | null => {
  const [, bracketed, bare = ''] = /^\s*(?:\[([^\]]*)\](?::\d+)?|(\S*))\s*$/.exec(text ?? '') ?? [];
  const [address = ''] = (bracketed ?? bare.replace(/^([\d.]+):\d+$/, '$1')).split('%');
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : null;
  const short = shortest(address);
  const [, high, low] = MAPPED.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  return [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.');
};

/** The eight parts of an IPv6 address. */
const partsOf = (address: string): string[] => {
  const [before = '', after] = address.split('::');
  const [first, last] = [before, after ?? ''].map((half) => (half === '' ? [] : half.split(':')));
  const missing = after === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array.from({ length: missing }, () => '0'), ...(last ?? [])];
};

/**
 * What attempts and requests are counted by [SEC-004]: an IPv4 address, or the /64 of an IPv6 address, which is the
 * least that a household is given and all of which one machine may use.
 * @param address in the spelling of `readAddress`; null for none, which all share
 */
export const networkOf = (address: string | null): string =>
  address?.includes(':') ? `${partsOf(address).slice(0, 4).join(':')}::/64` : (address ?? 'none');

/** Which addresses of a chain are proxies of ours; `hop` 0 is the machine that connected. */
export type TrustProxy = (address: string | undefined, hop: number) => boolean;

const trustNetworks = (list: string): TrustProxy => {
  const nets = new BlockList();
  for (const item of list.split(',').map((part) => part.trim())) {
    const [text = '', bits] = item.split('/');
    const address = readAddress(text);
    if (address === null || /[[\]%\s]/.test(text) || text.includes(':') !== address.includes(':'))
      throw new Error(`"${item}" is no address or network`);
    const most = familyOf(address) === 'ipv4' ? 32 : 128;
    const prefix = bits === undefined ? most : Number(bits);
    if (item.split('/').length > 2 || !/^\d{1,3}$/.test(bits ?? '1') || prefix > most)
      throw new Error(`"${item}" is no network: it must end with /1 to /${most}`);
    if (prefix === 0) throw new Error(`"${item}" would believe everybody`);
    nets.addSubnet(address, prefix, familyOf(address));
  }
  return (given) => {
    const address = readAddress(given);
    return address !== null && nets.check(address, familyOf(address));
  };
};

const HOW = `give off, on, the number of proxies (1 to ${MAX_HOPS}), or a list of their addresses and networks such as 10.0.0.0/8, ::1`;

/**
 * The setting TRUST_PROXY: `off`, `on` (loopback and private networks), how many proxies stand before the server, or
 * which [SEC-004].
 * @returns null for `off`
 * @throws Error that says what is wrong with it
 */
export const readTrustProxy = (setting: string): TrustProxy | null => {
  const text = setting.trim();
  if (text === 'off') return null;
  if (text === 'on') return trustNetworks(OWN_NETWORKS);
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops < 1 || hops > MAX_HOPS) throw new Error(`${text} is no number of proxies; ${HOW}`);
    return (_address, hop) => hop < hops;
  }
  try {
    return trustNetworks(text);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}; ${HOW}`, { cause: error });
  }
};

/**
 * Who a request comes from: the nearest address that is no proxy of ours, as the last proxy of ours has seen it
 * [SEC-004]. Where all of the chain are ours (clients of a private network) it is the one that the nearest proxy has
 * seen: what stands before it a client may have written.
 * @param socket the address of the machine that connected
 * @param forwarded `X-Forwarded-For`, to which each proxy adds at the end whom it has seen
 * @returns null where a proxy of ours named what is no address
 */
export const clientAddress = (
  socket: string | undefined,
  forwarded: string | undefined,
  trust: TrustProxy | null,
): string | null => {
  const chain = [socket, ...(forwarded === undefined || !trust ? [] : forwarded.split(',').toReversed())];
  const nearest = chain.findIndex((address, hop) => !trust?.(address?.trim(), hop));
  const at = nearest === -1 ? Math.min(1, chain.length - 1) : nearest;
  return readAddress(chain[at]);
};
