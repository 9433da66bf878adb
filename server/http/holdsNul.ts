/**
 * Whether an address or the body of a form says NUL, which PostgreSQL cannot store, when it is decoded once: `%00` does,
 * `%2500` says "%00". What cannot be decoded is looked at as it stands.
 */
export const holdsNul = (encoded: string): boolean => {
  try {
    return decodeURIComponent(encoded).includes('\0');
  } catch {
    return /%00|\0/.test(encoded);
  }
};
