import { crewRefusal } from '#domain/boards/crewRules';
import { parseBinKey } from '#domain/boards/bins';
import { isOrdered } from '#domain/boards/binSort';
import type { Bin, BinKey, Stage } from '#domain/boards/kinds';
import type { Refusal } from '#domain/boards/refusals';
import { createFrames } from '../../drag/frames';
import type { Point } from '../../drag/point';
import { hitTest, type Box, type Hit, type HitInput } from './hitTest';
import { type BinMap, stepBin } from './binMap';
import { type Direction, stepIn } from './direction';
import type { BoardStore } from '../store/boardStore';
import { createValueStore } from '../../store/valueStore';
import { autoScroll } from './autoScroll';
import { boxOfBin, type DragPainter, type DragSurface } from './dragSurface';
import { refusalOf, type Grip, type Held, type Target } from './dragState';
import { verdictsOfAll } from './verdictsOfAll';
import { insertionIndex, lineSlot } from './insertionIndex';

export interface DragWorld {
  store: BoardStore;
  openTray: (stage: Stage) => BinKey | undefined;
  binMap: () => BinMap;
  /** The cards that go along with one: itself, and the others of its selection. */
  carried: (cardKey: string) => readonly string[];
  onPickUp: (held: Held) => void;
  onDrop: (held: Held, target: Target) => void;
  onCancel: (held: Held) => void;
  /** A keyboard step came to this place, or found none. */
  onStep: (held: Held, target: Target, skipped: Refusal | null, moved: boolean) => void;
}

/** Picking a card up, carrying it and putting it down: the same for pointer and keyboard. */
export const createDragSession = (world: DragWorld) => {
  const { store } = world;
  const held = createValueStore<Held | null>(null);
  let surface: DragSurface | null = null;
  let painter: DragPainter | null = null;
  let target: Target | null = null;
  let point: Point | null = null;
  let grip: Grip | null = null;
  let hitInput: (Omit<HitInput, 'view'> & { box: Box }) | null = null;
  let lastShown = '';

  const reasonAt = (bin: Bin): Refusal | null => {
    const now = held.get();
    if (!now) return null;
    return refusalOf(now, bin) ?? (bin.key === now.from.key ? null : crewRefusal(bin, store.facts()));
  };

  const show = (hit: Hit | null): void => {
    const now = held.get();
    const card = now && store.facts().cards.get(now.cardKey);
    if (!now || !card) return;
    const refusal = hit ? reasonAt(hit.bin) : null;
    const cards = hit ? store.cardsIn(hit.bin.key) : [];
    const line = hit && !refusal ? lineSlot(card, hit.bin, cards, hit.slot) : undefined;
    const shown = `${hit?.bin.key ?? ''} ${line ?? ''}`;
    target = hit && !refusal ? { bin: hit.bin, index: insertionIndex(card, hit.bin, cards, hit.slot) } : null;
    if (shown === lastShown) return;
    lastShown = shown;
    painter?.show({ hit, refusal, line });
  };

  const frames = createFrames(() => {
    if (!point || !surface || !hitInput) return false;
    const {
      model: { metrics },
      box,
    } = hitInput;
    const { dx, dy } = autoScroll(box, { left: metrics.tray + metrics.crew, top: metrics.head }, point);
    const isScrolling = dx !== 0 || dy !== 0;
    if (isScrolling) surface.scrollBy(dx, dy);
    // What is asked of the page comes before what is written to it.
    const hit = hitTest({ ...hitInput, view: { box, ...surface.scrolled() } }, point);
    painter?.ghost(point);
    show(hit);
    return isScrolling;
  });

  const end = (): void => {
    frames.stop();
    point = null;
    hitInput = null;
    lastShown = '';
    painter?.show({ hit: null, refusal: null });
    target = null;
    held.set(null);
  };

  const slotInBin = (bin: Bin, index: number | undefined, cardKey: string): number | undefined => {
    if (index === undefined) return undefined;
    const cards = store.cardsIn(bin.key);
    const own = cards.findIndex((card) => card.key === cardKey);
    return own >= 0 && index > own ? index + 1 : index;
  };

  const place = (now: Held, next: Target): void => {
    target = next;
    const model = surface?.model();
    const box = model && boxOfBin(model, next.bin.key);
    const hit: Hit = { bin: next.bin };
    const slot = slotInBin(next.bin, next.index, now.cardKey);
    if (slot !== undefined) hit.slot = slot;
    if (box) {
      hit.box = box;
      surface?.reveal(box);
    }
    painter?.show({ hit, refusal: null, line: slot });
  };

  const lanes = (): number => surface?.model().columns[0]?.lanes ?? 1;

  /** How many places a crew's day offers the held card. */
  const places = (now: Held, bin: Bin): number | null => {
    const card = store.facts().cards.get(now.cardKey);
    if (bin.kind !== 'assigned' || !card || !isOrdered(card)) return null;
    return store.cardsIn(bin.key).filter((other) => isOrdered(other) && other.key !== now.cardKey).length + 1;
  };

  return {
    held,
    setSurface: (next: DragSurface | null): void => {
      surface = next;
    },
    setPainter: (next: DragPainter | null): void => {
      painter = next;
    },
    placesIn: (bin: Bin): number | null => {
      const now = held.get();
      return now ? places(now, bin) : null;
    },

    /** How many cards stand side by side in a crew's day. */
    lanes,

    grip: (): Grip | null => grip,

    /** @param hold measured before anything is drawn anew; null by keyboard */
    pickUp: (cardKey: string, by: Held['by'], hold: Grip | null = null): boolean => {
      const card = store.facts().cards.get(cardKey);
      const from = parseBinKey(store.binOf(cardKey) ?? '');
      if (!card || !from || held.get()) return false;
      const keys = world.carried(cardKey).filter((key) => store.binOf(key) !== undefined);
      const cards = keys.flatMap((key) => store.facts().cards.get(key) ?? []);
      const isOneBin = keys.every((key) => store.binOf(key) === from.key);
      const now: Held = { cardKey, keys, isOneBin, from, by, verdicts: verdictsOfAll(cards, store.config) };
      grip = hold;
      point = hold?.at ?? null;
      // Measured before anything is drawn anew.
      if (by === 'pointer' && surface) {
        hitInput = {
          model: surface.model(),
          ...surface.measure(),
          openTray: world.openTray,
          countIn: (key) => store.cardsIn(key).length,
        };
        frames.ask();
      }
      held.set(now);
      world.onPickUp(now);
      if (!hitInput) {
        const index = store.cardsIn(from.key).findIndex((other) => other.key === cardKey);
        place(now, { bin: from, index: places(now, from) === null ? undefined : index });
      }
      return true;
    },

    /** The pointer is here; drawn in the next frame. */
    carry: (at: Point): void => {
      point = at;
      frames.ask();
    },

    /** Keyboard: one place up or down in a crew's day, else on to the next bin that takes the card. */
    step: (direction: Direction): void => {
      const now = held.get();
      if (!now || !target) return;
      const count = places(now, target.bin);
      const within = (target.index ?? 0) + (stepIn(lanes(), direction) ?? Number.NaN);
      if (count !== null && within >= 0 && within < count) {
        place(now, { bin: target.bin, index: within });
        return world.onStep(now, target, null, true);
      }
      const { bin, skipped } = stepBin(world.binMap(), now.verdicts, target.bin.key, now.from.key, direction);
      if (bin) {
        const room = places(now, bin);
        place(now, { bin, index: room === null ? undefined : direction === 'down' ? 0 : room - 1 });
      }
      world.onStep(now, target, skipped, bin !== null);
    },

    drop: (): void => {
      const now = held.get();
      if (!now) return;
      if (point && surface && hitInput)
        show(hitTest({ ...hitInput, view: { box: hitInput.box, ...surface.scrolled() } }, point));
      const chosen = target;
      if (!chosen) painter?.flyHome();
      end();
      if (chosen) world.onDrop(now, chosen);
      else world.onCancel(now);
    },

    cancel: (): void => {
      const now = held.get();
      if (!now) return;
      painter?.flyHome();
      end();
      world.onCancel(now);
    },
  };
};

export type DragSession = ReturnType<typeof createDragSession>;
