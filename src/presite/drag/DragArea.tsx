import { DndContext, useDraggable, useSensor, useSensors, type Announcements, type DragStartEvent } from '@dnd-kit/core';
import { useCallback, useMemo, useState, type KeyboardEventHandler, type ReactNode } from 'react';
import { presiteIdAt } from '../keyboard/presiteIdAt';
import { useSchedule } from '../state/ScheduleContext';
import { createCarrier } from './createCarrier';
import { Ghost } from './Ghost';
import { quietSensors, type Point } from './quietSensors';

const TOUCH = { activationConstraint: { delay: 300, tolerance: 8 } };
const MOUSE = { activationConstraint: { distance: 4 } };

/** The schedule announces in its own words. */
const nothing = (): undefined => undefined;
const SILENT: Announcements = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };
const ACCESSIBILITY = { announcements: SILENT, restoreFocus: false, screenReaderInstructions: { draggable: '' } };

const pointOf = (event: Event): Point => {
  if ('touches' in event && event instanceof TouchEvent) return { x: event.touches[0]?.clientX ?? 0, y: event.touches[0]?.clientY ?? 0 };
  return event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : { x: 0, y: 0 };
};

interface Props { onKeyDown: KeyboardEventHandler; children: ReactNode }

/** The one draggable: it finds the card under the pointer by itself, so many cards cost nothing. */
const Surface = ({ onKeyDown, children }: Props) => {
  const { setNodeRef, listeners } = useDraggable({ id: 'presite' });
  return <div ref={setNodeRef} className="presite-area" {...listeners} onKeyDown={onKeyDown}>{children}</div>;
};

/** Mouse and long press of dnd-kit: it says when a drag starts, ends or is cancelled (Escape included) [PSC-015]. */
export const DragArea = (props: Props) => {
  const schedule = useSchedule();
  const [carrier] = useState(() => createCarrier(schedule));
  const { QuietMouseSensor, QuietTouchSensor } = useMemo(() => quietSensors(carrier.carry), [carrier]);
  const sensors = useSensors(useSensor(QuietMouseSensor, MOUSE), useSensor(QuietTouchSensor, TOUCH));
  const start = useCallback(({ activatorEvent }: DragStartEvent) => {
    const id = presiteIdAt(activatorEvent.target);
    if (id === null || !schedule.pickUp(id, 'pointer')) return;
    carrier.start(pointOf(activatorEvent));
  }, [schedule, carrier]);
  const end = useCallback(() => { carrier.stop(); schedule.drag.drop(); }, [schedule, carrier]);
  const cancel = useCallback(() => { carrier.stop(); schedule.drag.cancel(); }, [schedule, carrier]);
  return (
    <DndContext sensors={sensors} autoScroll={false} accessibility={ACCESSIBILITY} onDragStart={start} onDragEnd={end} onDragCancel={cancel}>
      <Surface {...props} />
      <Ghost carrier={carrier} />
    </DndContext>
  );
};
