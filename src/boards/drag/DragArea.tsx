import { DndContext, useDraggable, useSensor, useSensors, type Announcements, type DragStartEvent } from '@dnd-kit/core';
import { useCallback, useMemo, type KeyboardEventHandler, type ReactNode } from 'react';
import { useBoard } from '../board/BoardContext';
import { cardKeyAt } from '../card/cardKeyAt';
import { isControl, quietSensors } from './quietSensors';

const TOUCH = { activationConstraint: { delay: 300, tolerance: 8 } };
const MOUSE = { activationConstraint: { distance: 4 } };

/** The board announces in its own words. */
const nothing = (): undefined => undefined;
const SILENT: Announcements = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
const ACCESSIBILITY = { announcements: SILENT, restoreFocus: false, screenReaderInstructions: { draggable: '' } };

const pointOf = (event: Event): { x: number; y: number } => {
  if ('touches' in event && event instanceof TouchEvent) return { x: event.touches[0]?.clientX ?? 0, y: event.touches[0]?.clientY ?? 0 };
  return event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : { x: 0, y: 0 };
};

interface Props { className: string; onKeyDown: KeyboardEventHandler; children: ReactNode }

/** The one draggable of the board: it finds the card under the pointer by itself, so a thousand cards cost nothing. */
const Surface = ({ className, onKeyDown, children }: Props) => {
  const { setNodeRef, listeners } = useDraggable({ id: 'board' });
  return <div ref={setNodeRef} className={className} {...listeners} onKeyDown={onKeyDown}>{children}</div>;
};

/**
 * Mouse and long press of dnd-kit in delegated form: it says when a drag starts, ends or is cancelled (Escape included);
 * where the card is comes from the board's own offsets.
 */
export const DragArea = ({ children, ...props }: Props) => {
  const { drag, pickRefusalOfAll, fail, words } = useBoard();
  const { QuietMouseSensor, QuietTouchSensor } = useMemo(
    () => quietSensors({ onCarry: drag.carry, mayPick: (target) => !isControl(target) && cardKeyAt(target) !== null }), [drag],
  );
  const sensors = useSensors(useSensor(QuietMouseSensor, MOUSE), useSensor(QuietTouchSensor, TOUCH));
  const start = useCallback(({ activatorEvent }: DragStartEvent) => {
    const key = cardKeyAt(activatorEvent.target);
    if (key === null) return;
    const refusal = pickRefusalOfAll(key);
    if (refusal !== null) fail(words.text('cannot_pick', { reason: refusal }));
    else drag.pickUp(key, 'pointer', pointOf(activatorEvent));
  }, [drag, pickRefusalOfAll, fail, words]);
  return (
    <DndContext
      sensors={sensors} autoScroll={false} accessibility={ACCESSIBILITY} onDragStart={start} onDragEnd={drag.drop} onDragCancel={drag.cancel}
    >
      <Surface {...props}>{children}</Surface>
    </DndContext>
  );
};
