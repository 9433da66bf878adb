import { preloadable } from '../../page/preloadable';

/** A narrower window, in pixels, has room for one day alone. */
export const ONE_DAY = 761;

/** The board of a telephone comes in a file of its own, which wide windows do without. */
export const NarrowBoard = preloadable(async () => ({ default: (await import('./NarrowBoard')).NarrowBoard }));
