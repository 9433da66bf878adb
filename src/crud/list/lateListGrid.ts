import { preloadable } from '../../page/preloadable';

/** A narrower window shows cards in place of the grid. */
export const CARDS = 800;

/** The grid is most of the weight of a list, and a telephone does without it. */
export const ListGrid = preloadable(async () => ({ default: (await import('./ListGrid')).ListGrid }));

/**
 * Fetches the grid beside a list's rows, not after them; where the address is a form's, it waits until a list is
 * opened.
 */
export const preloadListGrid = (): void => {
  if (window.innerWidth >= CARDS && !/\/(new|edit)$/.test(window.location.pathname)) ListGrid.preload();
};
