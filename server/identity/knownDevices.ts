import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Account } from './accounts';

/** Seconds since the last sign-in on it for which a device is known. */
export const DEVICE_LIFETIME = 90 * 86_400;
/** Accounts of one browser: a machine that a crew shares. The one that signed in longest ago is forgotten. */
const MAX_ACCOUNTS = 5;
const MAX_COOKIE = 1_000;

export const DEVICE_COOKIE = 'trowel_device';

/** The browsers on which an account has signed in before, as their signed cookies say [SEC-004]. */
export interface KnownDevices {
  /** The name of the device; null when the account has never signed in on it, or not since its last new password. */
  find(cookie: string | undefined, account: Account): string | null;
  /** The cookie of a browser on which the account has just signed in. */
  add(cookie: string | undefined, account: Account): string;
}

const entry = z.object({
  user_id: z.coerce.number().int(),
  /** Seconds. */
  issued: z.coerce.number().int(),
  device: z.string().regex(/^[\w-]{16}$/),
  mac: z.string(),
});
type Entry = z.infer<typeof entry>;

const entriesOf = (cookie: string | undefined): Entry[] =>
  (cookie !== undefined && cookie.length <= MAX_COOKIE ? cookie.split('~') : []).flatMap((text) => {
    const [user_id, issued, device, mac] = text.split('.');
    const read = entry.safeParse({ user_id, issued, device, mac });
    return read.success ? [read.data] : [];
  });

/** What changes with a new password, a deactivation or another account of the provider. */
const generationOf = ({ sub, password_hash, tokens_valid_from }: Account): string =>
  JSON.stringify([sub, password_hash, tokens_valid_from === null ? null : Date.parse(tokens_valid_from)]);

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

/** @param keys secrets, the one in use first; older ones still count */
export const createKnownDevices = (
  keys: readonly string[],
  now: () => number = () => Date.now() / 1000,
): KnownDevices => {
  const macOf = (key: string, { issued, device }: Pick<Entry, 'issued' | 'device'>, account: Account): string =>
    createHmac('sha256', key)
      .update(['known device', account.id, issued, device, generationOf(account)].join('\n'))
      .digest('base64url');
  const find: KnownDevices['find'] = (cookie, account) => {
    const own = entriesOf(cookie).find(({ user_id }) => user_id === account.id);
    if (!own || own.issued + DEVICE_LIFETIME < now()) return null;
    return keys.some((key) => isSame(own.mac, macOf(key, own, account))) ? own.device : null;
  };
  return {
    find,
    add: (cookie, account) => {
      const named = {
        issued: Math.floor(now()),
        device: find(cookie, account) ?? randomBytes(12).toString('base64url'),
      };
      const [key = ''] = keys;
      const own = { user_id: account.id, ...named, mac: macOf(key, named, account) };
      return [own, ...entriesOf(cookie).filter(({ user_id }) => user_id !== account.id)]
        .slice(0, MAX_ACCOUNTS)
        .map(({ user_id, issued, device, mac }) => [user_id, issued, device, mac].join('.'))
        .join('~');
    },
  };
};

/** The value of the cookie in a header of a request. */
export const deviceCookieIn = (header: string | undefined): string | undefined =>
  new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=([^;\\s]*)`).exec(header ?? '')?.[1];
