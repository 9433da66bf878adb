import { DndContext, useDraggable, useSensor, useSensors, type Announcements, type DragStartEvent } from '@dnd-kit/core';
import { useCallback, useMemo, type KeyboardEventHandler, type ReactNode } from 'react';
import { isControl } from './isControl';
import type { Point } from './point';
import { quietSensors } from './quietSensors';

const TOUCH = { activationConstraint: { delay: 300, tolerance: 8 } };
const MOUSE = { activationConstraint: { distance: 4 } };

/** Each screen announces in its own words. */
const nothing = (): undefined => undefined;
const SILENT: Announcements = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
const ACCESSIBILITY = { announcements: SILENT, restoreFocus: false, screenReaderInstructions: { draggable: '' } };

const pointOf = (event: Event): Point => {
  if ('touches' in event && event instanceof TouchEvent) return { x: event.touches[0]?.clientX ?? 0, y: event.touches[0]?.clientY ?? 0 };
  return event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : { x: 0, y: 0 };
};

interface SurfaceProps { className: string; onKeyDown: KeyboardEventHandler; children: ReactNode }

/** The one draggable of a screen: the card under the pointer is looked up, so a thousand cards cost nothing. */
const Surface = ({ className, onKeyDown, children }: SurfaceProps) => {
  const { setNodeRef, listeners } = useDraggable({ id: className });
  return <div ref={setNodeRef} className={className} {...listeners} onKeyDown={onKeyDown}>{children}</div>;
};

interface Props<Id> extends SurfaceProps {
  /** The card that something stands on. Must keep its identity. */
  cardAt: (target: EventTarget | null) => Id | null;
  /** A card was picked up, by mouse or by long press. */
  onStart: (card: Id, at: Point) => void;
  /** Where the pointer goes with it, as often as it moves. Must keep its identity. */
  onCarry: (at: Point) => void;
  onEnd: () => void;
  /** Escape included. */
  onCancel: () => void;
  /** What is drawn over the surface. */
  overlay?: ReactNode;
}

/**
 * Mouse and long press of dnd-kit in delegated form: it says when a drag starts, ends or is cancelled; where the card is, and
 * what that means, the screen works out from its own offsets.
 */
export const QuietDragArea = <Id,>({ cardAt, onStart, onCarry, onEnd, onCancel, overlay, ...surface }: Props<Id>) => {
  const { QuietMouseSensor, QuietTouchSensor } = useMemo(
    () => quietSensors({ onCarry, mayPick: (target) => !isControl(target) && cardAt(target) !== null }), [onCarry, cardAt],
  );
  const sensors = useSensors(useSensor(QuietMouseSensor, MOUSE), useSensor(QuietTouchSensor, TOUCH));
  const start = useCallback(({ activatorEvent }: DragStartEvent) => {
    const card = cardAt(activatorEvent.target);
    if (card !== null) onStart(card, pointOf(activatorEvent));
  }, [cardAt, onStart]);
  return (
    <DndContext sensors={sensors} autoScroll={false} accessibility={ACCESSIBILITY} onDragStart={start} onDragEnd={onEnd} onDragCancel={onCancel}>
      <Surface {...surface} />
      {overlay}
    </DndContext>
  );
};
