import { Suspense, useEffect, useRef, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { AFTER_SCREEN_MS } from '../../clock/onIdle';
import { onQuiet } from '../../clock/onQuiet';
import { preloadable } from '../../page/preloadable';
import type { Metrics } from '../carry/metrics';
import { useBoard } from '../board/BoardContext';
import { dayText } from '../look/dayText';
import { placeLine } from '../carry/cardPlaces';
import type { Shown } from '../carry/boardSurface';
import { dropNotes } from './dropNotes';
import { Ghost } from './Ghost';
import { loadAfter } from './loadAfter';
import { useCarried } from './useCarried';

const HeldLayer = preloadable(() => import('../distance/HeldLayer'));

type Props = Pick<ComponentProps<typeof HeldLayer>, 'model' | 'view'> & { metrics: Metrics };

/** What is drawn over the board while a card is carried: the marked bin, the insertion line, and the card itself. */
export const DragLayer = ({ metrics, model, view }: Props) => {
  const board = useBoard();
  const { drag, weekDrag } = board.carry;
  const { words } = board.voice;
  const { held, ghost, caption, onPlaced, painter } = useCarried();
  const bin = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);

  // Behind the board: the first card that is taken does not wait for it.
  useEffect(() => onQuiet(() => void HeldLayer.preload(), AFTER_SCREEN_MS), []);

  useEffect(() => {
    const show = ({ hit, refusal, line: slot }: Shown): void => {
      const box = hit?.box;
      painter.markTray(hit?.bin ?? null, refusal);
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
          Object.assign(line.current.style, {
            transform: `translate(${box.left + left}px, ${box.top + top}px)`,
            width: `${width}px`,
            height: `${height}px`,
          });
        }
      }
      const stays = hit !== null && hit.bin.key === drag.held.get()?.from.key && slot === undefined;
      const after =
        hit && !stays && !refusal && (!hit.keepsCrews || drag.held.get()?.keys.length === 1)
          ? loadAfter(board, hit.bin)
          : null;
      const to = hit?.keepsCrews && hit.bin.date !== null ? dayText(hit.bin.date, words.language()).full : null;
      const where = !hit
        ? ''
        : to === null
          ? words.text(stays ? 'stays' : 'moves_to', { bin: words.bin(hit.bin.key) })
          : words.text('moves_to_day', { day: to });
      const lines = [where, after?.text, ...(hit && !stays && !refusal ? dropNotes(board, hit.bin) : [])];
      const moves = hit && !stays ? (drag.held.get()?.keys ?? []).map((key) => ({ key, to: hit.bin.key })) : [];
      const isBroken = (board.shown.chains.get()?.breaks(moves).length ?? 0) > 0;
      painter.say(lines.filter(Boolean).join('\n'), refusal, isBroken ? 'amber' : after?.level);
    };
    weekDrag?.setPainter({ ...painter, show });
    return () => weekDrag?.setPainter(null);
  }, [board, drag, weekDrag, words, metrics, painter]);

  return (
    <>
      <Suspense fallback={null}>{held && <HeldLayer held={held} model={model} view={view} />}</Suspense>
      <div ref={bin} className="drop-bin" aria-hidden="true" />
      <div ref={line} className="drop-line" aria-hidden="true" />
      {held?.by === 'pointer' &&
        createPortal(
          <Ghost held={held} grip={drag.grip()} nodeRef={ghost} captionRef={caption} onPlaced={onPlaced} />,
          document.body,
        )}
    </>
  );
};
