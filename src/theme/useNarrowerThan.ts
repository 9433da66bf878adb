import { useMatches } from './useMatches';

const narrower = (pixels: number): string => `(max-width: ${pixels - 0.05}px)`;

/** Whether the window is narrower than so many pixels now. */
export const isNarrowerThan = (pixels: number): boolean => window.matchMedia(narrower(pixels)).matches;

/** Whether the window is narrower than so many pixels, right from the first drawing. */
export const useNarrowerThan = (pixels: number): boolean => useMatches(narrower(pixels));
