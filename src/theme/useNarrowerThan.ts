import { useMatches } from './useMatches';

/** Whether the window is narrower than so many pixels, right from the first drawing. */
export const useNarrowerThan = (pixels: number): boolean => useMatches(`(max-width: ${pixels - 0.05}px)`);
