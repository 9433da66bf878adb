import { foldText } from '#domain/foldText';

/**
 * The address of the screen that a typed text means: an address, also one copied with its host and its filters from the
 * browser, or the name of a screen. What is neither stays as it was typed.
 * @param names the screens by their addresses
 */
export const screenMeant = (typed: string, names: ReadonlyMap<string, string>): string => {
  const text = typed.trim();
  const [path = ''] = text.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/);
  if (text.startsWith('/') || /^https?:\/\//i.test(text)) return path === '' ? '/' : path;
  const wanted = foldText(text);
  const called = [...names].filter(([, name]) => foldText(name) === wanted);
  const near = called.length > 0 ? called : [...names].filter(([, name]) => foldText(name).includes(wanted));
  const [first] = near;
  // One screen of several addresses, as a report of gunite and of pebble, is meant by its first.
  return first && new Set(near.map(([, name]) => name)).size === 1 ? first[0] : text;
};
