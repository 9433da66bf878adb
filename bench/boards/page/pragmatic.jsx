import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { memo, useEffect, useRef, useState } from 'react';

/** @atlaskit/pragmatic-drag-and-drop: the browser's own drag and drop, registered for each card and bin. */
export const Frame = ({ onMove, children }) => {
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const bin = location.current.dropTargets[0]?.data.bin;
          if (bin) onMove(source.data.card, bin);
        },
      }),
    [onMove],
  );
  return children;
};

export const Bin = memo(function Bin({ id, children }) {
  const node = useRef(null);
  const [isOver, setOver] = useState(false);
  useEffect(
    () =>
      dropTargetForElements({
        element: node.current,
        getData: () => ({ bin: id }),
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: () => setOver(false),
      }),
    [id],
  );
  return (
    <div ref={node} className="peer-bin" style={isOver ? { background: '#def' } : undefined}>
      {children}
    </div>
  );
});

export const Card = memo(function Card({ id, face }) {
  const node = useRef(null);
  useEffect(() => draggable({ element: node.current, getInitialData: () => ({ card: id }) }), [id]);
  return (
    <article ref={node} className="card" data-card={id}>
      {face}
    </article>
  );
});
