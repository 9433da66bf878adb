import {
  DndContext,
  DragOverlay,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { memo, useState } from 'react';

/** @dnd-kit/core as its documentation shows it: a draggable for each card, a droppable for each bin. */
export const Frame = ({ onMove, children }) => {
  const [held, setHeld] = useState(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  return (
    <DndContext
      sensors={sensors}
      onDragStart={({ active }) => setHeld(active.id)}
      onDragCancel={() => setHeld(null)}
      onDragEnd={({ active, over }) => {
        setHeld(null);
        if (over) onMove(active.id, over.id);
      }}
    >
      {children}
      <DragOverlay>{held === null ? null : <div className="card">{held}</div>}</DragOverlay>
    </DndContext>
  );
};

export const Bin = memo(function Bin({ id, children }) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <div ref={setNodeRef} className="peer-bin" style={isOver ? { background: '#def' } : undefined}>
      {children}
    </div>
  );
});

export const Card = memo(function Card({ id, face }) {
  const { setNodeRef, listeners, attributes } = useDraggable({ id });
  return (
    <article ref={setNodeRef} className="card" data-card={id} {...listeners} {...attributes}>
      {face}
    </article>
  );
});
