import { isTray, parseBinKey } from '#domain/boards/bins';
import { crewRefusal } from '#domain/boards/crewRules';
import type { Verdicts } from '#domain/boards/dropRules';
import { refuse, type Refusal } from '#domain/boards/refusals';
import type { Span } from '#domain/boards/timeGrid/gridGeometry';
import { spanOf } from '#domain/boards/timeGrid/visitCard';
import type { Card } from '#domain/boards/types';
import type { Bin } from '#domain/boards/kinds';
import { createFrames } from '../../drag/frames';
import type { Point } from '../../drag/point';
import { autoScroll } from './autoScroll';
import type { DragSession, DragWorld } from './dragSession';
import { refusalOf, type Grip, type Held, type Target } from './dragState';
import { verdictsOfAll } from './verdictsOfAll';
import { createValueStore } from '../../store/valueStore';
import { stepVisit, stretched } from './stepVisit';
import type { TimeHit } from './timeHit';
import type { Aim, TimeSurface } from './timeSurface';

interface TimePainter {
  ghost: (point: Point) => void;
  /** Where the visit would stand, and why it may not. */
  show: (hit: TimeHit | null, refusal: Refusal | null) => void;
  flyHome: () => void;
}

/** A completed visit stays on the grid: every tray refuses it [WRB-020]. */
const verdictsFor = (cards: readonly Card[], known: Verdicts): Verdicts =>
  cards.some(({ completion }) => completion === true)
    ? new Map(
        [...known].map(([zone, verdict]) => [zone, zone.startsWith('assigned') ? verdict : refuse('visit_completed')]),
      )
    : known;

/** Picking a card or a block up, carrying it over the time grid in whole steps, and putting it down: by pointer and by keyboard. */
export const createTimeDrag = (world: DragWorld) => {
  const { store } = world;
  const held = createValueStore<Held | null>(null);
  let surface: TimeSurface | null = null;
  let painter: TimePainter | null = null;
  let target: Target | null = null;
  let point: Point | null = null;
  let taken: Grip | null = null;
  let carried: Span | null = null;
  let aim: Aim | null = null;
  let lastShown = '';
  /** The pointer has been on the grid, away from its edges. */
  let isInside = false;

  const reasonAt = (bin: Bin): Refusal | null => {
    const now = held.get();
    if (!now) return null;
    return refusalOf(now, bin) ?? (bin.key === now.from.key ? null : crewRefusal(bin, store.facts()));
  };

  const show = (hit: TimeHit | null): void => {
    const refusal = hit ? reasonAt(hit.bin) : null;
    target = hit && !refusal ? { bin: hit.bin, span: hit.span } : null;
    const shown = `${hit?.bin.key ?? ''} ${hit?.span?.start ?? ''} ${hit?.span?.end ?? ''}`;
    if (shown === lastShown) return;
    lastShown = shown;
    painter?.show(hit, refusal);
  };

  const look = (at: Point): void => {
    if (aim) show(aim.hitAt(at));
  };

  const carryOn = (dx: number, dy: number): void => {
    if (!point || !surface) return;
    if (dx !== 0 || dy !== 0) surface.scrollBy(dx, dy);
    painter?.ghost(point);
    look(point);
  };

  const frames = createFrames(() => {
    if (!point || !aim) return false;
    const { dx, dy } = autoScroll(aim.box, aim.inset, point);
    // A card on its way out of the trays crosses the left edge: the grid stays until it has been beyond.
    isInside ||= dx === 0 && point.x > aim.box.left + aim.inset.left;
    const across = isInside ? dx : 0;
    carryOn(across, dy);
    return across !== 0 || dy !== 0;
  });

  const end = (): void => {
    frames.stop();
    point = null;
    aim = null;
    lastShown = '';
    painter?.show(null, null);
    target = null;
    held.set(null);
  };

  /** By keyboard the block itself is shown where it would stand. */
  const place = (next: Target): void => {
    target = next;
    const box = next.span && surface?.boxOf(next.bin, next.span);
    if (box) surface?.reveal(box);
    painter?.show({ bin: next.bin, ...(next.span && { span: next.span }), ...(box && { box }) }, null);
  };

  const session: DragSession & {
    setTimeSurface: (next: TimeSurface | null) => void;
    setTimePainter: (next: TimePainter | null) => void;
    stretch: (steps: number) => void;
  } = {
    held,
    setSurface: () => undefined,
    setPainter: () => undefined,
    setTimeSurface: (next) => {
      surface = next;
    },
    setTimePainter: (next) => {
      painter = next;
    },
    placesIn: () => null,
    lanes: () => 1,
    grip: () => taken,

    pickUp: (cardKey, by, hold) => {
      const card = store.facts().cards.get(cardKey);
      const from = parseBinKey(store.binOf(cardKey) ?? '');
      if (!card || !from || held.get() || (by === 'pointer' && !surface)) return false;
      carried = spanOf(card);
      taken = hold ?? null;
      point = taken?.at ?? null;
      const keys = world.carried(cardKey).filter((key) => store.binOf(key) !== undefined);
      const cards = keys.flatMap((key) => store.facts().cards.get(key) ?? []);
      const isOneBin = keys.every((key) => store.binOf(key) === from.key);
      const now: Held = {
        cardKey,
        keys,
        isOneBin,
        from,
        by,
        verdicts: verdictsFor(cards, verdictsOfAll(cards, store.config)),
      };
      held.set(now);
      world.onPickUp(now);
      if (by === 'pointer' && surface && taken) {
        aim = surface.aim(taken.at, carried);
        isInside = false;
        frames.ask();
      } else place({ bin: from, span: carried ?? undefined });
      return true;
    },

    carry: (at) => {
      point = at;
      frames.ask();
    },

    step: (direction) => {
      const now = held.get();
      if (!now || !target) return;
      const { next, skipped } = stepVisit({ map: world.binMap(), held: now, target, direction, span: carried });
      if (next) place(next);
      world.onStep(now, target, skipped, next !== null);
    },

    stretch: (steps) => {
      const now = held.get();
      if (!now || !target?.span || isTray(target.bin)) return;
      const span = stretched(target.span, steps);
      carried = span;
      place({ bin: target.bin, span });
      world.onStep(now, target, null, true);
    },

    drop: () => {
      const now = held.get();
      if (!now) return;
      if (point) look(point);
      const chosen = target;
      if (!chosen) painter?.flyHome();
      end();
      if (chosen) world.onDrop(now, chosen);
      else world.onCancel(now);
    },

    cancel: () => {
      const now = held.get();
      if (!now) return;
      painter?.flyHome();
      end();
      world.onCancel(now);
    },
  };
  return session;
};
