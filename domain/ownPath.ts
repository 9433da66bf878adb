/**
 * Whether a text is a path of this site and leads to no other, however a browser reads it [SEC-005]: browsers take a
 * backslash for a slash, and drop tabs and line ends before they look at the slashes.
 */
export const isOwnPath = (path: string | null | undefined): path is string =>
  typeof path === 'string' && /^\/(?![/\\])[^\p{Cc}\p{Zl}\p{Zp}\\]*$/u.test(path);
