import type { BoardRefusal } from '#domain/boards/boardRefusal';
import { isOrdered } from '#domain/boards/binSort';
import { daysOn, parseBinKey, sameCrewOn } from '#domain/boards/bins';
import type { Bin } from '#domain/boards/kinds';
import type { Card } from '#domain/boards/types';
import { createCarrySession, type Step } from '../../drag/carrySession';
import type { Point } from '../../drag/point';
import { autoScroll } from './autoScroll';
import type { BoardModel } from './boardModel';
import type { Column } from './columns';
import { stepBin } from './binMap';
import { boxOfBin, type BoardSurface, type Shown } from './boardSurface';
import { type Direction, stepIn } from './direction';
import {
  heldOf,
  isOfSeveralCrews,
  reasonAt,
  type CardCarry,
  type CarryWorld,
  type Grip,
  type Held,
  type Target,
} from './held';
import { dayAt, hitTest, type Hit, type HitInput } from './hitTest';
import { insertionIndex, lineSlot } from './insertionIndex';
import { refuse } from '#domain/refusals/refusal';

/** A place among the drawn cards as one among all: before the same card, or last. */
const slotAmong = (cards: readonly Card[], drawn: readonly Card[], slot: number | undefined): number | undefined => {
  const next = slot === undefined ? undefined : drawn[slot];
  if (cards === drawn || slot === undefined) return slot;
  return next ? cards.indexOf(next) : cards.length;
};

/** Carrying cards over a week or a day of crews: to a bin, and to a place among its cards. */
export const createWeekCarry = (world: CarryWorld) => {
  const { store } = world;
  let surface: BoardSurface | null = null;
  let grip: Grip | null = null;

  const slotInBin = (bin: Bin, index: number | undefined, cardKey: string): number | undefined => {
    if (index === undefined) return undefined;
    const own = store.cardsIn(bin.key).findIndex((card) => card.key === cardKey);
    return own >= 0 && index > own ? index + 1 : index;
  };

  const lanes = (): number => surface?.model().columns[0]?.lanes ?? 1;

  /** How many places a crew's day offers the held card. */
  const places = (now: Held, bin: Bin): number | null => {
    const card = store.facts().cards.get(now.cardKey);
    if (bin.kind !== 'assigned' || !card || !isOrdered(card)) return null;
    return store.cardsIn(bin.key).filter((other) => isOrdered(other) && other.key !== now.cardKey).length + 1;
  };

  /** A day of all crews, where each card keeps its own. */
  const wholeDay = ({ metrics, height }: BoardModel, column: Column, bin: Bin): Hit => ({
    bin,
    box: { left: column.left, top: metrics.head, width: column.width, height: height - metrics.head, lanes: 1 },
    keepsCrews: true,
  });
  /** The head of a day is a place for cards that have a crew, each to its own. */
  const dayHit = (now: Held, input: HitInput, at: Point): Hit | null => {
    const column = dayAt(input, at);
    const bin = column && now.from.kind === 'assigned' ? sameCrewOn(now.from, column.day) : now.from;
    return column && wholeDay(input.model, column, bin);
  };
  const reasonOf = (now: Held, hit: { bin: Bin; keepsCrews?: boolean | undefined }): BoardRefusal | null => {
    const isOnCrews = now.keys.every((key) => store.binOf(key)?.startsWith('assigned'));
    if (!hit.keepsCrews) return reasonAt(now, hit.bin, store.facts());
    if (!isOnCrews) return refuse('day_needs_crew');
    // Each crew has a day of its own there: those that may go do.
    const reasons = now.keys.map((key) => {
      const own = parseBinKey(store.binOf(key) ?? '');
      return own && hit.bin.date !== null ? reasonAt(now, sameCrewOn(own, hit.bin.date), store.facts()) : null;
    });
    return reasons.includes(null) ? null : (reasons[0] ?? null);
  };

  const session = createCarrySession<Held, Target, Hit, Shown, BoardRefusal>({
    ...world,
    aim: (now) => {
      if (!surface) return null;
      const { model, measure, scrollBy, scrolled } = surface;
      const input = {
        model: model(),
        ...measure(),
        openTray: world.openTray,
        countIn: (key: string) => world.shownIn(key).length,
      };
      const { metrics } = input.model;
      const inset = { left: metrics.tray + metrics.crew, top: metrics.head };
      return {
        scroll: (at) => {
          const { dx, dy } = autoScroll(input.box, inset, at);
          const isScrolling = dx !== 0 || dy !== 0;
          if (isScrolling) scrollBy(dx, dy);
          return isScrolling;
        },
        look: (at) => {
          const seen = { ...input, view: { box: input.box, ...scrolled() } };
          return hitTest(seen, at) ?? dayHit(now, seen, at);
        },
      };
    },
    judge: (now, hit) => {
      const card = store.facts().cards.get(now.cardKey);
      if (!hit || !card) return { target: null, shown: { hit: null, refusal: null }, name: '-' };
      const refusal = reasonOf(now, hit);
      if (refusal) return { target: null, shown: { hit, refusal }, name: `${hit.bin.key} ${hit.keepsCrews ?? ''}` };
      if (hit.keepsCrews)
        return { target: { bin: hit.bin, keepsCrews: true }, shown: { hit, refusal }, name: `day ${hit.bin.date}` };
      const cards = store.cardsIn(hit.bin.key);
      const drawn = world.shownIn(hit.bin.key);
      const line = lineSlot(card, hit.bin, drawn, hit.slot);
      return {
        target: { bin: hit.bin, index: insertionIndex(card, hit.bin, cards, slotAmong(cards, drawn, hit.slot)) },
        shown: { hit, refusal, line },
        name: `${hit.bin.key} ${line ?? ''}`,
      };
    },
    start: (now) => {
      if (isOfSeveralCrews(now, store)) return { bin: now.from, keepsCrews: true };
      const index = store.cardsIn(now.from.key).findIndex(({ key }) => key === now.cardKey);
      return { bin: now.from, index: places(now, now.from) === null ? undefined : index };
    },
    place: (now, { bin, index, keepsCrews }) => {
      const model = surface?.model();
      const column = keepsCrews && model?.columns.find(({ day }) => day === bin.date);
      if (model && column) return { hit: wholeDay(model, column, bin), refusal: null };
      const box = model && boxOfBin(model, bin.key);
      const line = slotInBin(bin, index, now.cardKey);
      if (box) surface?.reveal(box);
      return { hit: { bin, ...(line !== undefined && { slot: line }), ...(box && { box }) }, refusal: null, line };
    },
  });

  /** On the row of the card in the hand cards of several crews keep theirs; on any other all come to that crew. */
  const isOwnRow = (now: Held, { kind, stage, crew_id }: Bin): boolean =>
    kind === 'assigned' && stage === now.from.stage && crew_id === now.from.crew_id && isOfSeveralCrews(now, store);

  /** Why a bin does not take what is carried by keyboard; where it was taken from always does. */
  const reasonTo = (now: Held, bin: Bin): BoardRefusal | null =>
    bin.key === now.from.key ? null : reasonOf(now, { bin, keepsCrews: isOwnRow(now, bin) });

  /** One place up or down in a crew's day, else on to the next bin that takes the card. */
  const next = (now: Held, from: Target, direction: Direction): Step<Target, BoardRefusal> => {
    const count = from.keepsCrews ? null : places(now, from.bin);
    const within = (from.index ?? 0) + (stepIn(lanes(), direction) ?? Number.NaN);
    if (count !== null && within >= 0 && within < count)
      return { next: { bin: from.bin, index: within }, skipped: null };
    const { bin, skipped } = stepBin(world.binMap(), (to) => reasonTo(now, to), from.bin.key, direction);
    if (bin && isOwnRow(now, bin)) return { next: { bin, keepsCrews: true }, skipped };
    const room = bin && places(now, bin);
    const index = room === null ? undefined : direction === 'down' ? 0 : room - 1;
    return { next: bin && { bin, index }, skipped };
  };

  const carry: CardCarry = {
    ...session,
    grip: () => grip,
    pickUp: (cardKey, by, hold = null) => {
      const now = session.held.get() ? null : heldOf(world, cardKey, by);
      if (!now) return false;
      grip = hold;
      return session.pickUp(now, hold && hold.at);
    },
    step: (direction) => session.step((now, from) => next(now, from, direction)),
    stepDays: (days) =>
      session.step((now, from) => {
        const bin = daysOn(from.bin, days);
        // The days that are shown are not passed over: what a day refuses is said, and refused once more at the drop.
        const skipped = reasonTo(now, bin);
        if (from.keepsCrews) return { next: { bin, keepsCrews: true }, skipped };
        const room = places(now, bin);
        return { next: { bin, index: room === null ? undefined : room - 1 }, skipped };
      }),
    scrollBy: (dx, dy, at) => {
      surface?.scrollBy(dx, dy);
      session.carry(at);
    },
  };
  return {
    ...carry,
    setPainter: session.setPainter,
    renew: session.renew,
    /** Puts what is held down in a bin, wherever the pointer is [SDY-004]. */
    dropAt: session.dropAt,
    setSurface: (next: BoardSurface | null): void => {
      surface = next;
    },
    /** How many places a bin offers what is held; null where cards have none. */
    placesIn: (bin: Bin): number | null => {
      const now = session.held.get();
      return now ? places(now, bin) : null;
    },
    /** How many cards stand side by side in a crew's day. */
    lanes,
  };
};
