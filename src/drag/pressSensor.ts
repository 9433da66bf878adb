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

/** The next press of a mouse or finger. */
const NEXT_PRESS = ['mousedown', 'touchstart'];

/**
 * dnd-kit swallows every click for 50 ms after a drop, counted by a timer. On a page that is busy drawing what was
 * dropped a press on a button comes before that timer, and its click was lost: the click of a new press is none of the
 * drop's.
 */
const hearNextClick = (sensor: MouseSensor | TouchSensor, press: AbortSignal): void => {
  const heard = new AbortController();
  const hear = (): void => {
    heard.abort();
    const listeners: unknown = Reflect.get(sensor, 'documentListeners');
    if (typeof listeners !== 'object' || listeners === null || !('removeAll' in listeners)) return;
    if (typeof listeners.removeAll === 'function') listeners.removeAll();
  };
  // Not before this press is over: a second finger or button is none.
  press.addEventListener('abort', () => {
    for (const name of NEXT_PRESS) document.addEventListener(name, hear, { capture: true, signal: heard.signal });
  });
};

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
    const end = (): void => over.abort();
    const release = (): void => {
      setTimeout(end);
    };
    const { signal } = over;
    document.addEventListener('click', swallow, { capture: true, signal });
    for (const name of ['mouseup', 'touchend']) document.addEventListener(name, release, { capture: true, signal });
    for (const name of NEXT_PRESS) document.addEventListener(name, end, { capture: true, signal });
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
    hearNextClick(new MouseSensor({ ...props, options: MOUSE }), signal);
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
    hearNextClick(new TouchSensor({ ...props, options: TOUCH }), signal);
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
