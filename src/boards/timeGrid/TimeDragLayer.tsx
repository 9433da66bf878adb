import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { isTray } from '#domain/boards/bins';
import { HOUR_PX } from '#domain/boards/timeGrid/gridGeometry';
import { spanText } from '#domain/wallTime';
import { useBoard } from '../board/BoardContext';
import { Ghost } from '../grid/Ghost';
import { useCarried } from '../grid/useCarried';
import { doubledText } from '../board/doubledText';

/**
 * What is drawn over the visits while one is carried: on the grid the visit where it would stand, with its times; in a
 * list the place alone, since the card stays under the finger.
 */
export const TimeDragLayer = ({ isList = false }: { isList?: boolean }) => {
  const board = useBoard();
  const { drag, timeDrag } = board.carry;
  const { store } = board;
  const { words } = board.voice;
  const { held, ghost, caption, onPlaced, painter } = useCarried();
  const landing = useRef<HTMLDivElement>(null);
  const time = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    timeDrag?.setPainter({
      ...painter,
      show: ({ hit, refusal }) => {
        painter.markTray(hit?.bin ?? null, refusal);
        const when = hit?.span ? spanText(hit.span) : '';
        if (landing.current) {
          landing.current.className = `tg-landing${isList ? ' is-list' : ''}${hit?.box ? ' is-shown' : ''}${refusal ? ' is-refused' : ''}`;
          if (time.current) time.current.textContent = when;
          if (hit?.box) {
            const { left, top, width, height } = hit.box;
            Object.assign(landing.current.style, {
              transform: `translate(${left}px, ${top}px)`,
              width: `${width}px`,
              height: `${height}px`,
            });
          }
        }
        ghost.current?.classList.toggle('is-over-grid', !isList && hit?.box !== undefined && refusal === null);
        const where = hit
          ? words.text('moves_to', { bin: [words.bin(hit.bin.key), when].filter(Boolean).join(', ') })
          : '';
        const twice =
          hit?.span && !refusal
            ? doubledText(store, words, { bin: hit.bin, span: hit.span, keys: drag.held.get()?.keys ?? [] })
            : null;
        painter.say(twice === null ? where : `${where}\n${twice}`, refusal, twice === null ? 'none' : 'amber');
      },
    });
    return () => timeDrag?.setPainter(null);
  }, [store, drag, timeDrag, words, painter, ghost, isList]);

  return (
    <>
      <div ref={landing} className="tg-landing" aria-hidden="true">
        <span ref={time} />
        <small>{held ? words.job(held.cardKey) : ''}</small>
      </div>
      {held?.by === 'pointer' &&
        createPortal(
          <Ghost
            held={held}
            grip={drag.grip()}
            nodeRef={ghost}
            captionRef={caption}
            width={isTray(held.from) && !isList ? HOUR_PX : undefined}
            onPlaced={onPlaced}
          />,
          document.body,
        )}
    </>
  );
};
