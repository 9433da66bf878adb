import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isTray } from '#domain/boards/bins';
import type { Metrics } from '../grid/metrics';
import { useBoard } from '../board/BoardContext';
import { placeLine } from '../grid/cardPlaces';
import type { Shown } from './dragSurface';
import { flyHome } from './flyHome';
import { Ghost } from './Ghost';

/** What is drawn over the board while a card is carried: the marked bin, the insertion line, and the card itself. */
export const DragLayer = ({ metrics }: { metrics: Metrics }) => {
  const { drag, marks, words } = useBoard();
  const held = useSyncExternalStore(drag.held.subscribe, drag.held.get);
  const bin = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const caption = useRef<HTMLParagraphElement>(null);
  const offset = useRef({ x: 0, y: 0 });

  useEffect(() => {
    let marked: string | null = null;
    const markTray = (key: string | null, refused: boolean): void => {
      if (marked !== null && marked !== key) marks.over.set(marked, undefined);
      marked = key;
      if (key !== null) marks.over.set(key, refused ? 'refuses' : 'takes');
    };
    const show = ({ hit, refusal, line: slot }: Shown): void => {
      const box = hit?.box;
      markTray(hit && isTray(hit.bin) ? hit.bin.key : null, refusal !== null);
      if (bin.current) {
        bin.current.className = `drop-bin${box ? ' is-shown' : ''}${refusal ? ' is-refused' : ''}`;
        if (box) {
          const size = { width: `${box.width}px`, height: `${box.height}px` };
          Object.assign(bin.current.style, { transform: `translate(${box.left}px, ${box.top}px)`, ...size });
        }
      }
      if (line.current) {
        const isShown = box !== undefined && slot !== undefined;
        line.current.className = `drop-line${isShown ? ' is-shown' : ''}`;
        if (isShown) {
          const { left, top, width, height } = placeLine(slot, box, metrics);
          Object.assign(line.current.style, { transform: `translate(${box.left + left}px, ${box.top + top}px)`, width: `${width}px`, height: `${height}px` });
        }
      }
      if (caption.current) {
        const stays = hit !== null && hit.bin.key === drag.held.get()?.from.key && slot === undefined;
        const where = hit ? words.text(stays ? 'stays' : 'moves_to', { bin: words.bin(hit.bin.key) }) : '';
        caption.current.textContent = refusal ? words.refusal(refusal) : where;
        caption.current.className = `ghost-caption${refusal ? ' is-refused' : ''}`;
      }
    };
    drag.setPainter({
      show,
      ghost: ({ x, y }) => {
        if (ghost.current) ghost.current.style.transform = `translate3d(${x - offset.current.x}px, ${y - offset.current.y}px, 0)`;
      },
      flyHome: () => {
        const now = drag.held.get();
        if (ghost.current && now) flyHome(ghost.current, now.cardKey);
      },
    });
    return () => drag.setPainter(null);
  }, [drag, marks, words, metrics]);

  return (
    <>
      <div ref={bin} className="drop-bin" aria-hidden="true" />
      <div ref={line} className="drop-line" aria-hidden="true" />
      {held?.by === 'pointer' && createPortal(
        <Ghost held={held} grip={drag.grip()} nodeRef={ghost} captionRef={caption} onPlaced={(at) => { offset.current = at; }} />,
        document.body,
      )}
    </>
  );
};
