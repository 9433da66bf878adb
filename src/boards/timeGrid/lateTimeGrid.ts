import { preloadable } from '../../page/preloadable';

/** Only the boards of warranty have a grid of hours, and a telephone shows their visits as a list. */
export const TimeGrid = preloadable(async () => ({ default: (await import('./TimeGrid')).TimeGrid }));
