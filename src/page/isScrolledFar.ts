/** True once a page is scrolled by a quarter of the window's height [UI-026]. */
export const isScrolledFar = (scrolled: number, windowHeight: number): boolean =>
  scrolled >= windowHeight / 4 && scrolled > 0;
