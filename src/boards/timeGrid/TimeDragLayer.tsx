import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isTray } from '#domain/boards/bins';
import { HOUR_PX } from '#domain/boards/timeGrid/gridGeometry';
import { spanText } from '#domain/boards/timeGrid/wallTime';
import { useBoard } from '../board/BoardContext';
import { flyHome } from '../drag/flyHome';
import { Ghost } from '../drag/Ghost';

/** What is drawn over the time grid while a card is carried: the visit where it would stand, with its times, and the card itself. */
export const TimeDragLayer = () => {
  const { drag, timeDrag, marks, words } = useBoard();
  const held = useSyncExternalStore(drag.held.subscribe, drag.held.get);
  const landing = useRef<HTMLDivElement>(null);
  const time = useRef<HTMLSpanElement>(null);
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
    timeDrag?.setTimePainter({
      show: (hit, refusal) => {
        markTray(hit && isTray(hit.bin) ? hit.bin.key : null, refusal !== null);
        const when = hit?.span ? spanText(hit.span) : '';
        if (landing.current) {
          landing.current.className = `tg-landing${hit?.box ? ' is-shown' : ''}${refusal ? ' is-refused' : ''}`;
          if (time.current) time.current.textContent = when;
          if (hit?.box) {
            const { left, top, width, height } = hit.box;
            Object.assign(landing.current.style, { transform: `translate(${left}px, ${top}px)`, width: `${width}px`, height: `${height}px` });
          }
        }
        ghost.current?.classList.toggle('is-over-grid', hit?.box !== undefined && refusal === null);
        if (caption.current) {
          const bin = hit ? [words.bin(hit.bin.key), when].filter(Boolean).join(', ') : '';
          caption.current.textContent = refusal ? words.refusal(refusal) : hit ? words.text('moves_to', { bin }) : '';
          caption.current.className = `ghost-caption${refusal ? ' is-refused' : ''}`;
        }
      },
      ghost: ({ x, y }) => {
        if (ghost.current) ghost.current.style.transform = `translate3d(${x - offset.current.x}px, ${y - offset.current.y}px, 0)`;
      },
      flyHome: () => {
        const now = drag.held.get();
        if (ghost.current && now) flyHome(ghost.current, now.cardKey);
      },
    });
    return () => timeDrag?.setTimePainter(null);
  }, [drag, timeDrag, marks, words]);

  return (
    <>
      <div ref={landing} className="tg-landing" aria-hidden="true"><span ref={time} /><small>{held ? words.job(held.cardKey) : ''}</small></div>
      {held?.by === 'pointer' && createPortal(
        <Ghost
          held={held} grip={drag.grip()} nodeRef={ghost} captionRef={caption} width={isTray(held.from) ? HOUR_PX : undefined}
          onPlaced={(at) => { offset.current = at; }}
        />,
        document.body,
      )}
    </>
  );
};
