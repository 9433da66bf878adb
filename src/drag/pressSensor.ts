import type { Point } from './point';

/** What becomes of a press that turns into a drag. */
export interface PressWorld<Id> {
  /** What may be picked up where the pointer went down; null for nothing. */
  cardAt: (target: EventTarget | null) => Id | null;
  onStart: (card: Id, at: Point) => void;
  onCarry: (at: Point) => void;
  onEnd: () => void;
  onCancel: () => void;
}

/** Pixels that a mouse moves before a press becomes a drag: a click stays a click. */
const MOUSE_DISTANCE = 4;
/** Milliseconds that a finger rests before it picks up, and the pixels it may tremble: a swipe stays a scroll. */
const TOUCH_DELAY = 300;
const TOUCH_TOLERANCE = 8;

const ofMouse = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });
const ofFinger = (event: TouchEvent): Point => ({
  x: event.touches[0]?.clientX ?? 0,
  y: event.touches[0]?.clientY ?? 0,
});
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const deselect = (): void => document.getSelection()?.removeAllRanges();
const refuse = (event: Event): void => event.preventDefault();
const swallow = (event: Event): void => event.stopPropagation();
const ignore = (): void => undefined;
const refuseIfPossible = (event: Event): void => {
  if (event.cancelable) event.preventDefault();
};

/**
 * Tells a drag by mouse or by long press from a click, a swipe and a text selection. Nothing is drawn here and nothing is
 * asked of the page, so that picking up costs what the screen makes of it. One press at a time.
 */
export const createPressSensor = <Id>(world: PressWorld<Id>) => {
  let press: AbortController | null = null;
  let isCarrying = false;

  /** The end of the press, however it came; true when something was carried. */
  const settle = (): boolean => {
    const [was, carried] = [press, isCarrying];
    [press, isCarrying] = [null, false];
    was?.abort();
    return carried;
  };
  /** No click comes of a drag, also when Escape ended it and the button is let go later: it comes right behind the release. */
  const swallowClick = (isReleased: boolean): void => {
    const over = new AbortController();
    const release = (): void => {
      setTimeout(() => over.abort());
    };
    document.addEventListener('click', swallow, { capture: true, signal: over.signal });
    if (isReleased) release();
    else
      for (const name of ['mouseup', 'touchend', 'mousedown', 'touchstart'])
        document.addEventListener(name, release, { capture: true, signal: over.signal });
  };
  const end = (): void => {
    if (!settle()) return;
    swallowClick(true);
    deselect();
    world.onEnd();
  };
  const cancel = (): void => {
    if (!settle()) return;
    swallowClick(false);
    deselect();
    world.onCancel();
  };

  const begin = (): AbortSignal => {
    cancel();
    press = new AbortController();
    const { signal } = press;
    document.addEventListener(
      'keydown',
      ({ code }) => {
        if (code === 'Escape') cancel();
      },
      { signal },
    );
    document.addEventListener('visibilitychange', cancel, { signal });
    window.addEventListener('resize', cancel, { signal });
    window.addEventListener('contextmenu', refuse, { signal });
    window.addEventListener('dragstart', refuse, { signal });
    return signal;
  };
  const carry = (card: Id, at: Point, signal: AbortSignal): void => {
    isCarrying = true;
    deselect();
    document.addEventListener('selectionchange', deselect, { signal });
    world.onStart(card, at);
  };

  const pressed = (event: MouseEvent): void => {
    const card = event.button === 0 && !event.ctrlKey ? world.cardAt(event.target) : null;
    if (card === null) return;
    const start = ofMouse(event);
    const signal = begin();
    document.addEventListener(
      'mousemove',
      (move) => {
        const at = ofMouse(move);
        if (isCarrying) refuseIfPossible(move);
        else if (distance(at, start) > MOUSE_DISTANCE) carry(card, start, signal);
        if (isCarrying) world.onCarry(at);
      },
      { signal, passive: false },
    );
    document.addEventListener('mouseup', end, { signal });
  };

  const touched = (event: TouchEvent): void => {
    const { target } = event;
    if (isCarrying) return; // a second finger
    const card = event.touches.length === 1 ? world.cardAt(target) : null;
    if (card === null || !target) return cancel();
    const start = ofFinger(event);
    const signal = begin();
    const resting = setTimeout(() => carry(card, start, signal), TOUCH_DELAY);
    signal.addEventListener('abort', () => clearTimeout(resting));
    // On what was touched itself: when it scrolls out of view and is taken off the page, its events reach nobody else.
    target.addEventListener(
      'touchmove',
      (move) => {
        if (!(move instanceof TouchEvent)) return;
        const at = ofFinger(move);
        if (isCarrying) {
          refuseIfPossible(move);
          world.onCarry(at);
        } else if (distance(at, start) > TOUCH_TOLERANCE) cancel();
      },
      { signal, passive: false },
    );
    target.addEventListener(
      'touchend',
      (lifted) => {
        if (isCarrying) refuseIfPossible(lifted);
        end();
      },
      { signal, passive: false },
    );
    target.addEventListener('touchcancel', cancel, { signal });
  };

  return {
    /** Listens on a surface until the signal ends. */
    listen: (surface: HTMLElement, signal: AbortSignal): void => {
      surface.addEventListener('mousedown', pressed, { signal });
      surface.addEventListener('touchstart', touched, { signal, passive: true });
      surface.addEventListener('touchmove', ignore, { signal, passive: false }); // Safari obeys later ones only beside such a one
      signal.addEventListener('abort', cancel);
    },
  };
};
