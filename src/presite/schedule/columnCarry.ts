import { decideDrop } from '#domain/presite/schedule/assign';
import { createCarrySession, type Aim, type CarryWay, type InHand, type Step } from '../../drag/carrySession';
import type { Point } from '../../drag/point';
import { createValueStore } from '../../store/valueStore';
import type { ScheduleStore } from './scheduleStore';
import type { Refusal } from '#domain/refusals/refusal';

/** A card in the hand: what the rules say of every column is asked once, when it is picked up. */
export interface Held extends InHand {
  id: number;
  /** The column it was picked up from. */
  from: number;
  verdicts: ReadonlyMap<number, Refusal | null>;
}

type Way = CarryWay<Held, number, number, number | null, Refusal>;

interface CarryWorld extends Pick<Way, 'onPickUp' | 'onDrop' | 'onCancel' | 'onStep'> {
  store: ScheduleStore;
}

/** Carrying a presite from column to column. */
export const createColumnCarry = ({ store, onDrop, ...told }: CarryWorld) => {
  /** The column under the card. */
  const over = createValueStore<number | null>(null);
  let surface: (() => Aim<number>) | null = null;
  let follow: ((at: Point) => void) | null = null;
  let taken: Point | null = null;

  const heldOf = (id: number, by: Held['by']): Held | null => {
    const from = store.shown.get().places.get(id);
    const item = store.item(id);
    if (from === undefined || !item) return null;
    const { columns, date, today } = store.shown.get();
    const verdicts = columns.map((column): [number, Refusal | null] => {
      const decision = column.id === from ? null : decideDrop(store.facts(item), column.id, date, today);
      return [column.id, decision && 'rule' in decision ? decision : null];
    });
    return { id, from, by, verdicts: new Map(verdicts) };
  };

  const session = createCarrySession<Held, number, number, number | null, Refusal>({
    ...told,
    aim: () => surface && surface(),
    judge: ({ verdicts }, column) => ({
      target: column === null || verdicts.get(column) ? null : column,
      shown: column,
      name: String(column),
    }),
    start: ({ from }) => from,
    place: (_held, column) => column,
    onDrop: (held, column) => (column === held.from ? told.onCancel(held) : onDrop(held, column)),
  });
  session.setPainter({ show: over.set, ghost: (at) => follow?.(at), flyHome: () => undefined });

  /** On to the next column that takes the card, and why others were passed over. */
  const next = ({ verdicts }: Held, from: number, direction: 'left' | 'right'): Step<number, Refusal> => {
    const order = store.shown.get().columns.map(({ id }) => id);
    const at = order.indexOf(from);
    const way = direction === 'right' ? order.slice(at + 1) : order.slice(0, at).toReversed();
    const found = way.findIndex((column) => !verdicts.get(column));
    const passed = found < 0 ? way : way.slice(0, found);
    const [skipped = null] = passed.flatMap((column) => verdicts.get(column) ?? []);
    return { next: way[found] ?? null, skipped };
  };

  return {
    held: session.held,
    over,
    /** The point at which the pointer took the card. */
    taken: (): Point | null => taken,
    /** @param at where the pointer is; null by keyboard */
    pickUp: (id: number, by: Held['by'], at: Point | null = null): boolean => {
      const now = session.held.get() ? null : heldOf(id, by);
      if (!now) return false;
      taken = at;
      return session.pickUp(now, at);
    },
    carry: session.carry,
    step: (direction: 'left' | 'right'): void => session.step((held, from) => next(held, from, direction)),
    drop: session.drop,
    cancel: session.cancel,
    /** @param next measures the columns as they are drawn */
    setSurface: (next: (() => Aim<number>) | null): void => {
      surface = next;
    },
    setGhost: (next: ((at: Point) => void) | null): void => {
      follow = next;
    },
  };
};
