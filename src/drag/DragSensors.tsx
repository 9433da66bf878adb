import { DndContext, useDraggable, useSensor, useSensors, type Announcements, type DragStartEvent, type DraggableSyntheticListeners } from '@dnd-kit/core';
import { useLayoutEffect, useMemo } from 'react';
import { quietSensors, type QuietWorld } from './quietSensors';

const TOUCH = { activationConstraint: { delay: 300, tolerance: 8 } };
const MOUSE = { activationConstraint: { distance: 4 } };

/** Each screen announces in its own words. */
const nothing = (): undefined => undefined;
const SILENT: Announcements = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
const ACCESSIBILITY = { announcements: SILENT, restoreFocus: false, screenReaderInstructions: { draggable: '' } };

interface Props extends QuietWorld {
  /** Told what a press on the surface is to be given to. Must keep its identity. */
  onListeners: (listeners: DraggableSyntheticListeners) => void;
  onStart: (event: Event) => void;
  onEnd: () => void;
  onCancel: () => void;
}

/** The one draggable of a screen: the card under the pointer is looked up, so a thousand cards cost nothing. */
const Draggable = ({ onListeners }: Pick<Props, 'onListeners'>) => {
  const { setNodeRef, listeners } = useDraggable({ id: 'surface' });
  useLayoutEffect(() => onListeners(listeners), [onListeners, listeners]);
  return <span ref={setNodeRef} hidden />;
};

/** dnd-kit's mouse and long press beside the surface, not around it: its states are nobody's context, so nothing else is looked at. */
export const DragSensors = ({ onListeners, onCarry, mayPick, onStart, onEnd, onCancel }: Props) => {
  const { QuietMouseSensor, QuietTouchSensor } = useMemo(() => quietSensors({ onCarry, mayPick }), [onCarry, mayPick]);
  const sensors = useSensors(useSensor(QuietMouseSensor, MOUSE), useSensor(QuietTouchSensor, TOUCH));
  return (
    <DndContext
      sensors={sensors} autoScroll={false} accessibility={ACCESSIBILITY} onDragStart={({ activatorEvent }: DragStartEvent) => onStart(activatorEvent)}
      onDragEnd={onEnd} onDragCancel={onCancel}
    >
      <Draggable onListeners={onListeners} />
    </DndContext>
  );
};
