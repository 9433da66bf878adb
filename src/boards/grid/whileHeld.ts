import type { CivilDate } from '#domain/civilDate';
import type { Point } from '../../drag/point';
import type { CardCarry } from '../carry/held';
import { inside } from '../carry/hitTest';
import { screenBox } from './screenTargets';

/** So long a held card rests on a way to other days before they are shown, and so long they are seen before it goes on. */
const TURN_MS = 900;
const TICK_MS = 100;
/** At most so much of the time between two ticks was seen: for the rest of it the page was busy with drawing. */
const MAX_SEEN_MS = 150;
/** What a wheel counts in, in pixels: pixels, lines, pages. */
const UNITS = [1, 18, 400] as const;

/**
 * What works under a held card, whose layer lies over the page: the wheel scrolls, and resting on an arrow of the date
 * or on a day of the strip turns to it. The sensors of the drag swallow clicks, so that the arrow itself is not
 * pressed.
 */
export const whileHeld = (drag: CardCarry, turnTo: (date: CivilDate) => void) => {
  const measured = () =>
    [...document.querySelectorAll<HTMLElement>('[data-turn]')].map((node) => ({ node, box: screenBox(node) }));
  /** Measured a frame after the pick-up: what that drew would else be laid out twice. */
  let ways: ReturnType<typeof measured> | null = null;
  let isDrawn = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let over: HTMLElement | null = null;
  const rest = (next: HTMLElement | null): void => {
    if (next === over) return;
    clearInterval(timer);
    over?.classList.remove('is-turning');
    over = next;
    if (!next) return;
    next.classList.add('is-turning');
    let seen = 0;
    let last = performance.now();
    timer = setInterval(() => {
      const now = performance.now();
      seen += Math.min(now - last, MAX_SEEN_MS);
      last = now;
      if (document.querySelector('.board.is-loading')) seen = 0;
      if (seen < TURN_MS || next.dataset.turn === undefined) return;
      seen = 0;
      turnTo(next.dataset.turn);
    }, TICK_MS);
  };
  const wheel = ({ deltaX, deltaY, deltaMode, shiftKey, clientX: x, clientY: y }: WheelEvent): void => {
    const unit = UNITS[deltaMode] ?? 1;
    const [dx, dy] = shiftKey && deltaX === 0 ? [deltaY, 0] : [deltaX, deltaY];
    drag.scrollBy(dx * unit, dy * unit, { x, y });
  };
  window.addEventListener('wheel', wheel, { passive: true });
  return {
    /** The card is here: a mouse's or a finger's, whose own events end with the card that it took. */
    moved: (at: Point): void => {
      if (!isDrawn) {
        isDrawn = true;
        return;
      }
      // The days of another week are other buttons.
      if (!ways || ways.some(({ node }) => !node.isConnected)) ways = measured();
      rest(ways.find(({ box }) => inside(box, at))?.node ?? null);
    },
    end: (): void => {
      rest(null);
      window.removeEventListener('wheel', wheel);
    },
  };
};
