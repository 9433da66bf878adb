import { useEffect, useRef, type RefObject } from 'react';
import { useBoard } from '../board/BoardContext';

const FAR = 70;
/** A swipe is quick; a long press that becomes a drag is not. */
const QUICK_MS = 400;

/** A quick sideways stroke leads to the next or previous day. */
export const useSwipe = (ref: RefObject<HTMLElement | null>, onSwipe: (days: 1 | -1) => void): void => {
  const { drag } = useBoard().carry;
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });
  useEffect(() => {
    const node = ref.current;
    if (!node) return undefined;
    let start: { x: number; y: number; at: number } | null = null;
    const down = ({ touches, timeStamp }: TouchEvent): void => {
      const touch = touches[0];
      start = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
    };
    const up = ({ changedTouches, timeStamp }: TouchEvent): void => {
      const touch = changedTouches[0];
      if (!start || !touch || drag.held.get() || timeStamp - start.at > QUICK_MS) return;
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) latest.current(dx < 0 ? 1 : -1);
    };
    node.addEventListener('touchstart', down, { passive: true });
    node.addEventListener('touchend', up, { passive: true });
    return () => {
      node.removeEventListener('touchstart', down);
      node.removeEventListener('touchend', up);
    };
  }, [ref, drag]);
};
