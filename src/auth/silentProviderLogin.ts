import type { ClientConfig } from './clientConfig';
import { loggedOutFlag } from './loggedOutFlag';
import { pathAfterLogin } from './redirectPath';
import { redirectPathStore } from './redirectPathStore';

const KEY = 'trowel:provider_asked_at';
/** A provider that sends everybody back is not asked again and again. */
const PAUSE_MS = 60_000;

/** Where the company's provider alone signs in, and nobody has just logged out, it may know who this is. */
const mayTry = (config: Pick<ClientConfig, 'provider' | 'passwords'> | null, now: number): boolean =>
  Boolean(config?.provider) &&
  config?.passwords === false &&
  !loggedOutFlag.isSet() &&
  now - Number(window.sessionStorage.getItem(KEY) ?? 0) > PAUSE_MS;

/**
 * Leaves for the company's provider, which signs in without a question whom it knows, or leads back to the login page:
 * so a session that ends each day is begun again unnoticed [SEC-005]. Once a minute at most.
 */
export const tryProviderSilently = (
  config: Pick<ClientConfig, 'provider' | 'passwords'> | null,
  now = Date.now(),
  leave = (address: string): void => window.location.assign(address),
): void => {
  if (!mayTry(config, now)) return;
  window.sessionStorage.setItem(KEY, String(now));
  leave(`/v1/oidc/start?silent=1&to=${encodeURIComponent(pathAfterLogin(redirectPathStore.peek()))}`);
};
