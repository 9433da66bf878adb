import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Point } from '../../drag/point';
import type { Grip, Held } from '../carry/held';

const MIN_WIDTH = 180;

/** The face of a card as it stands in the page, without its marks and buttons: a copy costs less than drawing it. */
const faceOf = (cardKey: string): Node[] => {
  const face = document.querySelector(`[data-card="${CSS.escape(cardKey)}"]`)?.cloneNode(true);
  if (!(face instanceof HTMLElement)) return [];
  const kept = [...face.classList].filter((name) => name === 'card' || name.startsWith('stage-'));
  for (const name of face.getAttributeNames()) face.removeAttribute(name);
  face.className = kept.join(' ');
  for (const part of face.querySelectorAll(':scope > :not(.card-title, .card-lines, .card-badges)')) part.remove();
  return [face];
};

interface Props {
  held: Held;
  grip: Grip | null;
  nodeRef: RefObject<HTMLDivElement | null>;
  captionRef: RefObject<HTMLParagraphElement | null>;
  /** Told once where the pointer is, and where in the card. */
  onPlaced: (at: Point, grip: Point) => void;
  /** What it will be; else as wide as a day of the board. */
  width?: number | undefined;
}

/** The carried card under the pointer, with what happens when it is dropped here. */
export const Ghost = ({ held, grip, nodeRef, captionRef, onPlaced, width: own }: Props) => {
  const face = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const node = nodeRef.current;
    if (!node || !grip) return;
    face.current?.replaceChildren(...faceOf(held.cardKey));
    const { at, box } = grip;
    // A card of a tray is wider than a day: carried, it is as wide as it will be.
    const width = own ?? Math.min(box.width, Math.max(MIN_WIDTH, box.width / 2));
    Object.assign(node.style, { width: `${width}px`, height: `${box.height}px` });
    onPlaced(at, { x: Math.min(at.x - box.left, width - 16), y: at.y - box.top });
    // Only once for each pick-up.
    // eslint-disable-next-line react/exhaustive-deps
  }, [held]);

  return (
    <div className="drag-shield" aria-hidden="true">
      <div ref={nodeRef} className="ghost">
        <div ref={face} className="ghost-face" />
        {held.keys.length > 1 && <span className="ghost-count">{held.keys.length}</span>}
        <p ref={captionRef} className="ghost-caption" />
      </div>
    </div>
  );
};
