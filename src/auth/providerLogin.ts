import { PROVIDER_FAULT_PARAM, PROVIDER_FAULTS, type ProviderFault } from '#domain/users/providerFault';
import { loggedOutFlag } from './loggedOutFlag';
import { pathAfterLogin } from './redirectPath';
import { redirectPathStore } from './redirectPathStore';

const DONE = '/v1/oidc/done';
const WINDOW = 'popup,width=520,height=720';

const startAt = (to: string): string => `/v1/oidc/start?to=${encodeURIComponent(to)}`;

/**
 * Leaves for the company's own provider, which leads back to the page that was asked for; after an expiry in a window of
 * its own, so that the page and its drafts stay.
 */
export const startProviderLogin = (isExpired: boolean): void => {
  loggedOutFlag.set(false);
  if (isExpired) window.open(startAt(DONE), '_blank', WINDOW);
  else window.location.assign(startAt(pathAfterLogin(redirectPathStore.take())));
};

/** Signs in at the provider again beside the page, to prove who is there: the person is asked, whatever it remembers. */
export const proveAtProvider = (): void => {
  window.open(`${startAt(DONE)}&fresh=1`, '_blank', WINDOW);
};

/** Why the sign-in from which an address comes led to nothing; null for any other address. */
export const providerFaultIn = (search: string): ProviderFault | null => {
  const said = new URLSearchParams(search).get(PROVIDER_FAULT_PARAM);
  return PROVIDER_FAULTS.find((fault) => fault === said) ?? null;
};
