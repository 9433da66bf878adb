import type { BoardRefusal } from '#domain/boards/boardRefusal';
import { useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react';
import { isTray } from '#domain/boards/bins';
import type { LoadLevel } from '#domain/boards/heads';
import type { Bin } from '#domain/boards/kinds';
import type { CarryPainter } from '../../drag/carrySession';
import { movedLayer } from '../../drag/movedLayer';
import type { Point } from '../../drag/point';
import { useBoard } from '../board/BoardContext';
import type { Held } from '../carry/held';
import { whileHeld } from './whileHeld';

/** Room that the caption of a carried card takes in pixels: nearer to the window's edge it stands on the other side. */
const CAPTION_HEIGHT = 88;
const CAPTION_WIDTH = 270;

/** A refused or cancelled card flies back to where it was taken from. */
const flyHome = (ghost: HTMLElement, cardKey: string): void => {
  const { left, top } = ghost.getBoundingClientRect();
  const home = document.querySelector(`[data-card="${CSS.escape(cardKey)}"]`)?.getBoundingClientRect();
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const flying = ghost.cloneNode(true);
  if (!(flying instanceof HTMLElement)) return;
  flying.classList.add('is-flying');
  document.body.append(flying);
  const to: Keyframe = home
    ? { transform: `translate3d(${home.left}px, ${home.top}px, 0)`, opacity: 0.6 }
    : { opacity: 0 };
  const flight = flying.animate([{ transform: `translate3d(${left}px, ${top}px, 0)`, opacity: 1 }, to], {
    duration: 180,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  });
  flight.addEventListener('finish', () => flying.remove());
  flight.addEventListener('cancel', () => flying.remove());
};

interface Carried {
  held: Held | null;
  ghost: RefObject<HTMLDivElement | null>;
  caption: RefObject<HTMLParagraphElement | null>;
  /** Told once where the pointer is, and where in the card. */
  onPlaced: (at: Point, grip: Point) => void;
  painter: Pick<CarryPainter<never>, 'ghost' | 'flyHome'> & {
    /** Colours the tray under the card, if it is one. */
    markTray: (bin: Bin | null, refusal: BoardRefusal | null) => void;
    /** What is said beside the card: the reason of a refusal, else where it goes. */
    say: (where: string, refusal: BoardRefusal | null, level?: LoadLevel) => void;
  };
}

/** The carried card as both kinds of board draw it: it follows the pointer, says what a drop does, and flies home. */
export const useCarried = (): Carried => {
  const board = useBoard();
  const { drag } = board.carry;
  const { marks, turnTo } = board.shown;
  const { words } = board.voice;
  const held = useSyncExternalStore(drag.held.subscribe, drag.held.get);
  const ghost = useRef<HTMLDivElement>(null);
  const caption = useRef<HTMLParagraphElement>(null);
  const move = useRef<((at: Point) => void) | null>(null);
  /** The tray that is coloured. */
  const marked = useRef<string | null>(null);
  const isInHand = held?.by === 'pointer';
  const hand = useRef<ReturnType<typeof whileHeld> | null>(null);
  useEffect(() => {
    if (!isInHand) return undefined;
    const now = whileHeld(drag, (date) => turnTo.get()?.(date));
    hand.current = now;
    document.documentElement.classList.add('is-carrying');
    return () => {
      document.documentElement.classList.remove('is-carrying');
      hand.current = null;
      now.end();
    };
  }, [isInHand, drag, turnTo]);
  return {
    held,
    ghost,
    caption,
    onPlaced: (at, grip) => {
      if (!ghost.current) return;
      const place = movedLayer(ghost.current);
      const height = ghost.current.offsetHeight;
      move.current = ({ x, y }) => {
        const [left, top] = [x - grip.x, y - grip.y];
        place({ x: left, y: top });
        caption.current?.classList.toggle('is-above', top + height + CAPTION_HEIGHT > window.innerHeight);
        caption.current?.classList.toggle('is-leftward', left + CAPTION_WIDTH > window.innerWidth);
      };
      move.current(at);
    },
    painter: useMemo(
      () => ({
        markTray: (bin, refusal) => {
          const key = bin && isTray(bin) ? bin.key : null;
          if (marked.current !== null && marked.current !== key) marks.over.set(marked.current, undefined);
          marked.current = key;
          if (key !== null) marks.over.set(key, refusal ? 'refuses' : 'takes');
        },
        say: (where, refusal, level = 'none') => {
          if (!caption.current) return;
          caption.current.textContent = refusal ? words.refusal(refusal) : where;
          const { classList } = caption.current;
          classList.toggle('is-refused', refusal !== null);
          classList.toggle('load-amber', refusal === null && level === 'amber');
        },
        ghost: (at) => {
          move.current?.(at);
          hand.current?.moved(at);
        },
        flyHome: () => {
          const now = drag.held.get();
          if (ghost.current && now) flyHome(ghost.current, now.cardKey);
        },
      }),
      [drag, marks, words],
    ),
  };
};
