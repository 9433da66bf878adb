import type { Point } from './point';

/** No place of a window lies further out than this, in pixels. */
const FAR = 50_000;

/**
 * Moves an element that stands at the window's corner. Each axis is an animation at rest whose time is the place: that
 * reaches the element's layer alone, while a new `style.transform` has the browser lay out the layers of the whole page
 * again, which on a full board costs more than all the rest of a move.
 */
export const movedLayer = (node: HTMLElement): ((at: Point) => void) => {
  const axis = (from: Keyframe, to: Keyframe): ((at: number) => void) => {
    const animation = node.animate([from, to], { duration: 2 * FAR, fill: 'both' });
    animation.pause();
    return (at) => {
      animation.currentTime = at + FAR;
    };
  };
  const across = axis({ translate: `${-FAR}px 0` }, { translate: `${FAR}px 0` });
  const down = axis({ transform: `translateY(${-FAR}px)` }, { transform: `translateY(${FAR}px)` });
  return ({ x, y }) => {
    across(x);
    down(y);
  };
};
