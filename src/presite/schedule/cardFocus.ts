import { nextItem, type Direction } from './nextItem';
import type { ScheduleStore } from './scheduleStore';
import { createValueStore } from '../../store/valueStore';

/** Which card the arrow keys are on: one tab stop for the whole schedule. */
export const createCardFocus = (store: ScheduleStore) => {
  const active = createValueStore<number | null>(null);
  const revealers = new Set<(id: number) => void>();
  /** A card that takes the focus as soon as it is in the page. */
  let wanted: number | null = null;

  const first = (): number | null => {
    for (const { items } of store.shown.get().columns) if (items[0]) return items[0].item.id;
    return null;
  };
  const focus = (id: number): void => {
    active.set(id);
    wanted = id;
    for (const reveal of revealers) reveal(id);
    document.querySelector<HTMLElement>(`[data-presite="${id}"]`)?.focus({ preventScroll: true });
  };
  const repair = (): void => {
    const id = active.get();
    if (id === null || !store.shown.get().places.has(id)) active.set(first());
  };
  repair();
  return {
    active,
    focus,
    repair,
    /** Brings cards into the page that are out of the view. */
    onReveal: (reveal: (id: number) => void): (() => void) => {
      revealers.add(reveal);
      return () => revealers.delete(reveal);
    },
    /** Called by a card that came into the page; true once for the card that is waited for. */
    claims: (id: number): boolean => {
      if (wanted !== id) return false;
      wanted = null;
      return true;
    },
    move: (direction: Direction): void => {
      const id = active.get();
      if (id !== null) focus(nextItem(store.shown.get(), id, direction));
    },
  };
};
