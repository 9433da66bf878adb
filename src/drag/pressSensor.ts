import { MouseSensor, TouchSensor } from '@dnd-kit/core';
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
const MOUSE = { activationConstraint: { distance: 4 } };
/** Milliseconds that a finger rests before it picks up, and the pixels it may tremble: a swipe stays a scroll. */
const TOUCH = { activationConstraint: { delay: 300, tolerance: 8 } };

/** What the sensors of dnd-kit are given by its context, which is not here, and do not look at. */
const OF_CONTEXT = {
  active: 'card',
  activeNode: {
    id: 'card',
    key: 'card',
    node: { current: null },
    activatorNode: { current: null },
    data: { current: {} },
  },
  context: {
    get current(): never {
      throw new Error('A sensor without DndContext asks for it.');
    },
  },
  onAbort: (): void => undefined,
  onPending: (): void => undefined,
};

const swallow = (event: Event): void => event.stopPropagation();

/**
 * Tells a drag by mouse or by long press from a click, a swipe and a text selection, by the sensors of dnd-kit without
 * its context: nothing is drawn here, so that picking up costs what the screen makes of it. One press at a time.
 */
export const createPressSensor = <Id>(world: PressWorld<Id>) => {
  let press: AbortController | null = null;
  let isCarrying = false;
  /** What was touched last. */
  let finger: EventTarget | null = null;

  /** The end of the press, however it came; true when something was carried. */
  const endPress = (): boolean => {
    const [was, carried] = [press, isCarrying];
    [press, isCarrying] = [null, false];
    was?.abort();
    return carried;
  };
  /** dnd-kit swallows the click of a drop; this one comes when Escape ended the drag and the button is let go later. */
  const swallowClick = (): void => {
    const over = new AbortController();
    const release = (): void => {
      setTimeout(() => over.abort());
    };
    document.addEventListener('click', swallow, { capture: true, signal: over.signal });
    for (const name of ['mouseup', 'touchend', 'mousedown', 'touchstart'])
      document.addEventListener(name, release, { capture: true, signal: over.signal });
  };
  const cancel = (): void => {
    if (!endPress()) return;
    swallowClick();
    world.onCancel();
  };

  const propsOf = (card: Id, event: Event) => {
    cancel();
    endPress();
    const mine = new AbortController();
    press = mine;
    const { signal } = mine;
    const ifMine = (act: () => void) => () => (press === mine ? act() : undefined);
    return {
      ...OF_CONTEXT,
      signal,
      event,
      onStart: ({ x, y }: Point): void => {
        if (press !== mine) return;
        isCarrying = true;
        world.onStart(card, { x, y });
      },
      onMove: ({ x, y }: Point): void => (press === mine ? world.onCarry({ x, y }) : undefined),
      onEnd: ifMine(() => {
        if (endPress()) world.onEnd();
      }),
      onCancel: ifMine(cancel),
    };
  };

  const pressed = (event: MouseEvent): void => {
    const card = event.button === 0 && !event.ctrlKey ? world.cardAt(event.target) : null;
    if (card === null) return;
    const { signal, ...props } = propsOf(card, event);
    void new MouseSensor({ ...props, options: MOUSE });
    // The sensor does not tell of the move that started it, and leaves it to the browser, which would look for what it
    // drags or selects there: that lays the page out in the midst of the pick-up.
    const first = (moved: MouseEvent): void => {
      if (!isCarrying) return;
      document.removeEventListener('mousemove', first);
      moved.preventDefault();
      world.onCarry({ x: moved.clientX, y: moved.clientY });
    };
    document.addEventListener('mousemove', first, { signal });
  };

  const touched = (event: TouchEvent): void => {
    const { target } = event;
    if (isCarrying) return; // a second finger
    const card = event.touches.length === 1 ? world.cardAt(target) : null;
    // The sensor hears of nothing but its own finger, and would pick up under a second one.
    finger?.dispatchEvent(new Event('touchcancel'));
    finger = target;
    if (card === null || !target) return;
    const { signal, ...props } = propsOf(card, event);
    // A lifted finger that carried is no click.
    target.addEventListener(
      'touchend',
      (lifted) => {
        if (isCarrying && lifted.cancelable) lifted.preventDefault();
      },
      { signal, passive: false },
    );
    void new TouchSensor({ ...props, options: TOUCH });
  };

  return {
    /** Listens on a surface until the signal ends. */
    listen: (surface: HTMLElement, signal: AbortSignal): void => {
      const setDown = TouchSensor.setup();
      surface.addEventListener('mousedown', pressed, { signal });
      surface.addEventListener('touchstart', touched, { signal, passive: true });
      signal.addEventListener('abort', () => {
        setDown();
        cancel();
      });
    },
  };
};
