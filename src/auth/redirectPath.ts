import { isOwnPath } from '#domain/ownPath';

/** Where a normal login leads: the page that was asked for, else the landing page [AUTH-015]. */
export const pathAfterLogin = (stored: string | null): string => (isOwnPath(stored) ? stored : '/');

/** Where a return from the identity provider leads: the page that was asked for, else the login page [AUTH-016]. */
export const pathAfterReturn = (stored: string | null): string => (isOwnPath(stored) ? stored : '/login');

/** The path worth keeping for after the login: not the login page itself, and never another site's address. */
export const pathToKeep = (path: string): string | null =>
  isOwnPath(path) && !/^\/(login)?([?#]|$)/i.test(path) ? path : null;
