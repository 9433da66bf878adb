import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useBoard } from '../board/BoardContext';
import { DetailList } from './DetailList';

const GAP = 8;

/**
 * The details of the card under the resting pointer: beside it, on the side that has room; the pointer can go on to its
 * links.
 */
export const CardPeek = () => {
  const { peek } = useBoard().shown;
  const node = useRef<HTMLDivElement>(null);
  const shown = useSyncExternalStore(peek.subscribe, peek.get);
  useLayoutEffect(() => {
    const box = shown?.anchor?.getBoundingClientRect();
    if (!box || !node.current) return;
    const { offsetWidth: width, offsetHeight: height } = node.current;
    const right = box.right + GAP;
    const left = right + width <= window.innerWidth ? right : Math.max(GAP, box.left - GAP - width);
    const top = Math.max(GAP, Math.min(box.top, window.innerHeight - height - GAP));
    Object.assign(node.current.style, { left: `${left}px`, top: `${top}px` });
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={node} className="details peek">
      <DetailList cardKey={shown.cardKey} />
    </div>
  );
};
