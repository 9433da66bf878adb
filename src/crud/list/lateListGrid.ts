import { preloadable } from '../../page/preloadable';

/** A narrower window shows cards in place of the grid. */
export const CARDS = 800;

/** The grid is most of the weight of a list, and a telephone does without it. */
export const ListGrid = preloadable(async () => ({ default: (await import('./ListGrid')).ListGrid }));
export const ListCards = preloadable(async () => ({ default: (await import('./ListCards')).ListCards }));

/** Fetches the grid, or the cards, beside a list's rows, not after them. */
export const preloadListGrid = (): Promise<void> => (window.innerWidth >= CARDS ? ListGrid : ListCards).preload();
