import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { useCallback, useRef, type KeyboardEventHandler, type ReactNode } from 'react';
import { DragSensors } from './DragSensors';
import { isControl } from './isControl';
import type { Point } from './point';

const pointOf = (event: Event): Point => {
  if ('touches' in event && event instanceof TouchEvent) return { x: event.touches[0]?.clientX ?? 0, y: event.touches[0]?.clientY ?? 0 };
  return event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : { x: 0, y: 0 };
};

interface Props<Id> {
  className: string;
  onKeyDown: KeyboardEventHandler;
  children: ReactNode;
  /** The card that something stands on. Must keep its identity. */
  cardAt: (target: EventTarget | null) => Id | null;
  /** A card was picked up, by mouse or by long press. */
  onStart: (card: Id, at: Point) => void;
  /** Where the pointer goes with it, as often as it moves. Must keep its identity. */
  onCarry: (at: Point) => void;
  onEnd: () => void;
  /** Escape included. */
  onCancel: () => void;
}

/**
 * A surface whose cards are picked up by mouse and long press: it says when a drag starts, ends or is cancelled; where the
 * card is, and what that means, the screen works out from its own offsets.
 */
export const QuietDragArea = <Id,>({ className, onKeyDown, children, cardAt, onStart, onCarry, onEnd, onCancel }: Props<Id>) => {
  const presses = useRef<DraggableSyntheticListeners>(undefined);
  const listen = useCallback((listeners: DraggableSyntheticListeners) => { presses.current = listeners; }, []);
  const mayPick = useCallback((target: EventTarget | null) => !isControl(target) && cardAt(target) !== null, [cardAt]);
  const start = useCallback((event: Event) => {
    const card = cardAt(event.target);
    if (card !== null) onStart(card, pointOf(event));
  }, [cardAt, onStart]);
  return (
    <>
      {/* Cards are reached by keyboard too: the screen's own keys are in `onKeyDown`. */}
      <div
        role="presentation" className={className} onKeyDown={onKeyDown}
        onMouseDown={(event) => presses.current?.onMouseDown?.(event)} onTouchStart={(event) => presses.current?.onTouchStart?.(event)}
      >
        {children}
      </div>
      <DragSensors onListeners={listen} onCarry={onCarry} mayPick={mayPick} onStart={start} onEnd={onEnd} onCancel={onCancel} />
    </>
  );
};
