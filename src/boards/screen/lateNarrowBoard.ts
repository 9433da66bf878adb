import { preloadable } from '../../page/preloadable';

/** The board of a telephone comes in a file of its own, which wide windows do without. */
export const NarrowBoard = preloadable(async () => ({ default: (await import('./NarrowBoard')).NarrowBoard }));
