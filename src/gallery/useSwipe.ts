import { useRef, type PointerEvent } from 'react';

/** So many pixels make a swipe of a touch. */
const FAR = 50;

interface Handlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/** A finger that goes sideways: to the left shows the next one. */
export const useSwipe = (onSwipe: (direction: 1 | -1) => void): Handlers => {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }) => {
      from.current = pointerType === 'mouse' || !isPrimary ? null : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }) => {
      const start = from.current;
      from.current = null;
      if (!start) return;
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      if (Math.abs(dx) >= FAR && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
};
