import { isOwnPath } from '#domain/ownPath';

/** Any address of a site: only the path of what is resolved against it counts. */
const BASE = 'http://own.invalid';

/**
 * A path of this site, as a header may say it: in ASCII, and with the same origin to whoever resolves it [SEC-005].
 * @returns `/` for everything that is none
 */
export const ownPath = (to: string | undefined): string => {
  if (!isOwnPath(to) || !URL.canParse(to, BASE)) return '/';
  const { origin, pathname, search, hash } = new URL(to, BASE);
  const path = `${pathname}${search}${hash}`; // `/.//x` has become `//x`
  return origin === BASE && isOwnPath(path) ? path : '/';
};
