import { decideDrop } from '#domain/presite/schedule/assign';
import { columnsTowards, type Direction } from './nextItem';
import { createCarrySession, type Aim, type CarryWay, type InHand, type Step } from '../../drag/carrySession';
import type { Point } from '../../drag/point';
import { createValueStore } from '../../store/valueStore';
import type { Column, ScheduleStore } from './scheduleStore';
import type { Refusal } from '#domain/refusals/refusal';

/** What the rules say of a column: which of the held cards it takes, and why the first other one stays. */
export interface Verdict {
  takes: number;
  refusal: Refusal | null;
}

/** Cards in the hand: what the rules say of every column is asked once, when they are picked up. */
export interface Held extends InHand {
  /** The card that was taken. */
  id: number;
  /** With it all that are chosen, where it is one of them [SDY-017]. */
  ids: readonly number[];
  /** The column it was picked up from. */
  from: Column;
  /** By the keys of the columns. */
  verdicts: ReadonlyMap<string, Verdict>;
}

/** Nothing of what is held may go there. */
export const refusalOf = (held: Held, column: string): Refusal | null => {
  const verdict = held.verdicts.get(column);
  return verdict && verdict.takes === 0 ? verdict.refusal : null;
};

type Way = CarryWay<Held, string, string, string | null, Refusal>;

interface CarryWorld extends Pick<Way, 'onPickUp' | 'onDrop' | 'onCancel' | 'onStep'> {
  store: ScheduleStore;
}

/** Carrying presites from column to column. */
export const createColumnCarry = ({ store, onDrop, ...told }: CarryWorld) => {
  /** The column under the card. */
  const over = createValueStore<string | null>(null);
  let surface: (() => Aim<string>) | null = null;
  let follow: ((at: Point) => void) | null = null;
  let taken: Point | null = null;

  const heldOf = (id: number, ids: readonly number[], by: Held['by']): Held | null => {
    const { columns, places, today } = store.shown.get();
    const from = places.get(id);
    const items = ids.flatMap((one) => store.item(one) ?? []);
    if (!from || items.length === 0) return null;
    const verdicts = columns.map((column): [string, Verdict] => {
      const refusals = items.flatMap((item): Refusal[] => {
        if (places.get(item.id)?.key === column.key) return [];
        const decision = decideDrop(store.facts(item), column.id, column.date, today);
        return 'rule' in decision ? [decision] : [];
      });
      return [column.key, { takes: items.length - refusals.length, refusal: refusals[0] ?? null }];
    });
    return { id, ids: items.map((item) => item.id), from, by, verdicts: new Map(verdicts) };
  };

  /** All of them stand there already. */
  const isBack = ({ ids }: Held, column: string): boolean =>
    ids.every((id) => store.shown.get().places.get(id)?.key === column);

  const session = createCarrySession<Held, string, string, string | null, Refusal>({
    ...told,
    aim: () => surface && surface(),
    judge: (held, column) => ({
      target: column === null || refusalOf(held, column) ? null : column,
      shown: column,
      name: String(column),
    }),
    start: ({ from }) => from.key,
    place: (_held, column) => column,
    onDrop: (held, column) => (isBack(held, column) ? told.onCancel(held) : onDrop(held, column)),
  });
  session.setPainter({ show: over.set, ghost: (at) => follow?.(at), flyHome: () => undefined });

  /** On to the next column that takes the card, and why others were passed over. */
  const next = (held: Held, from: string, direction: Direction): Step<string, Refusal> => {
    const way = columnsTowards(store.shown.get().lines, from, direction).map(({ key }) => key);
    const found = way.findIndex((column) => !refusalOf(held, column));
    const passed = found < 0 ? way : way.slice(0, found);
    const [skipped = null] = passed.flatMap((column) => refusalOf(held, column) ?? []);
    return { next: way[found] ?? null, skipped };
  };

  return {
    held: session.held,
    over,
    /** The point at which the pointer took the card. */
    taken: (): Point | null => taken,
    /** @param at where the pointer is; null by keyboard */
    pickUp: (id: number, ids: readonly number[], by: Held['by'], at: Point | null = null): boolean => {
      const now = session.held.get() ? null : heldOf(id, ids, by);
      if (!now) return false;
      taken = at;
      return session.pickUp(now, at);
    },
    carry: session.carry,
    step: (direction: Direction): void => session.step((held, from) => next(held, from, direction)),
    drop: session.drop,
    cancel: session.cancel,
    /** @param next measures the columns as they are drawn */
    setSurface: (next: (() => Aim<string>) | null): void => {
      surface = next;
    },
    setGhost: (next: ((at: Point) => void) | null): void => {
      follow = next;
    },
  };
};
