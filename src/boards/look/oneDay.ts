/** A narrower window, in pixels, has room for one day of a board alone. */
export const ONE_DAY = 761;
