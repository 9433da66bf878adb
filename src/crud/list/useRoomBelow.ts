import { useLayoutEffect, useState, type RefObject } from 'react';

/** Space in pixels kept free below. */
const MARGIN = 16;
const MIN_HEIGHT = 320;
/** About where a list begins. */
const USUAL_TOP = 200;

/**
 * The height for a box that shall reach down to the end of the window and no further, and be no taller than what it
 * holds.
 */
export const useRoomBelow = (box: RefObject<HTMLElement | null>, needed: number): number => {
  // As much as a list under its header has: what is drawn before it is measured is not drawn for nothing.
  const [room, setRoom] = useState(() => Math.max(MIN_HEIGHT, window.innerHeight - USUAL_TOP - MARGIN));
  useLayoutEffect(() => {
    const measure = () => {
      const top = box.current ? box.current.getBoundingClientRect().top + window.scrollY : 0;
      setRoom(Math.max(MIN_HEIGHT, window.innerHeight - top - MARGIN));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    // What stands above it comes and goes while the page keeps its height.
    if (box.current?.parentElement) observer.observe(box.current.parentElement);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [box]);
  return Math.min(room, needed);
};
