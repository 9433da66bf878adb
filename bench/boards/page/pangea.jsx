import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import { memo } from 'react';

/** @hello-pangea/dnd as its documentation shows it. */
export const Frame = ({ onMove, children }) => (
  <DragDropContext
    onDragEnd={({ draggableId, destination }) => {
      if (destination) onMove(draggableId, destination.droppableId);
    }}
  >
    {children}
  </DragDropContext>
);

export const Bin = memo(function Bin({ id, children }) {
  return (
    <Droppable droppableId={id}>
      {({ innerRef, droppableProps, placeholder }) => (
        <div ref={innerRef} className="peer-bin" {...droppableProps}>
          {children}
          {placeholder}
        </div>
      )}
    </Droppable>
  );
});

export const Card = memo(function Card({ id, index, face }) {
  return (
    <Draggable draggableId={id} index={index}>
      {({ innerRef, draggableProps, dragHandleProps }) => (
        <article ref={innerRef} className="card" data-card={id} {...draggableProps} {...dragHandleProps}>
          {face}
        </article>
      )}
    </Draggable>
  );
});
