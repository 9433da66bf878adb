import { createValueStore } from '../store/valueStore';
import { createFrames } from './frames';
import type { Point } from './point';

/** What is held, and in which hand. */
export interface InHand {
  by: 'pointer' | 'keyboard';
}

/** Measured once, when the pointer picks up: from then on a point of the screen says what is under it. */
export interface Aim<Seen> {
  /** Scrolls while the pointer is near an edge; answers whether the next frame goes on. */
  scroll: (at: Point) => boolean;
  look: (at: Point) => Seen | null;
}

/** What a place means to what is held. */
interface Judged<Target, Shown> {
  /** Where it would go; null where it may not. */
  target: Target | null;
  shown: Shown;
  /** Another one when there is something else to draw. */
  name: string;
}

/** A key press with something in the hand: the next place that takes it, and why one before it did not. */
export interface Step<Target, Refusal> {
  next: Target | null;
  skipped: Refusal | null;
}

/** Draws what is carried and where it would go, without rendering. */
export interface CarryPainter<Shown> {
  ghost: (at: Point) => void;
  show: (shown: Shown) => void;
  /** What is held goes back to where it was taken from. */
  flyHome: () => void;
}

/** What a screen adds to a carry: how it looks for a place, what the place means, and what becomes of it. */
export interface CarryWay<Held extends InHand, Target, Seen, Shown, Refusal> {
  /** Null when nothing can be carried to: then nothing is picked up. */
  aim: (held: Held, at: Point) => Aim<Seen> | null;
  judge: (held: Held, seen: Seen | null) => Judged<Target, Shown>;
  /** Where the keyboard begins. */
  start: (held: Held) => Target;
  /** Brings a place of the keyboard into view, and answers what is drawn of it. */
  place: (held: Held, target: Target) => Shown;
  onPickUp: (held: Held) => void;
  onDrop: (held: Held, target: Target) => void;
  onCancel: (held: Held) => void;
  /** A keyboard step came to this place, or found none. */
  onStep: (held: Held, target: Target, skipped: Refusal | null, moved: boolean) => void;
}

/** Picking up, carrying and putting down: one thing at a time, the same for pointer and keyboard, on every screen. */
export const createCarrySession = <Held extends InHand, Target, Seen, Shown, Refusal>(
  way: CarryWay<Held, Target, Seen, Shown, Refusal>,
) => {
  const held = createValueStore<Held | null>(null);
  let painter: CarryPainter<Shown> | null = null;
  let aim: Aim<Seen> | null = null;
  let point: Point | null = null;
  let target: Target | null = null;
  let lastShown = '';

  const show = (now: Held, seen: Seen | null): void => {
    const judged = way.judge(now, seen);
    target = judged.target;
    if (judged.name === lastShown) return;
    lastShown = judged.name;
    painter?.show(judged.shown);
  };

  const frames = createFrames(() => {
    const now = held.get();
    if (!now || !aim || !point) return false;
    const isScrolling = aim.scroll(point);
    // What is asked of the page comes before what is written to it.
    const seen = aim.look(point);
    painter?.ghost(point);
    show(now, seen);
    return isScrolling;
  });

  const place = (now: Held, next: Target): void => {
    target = next;
    painter?.show(way.place(now, next));
  };

  const end = (now: Held): void => {
    frames.stop();
    aim = null;
    point = null;
    target = null;
    lastShown = '';
    painter?.show(way.judge(now, null).shown);
    held.set(null);
  };

  const cancel = (): void => {
    const now = held.get();
    if (!now) return;
    painter?.flyHome();
    end(now);
    way.onCancel(now);
  };

  return {
    held,

    setPainter: (next: CarryPainter<Shown> | null): void => {
      painter = next;
    },

    /** @param at where the pointer is; null by keyboard */
    pickUp: (now: Held, at: Point | null): boolean => {
      if (held.get()) return false;
      // Measured before anything is drawn anew.
      aim = at && way.aim(now, at);
      if (at && !aim) return false;
      point = at;
      if (at) frames.request();
      held.set(now);
      way.onPickUp(now);
      if (!at) place(now, way.start(now));
      return true;
    },

    /** What is under the pointer was drawn anew: measures it again. */
    renew: (): void => {
      const now = held.get();
      if (!now || !aim || !point) return;
      aim = way.aim(now, point);
      lastShown = '';
      frames.request();
    },

    /** The pointer is here; drawn in the next frame. */
    carry: (at: Point): void => {
      point = at;
      frames.request();
    },

    /** By keyboard: on to the place that is found from here. @param find null when the key means nothing here */
    step: (find: (now: Held, from: Target) => Step<Target, Refusal> | null): void => {
      const now = held.get();
      const from = target;
      const found = now && from !== null ? find(now, from) : null;
      if (!now || from === null || !found) return;
      const { next, skipped } = found;
      if (next !== null) place(now, next);
      way.onStep(now, next ?? from, skipped, next !== null);
    },

    drop: (): void => {
      const now = held.get();
      if (!now) return;
      // The pointer may have come here since the last frame.
      if (point && aim) show(now, aim.look(point));
      const chosen = target;
      if (chosen === null) return cancel();
      end(now);
      way.onDrop(now, chosen);
    },

    /** Puts what is held down there, wherever the pointer is. */
    dropAt: (chosen: Target): void => {
      const now = held.get();
      if (!now) return;
      end(now);
      way.onDrop(now, chosen);
    },

    cancel,
  };
};
