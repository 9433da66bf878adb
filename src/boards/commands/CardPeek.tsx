import { useLayoutEffect, useRef } from 'react';
import type { Overlay } from '../board/createShown';
import { DetailList } from './DetailList';

const GAP = 8;

/**
 * The details of the card under the resting pointer: beside it, on the side that has room; the pointer can go on to its
 * links.
 */
export default function CardPeek({ cardKey, anchor }: Pick<Overlay, 'cardKey' | 'anchor'>) {
  const node = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = anchor?.getBoundingClientRect();
    if (!box || !node.current) return;
    const { offsetWidth: width, offsetHeight: height } = node.current;
    const right = box.right + GAP;
    const left = right + width <= window.innerWidth ? right : Math.max(GAP, box.left - GAP - width);
    const top = Math.max(GAP, Math.min(box.top, window.innerHeight - height - GAP));
    Object.assign(node.current.style, { left: `${left}px`, top: `${top}px` });
  }, [cardKey, anchor]);
  return (
    <div ref={node} className="details peek">
      <DetailList cardKey={cardKey} />
    </div>
  );
}
