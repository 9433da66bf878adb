const KEY = 'trowel:home_screen';

/**
 * Whether this is Safari on an iPhone or iPad, which alone says whether it runs from the Home Screen, outside of it, and
 * its user was not told yet.
 */
export const isHomeScreenHintDue = (): boolean => {
  try {
    return Reflect.get(navigator, 'standalone') === false && localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
};

/** The user has read it. */
export const noteHomeScreenHint = (): void => {
  try {
    localStorage.setItem(KEY, 'told');
  } catch {
    // A private window: it is said again in the next one.
  }
};
