import { useLayoutEffect, useRef, type KeyboardEventHandler, type ReactNode } from 'react';
import { isControl } from './isControl';
import { createPressSensor, type PressWorld } from './pressSensor';

interface Props<Id> extends PressWorld<Id> {
  className: string;
  onKeyDown: KeyboardEventHandler;
  children: ReactNode;
}

/**
 * A surface whose cards are picked up by mouse and long press: it says when a drag starts, moves, ends or is cancelled;
 * where the card is, and what that means, the screen works out from its own offsets. React draws nothing for any of it.
 */
export const QuietDragArea = <Id,>({ className, onKeyDown, children, ...world }: Props<Id>) => {
  const surface = useRef<HTMLDivElement>(null);
  const latest = useRef(world);
  useLayoutEffect(() => {
    latest.current = world;
  });
  useLayoutEffect(() => {
    const ends = new AbortController();
    const sensor = createPressSensor<Id>({
      cardAt: (target) => (isControl(target) ? null : latest.current.cardAt(target)),
      onStart: (card, at) => latest.current.onStart(card, at),
      onCarry: (at) => latest.current.onCarry(at),
      onEnd: () => latest.current.onEnd(),
      onCancel: () => latest.current.onCancel(),
    });
    if (surface.current) sensor.listen(surface.current, ends.signal);
    return () => ends.abort();
  }, []);
  // Cards are reached by keyboard too: the screen's own keys are in `onKeyDown`.
  return (
    <div ref={surface} role="presentation" className={className} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
};
