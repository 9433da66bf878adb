import { useLayoutEffect, type RefObject } from 'react';
import { isTray } from '#domain/boards/bins';
import { cardKind, STAGE_OF_KIND } from '#domain/boards/cardKind';
import type { Point } from '../../drag/point';
import { useBoard } from '../board/BoardContext';
import { CardFace } from '../look/CardFace';
import { useAround } from '../board/useAround';
import { useCard } from '../board/useCard';
import type { Grip, Held } from '../carry/held';

const WIDEST = 180;

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
  const { config } = useBoard();
  const view = useCard(held.cardKey);
  const around = useAround(held.from);

  useLayoutEffect(() => {
    const node = nodeRef.current;
    if (!node || !grip) return;
    const { at, box } = grip;
    // A card of a tray is wider than a day: carried, it is as wide as it will be.
    const width = own ?? Math.min(box.width, Math.max(WIDEST, box.width / 2));
    Object.assign(node.style, { width: `${width}px`, height: `${box.height}px` });
    onPlaced(at, { x: Math.min(at.x - box.left, width - 16), y: at.y - box.top });
    // Only once for each pick-up.
    // eslint-disable-next-line react/exhaustive-deps
  }, [held]);

  return (
    <div className="drag-shield" aria-hidden="true">
      <div ref={nodeRef} className="ghost">
        <div className={view ? `card stage-${STAGE_OF_KIND[cardKind(view.card)]}` : 'card'}>
          {view && (
            <CardFace
              view={view}
              category={config.category}
              isAssigned={!isTray(held.from)}
              isPastDue={false}
              isLocked={false}
              around={around}
            />
          )}
        </div>
        {held.keys.length > 1 && <span className="ghost-count">{held.keys.length}</span>}
        <p ref={captionRef} className="ghost-caption" />
      </div>
    </div>
  );
};
