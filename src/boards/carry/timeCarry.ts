import type { BoardRefusal } from '#domain/boards/boardRefusal';
import { daysOn, isTray } from '#domain/boards/bins';
import type { Verdicts } from '#domain/boards/dropRules';
import type { Bin } from '#domain/boards/kinds';
import type { Span } from '#domain/boards/timeGrid/gridGeometry';
import { spanOf } from '#domain/boards/timeGrid/visitCard';
import type { Card } from '#domain/boards/types';
import { createCarrySession } from '../../drag/carrySession';
import { autoScroll } from './autoScroll';
import { heldOf, reasonAt, type CardCarry, type CarryWorld, type Grip, type Held, type Target } from './held';
import { stepVisit, stretched } from './stepVisit';
import type { TimeHit, TimeSurface } from './timeHit';
import { refuse } from '#domain/refusals/refusal';

/** Where the visit would stand, and why it may not. */
export interface TimeShown {
  hit: TimeHit | null;
  refusal: BoardRefusal | null;
}

/** A completed visit stays on the grid: every tray refuses it [WRB-020]. */
const verdictsFor = (cards: readonly Card[], known: Verdicts): Verdicts =>
  cards.some(({ completion }) => completion === true)
    ? new Map(
        [...known].map(([zone, verdict]) => [zone, zone.startsWith('assigned') ? verdict : refuse('visit_completed')]),
      )
    : known;

/** Carrying a card or a visit over the times of fieldworkers, in whole steps. */
export const createTimeCarry = (world: CarryWorld) => {
  const { store } = world;
  let surface: TimeSurface | null = null;
  let grip: Grip | null = null;
  /** Of the carried visit; null for a card of a tray. */
  let carried: Span | null = null;
  /** Scrolls the grid that was measured when the card was picked up. */
  let scroll: ((dx: number, dy: number) => void) | null = null;

  const session = createCarrySession<Held, Target, TimeHit, TimeShown, BoardRefusal>({
    ...world,
    aim: (_held, from) => {
      const drawn = surface;
      if (!drawn) return null;
      const { box, inset, hitAt } = drawn.aim(from, carried);
      scroll = drawn.scrollBy;
      /** The pointer has been on the grid, away from its edges. */
      let isInside = false;
      return {
        scroll: (at) => {
          const { dx, dy } = autoScroll(box, inset, at);
          // A card on its way out of the trays crosses the left edge: the grid stays until it has been beyond.
          isInside ||= dx === 0 && at.x > box.left + inset.left;
          const across = isInside ? dx : 0;
          const isScrolling = across !== 0 || dy !== 0;
          if (isScrolling) drawn.scrollBy(across, dy);
          return isScrolling;
        },
        look: hitAt,
      };
    },
    judge: (now, hit) => {
      const refusal = hit && reasonAt(now, hit.bin, store.facts());
      return {
        target: hit && !refusal ? { bin: hit.bin, span: hit.span } : null,
        shown: { hit, refusal },
        name: `${hit?.bin.key ?? '-'} ${hit?.span?.start ?? ''} ${hit?.span?.end ?? ''}`,
      };
    },
    start: ({ from }) => ({ bin: from, span: carried ?? undefined }),
    // By keyboard the visit itself is shown where it would stand.
    place: (_held, { bin, span }) => {
      const box = span && surface?.boxOf(bin, span);
      if (box) surface?.reveal(box);
      return { hit: { bin, ...(span && { span }), ...(box && { box }) }, refusal: null };
    },
  });

  /** Why a row does not take what is carried by keyboard; where it was taken from always does. */
  const reasonTo = (now: Held, bin: Bin): BoardRefusal | null =>
    bin.key === now.from.key ? null : reasonAt(now, bin, store.facts());

  const carry: CardCarry = {
    ...session,
    grip: () => grip,
    pickUp: (cardKey, by, hold = null) => {
      const now = session.held.get() ? null : heldOf(world, cardKey, by);
      const { cards } = store.facts();
      const card = cards.get(cardKey);
      if (!now || !card) return false;
      carried = spanOf(card);
      grip = hold;
      const all = now.keys.flatMap((key) => cards.get(key) ?? []);
      return session.pickUp({ ...now, verdicts: verdictsFor(all, now.verdicts) }, hold && hold.at);
    },
    step: (direction) =>
      session.step((held, target) =>
        stepVisit({
          map: world.binMap(),
          refusalAt: (bin) => reasonTo(held, bin),
          target,
          direction,
          span: carried,
        }),
      ),
    stepDays: (days) =>
      session.step((held, { bin, span }) => {
        const next = daysOn(bin, days);
        return { next: { bin: next, span }, skipped: reasonTo(held, next) };
      }),
    scrollBy: (dx, dy, at) => {
      scroll?.(dx, dy);
      session.carry(at);
    },
  };
  return {
    ...carry,
    setPainter: session.setPainter,
    renew: session.renew,
    setSurface: (next: TimeSurface | null): void => {
      surface = next;
    },
    /** By keyboard: the end of the held visit by a number of steps. */
    stretch: (steps: number): void =>
      session.step((_held, { bin, span }) => {
        if (!span || isTray(bin)) return null;
        carried = stretched(span, steps);
        return { next: { bin, span: carried }, skipped: null };
      }),
  };
};
