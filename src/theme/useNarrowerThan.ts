import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether the window is narrower than so many pixels, right from the first drawing. */
export const useNarrowerThan = (pixels: number): boolean =>
  useMediaQuery(`(max-width: ${pixels - 0.05}px)`, { noSsr: true });
