import { decideDrop } from '#domain/presite/schedule/assign';
import type { PresiteRefusal } from '#domain/presite/schedule/refusals';
import type { ScheduleStore } from './scheduleStore';
import { createValueStore } from '../../store/valueStore';

/** A card in the hand: what the rules say of every column is asked once, when it is picked up. */
export interface Held {
  id: number;
  /** The column it was picked up from. */
  from: number;
  by: 'pointer' | 'keyboard';
  verdicts: ReadonlyMap<number, PresiteRefusal | null>;
}

export interface DragWorld {
  store: ScheduleStore;
  onPickUp: (held: Held) => void;
  onDrop: (held: Held, column: number) => void;
  onCancel: (held: Held) => void;
  /** A keyboard step came to this column, or found none. */
  onStep: (held: Held, column: number, skipped: PresiteRefusal | null, moved: boolean) => void;
}

/** Picking a card up, carrying it and putting it down: the same for pointer and keyboard. */
export const createDragSession = ({ store, onPickUp, onDrop, onCancel, onStep }: DragWorld) => {
  const held = createValueStore<Held | null>(null);
  /** The column under the card. */
  const over = createValueStore<number | null>(null);

  const verdictsOf = (id: number, from: number): Held['verdicts'] | null => {
    const item = store.item(id);
    const { columns, date, today } = store.shown.get();
    return item
      ? new Map(
          columns.map((column) => {
            const decision = column.id === from ? null : decideDrop(store.facts(item), column.id, date, today);
            return [column.id, decision && 'rule' in decision ? decision : null];
          }),
        )
      : null;
  };
  const end = (): Held | null => {
    const now = held.get();
    over.set(null);
    held.set(null);
    return now;
  };

  return {
    held,
    over,
    pickUp: (id: number, by: Held['by']): void => {
      const from = store.shown.get().places.get(id);
      const verdicts = from === undefined ? null : verdictsOf(id, from);
      if (from === undefined || !verdicts || held.get()) return;
      const now: Held = { id, from, by, verdicts };
      held.set(now);
      if (by === 'keyboard') over.set(from);
      onPickUp(now);
    },
    /** The pointer is over this column. */
    carry: (column: number | null): void => {
      if (held.get()) over.set(column);
    },
    /** Keyboard: on to the next column that takes the card, and why others were passed over. */
    step: (direction: 'left' | 'right'): void => {
      const now = held.get();
      const from = over.get();
      if (!now || from === null) return;
      const order = store.shown.get().columns.map(({ id }) => id);
      const way =
        direction === 'right' ? order.slice(order.indexOf(from) + 1) : order.slice(0, order.indexOf(from)).toReversed();
      let skipped: PresiteRefusal | null = null;
      for (const column of way) {
        const refusal = now.verdicts.get(column) ?? null;
        if (!refusal) {
          over.set(column);
          return onStep(now, column, skipped, true);
        }
        skipped ??= refusal;
      }
      return onStep(now, from, skipped, false);
    },
    drop: (): void => {
      const column = over.get();
      const now = end();
      if (!now) return;
      if (column === null || column === now.from || now.verdicts.get(column)) onCancel(now);
      else onDrop(now, column);
    },
    cancel: (): void => {
      const now = end();
      if (now) onCancel(now);
    },
  };
};
