/**
 * How far something is scrolled, without asking the page for it: the question has the browser lay out all that was just
 * drawn, and at a pick-up once more in the same frame.
 */
export const followScroll = (scroller: HTMLElement) => {
  const read = () => ({ scrollLeft: scroller.scrollLeft, scrollTop: scroller.scrollTop });
  let now = read();
  const follow = (): void => {
    now = read();
  };
  scroller.addEventListener('scroll', follow, { passive: true });
  return {
    at: () => now,
    by: (dx: number, dy: number): void => {
      scroller.scrollBy(dx, dy);
      follow();
    },
    end: (): void => scroller.removeEventListener('scroll', follow),
  };
};
