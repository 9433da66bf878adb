import type { AtBoard, HoldEvent, LiveUser, ViewerEvent } from '#domain/live';
import { createValueStore } from '../../store/valueStore';

/** Somebody else who has the board open, in any number of tabs, and the cards in their hands. */
export interface Viewer {
  user: LiveUser & { initials: string };
  /** Keys of cards, of any week. */
  holds: readonly string[];
}

/**
 * Who else has this board open, and what they hold [SDY-006].
 * @param userId of who looks at it, who is none of them in any tab
 */
export const createViewers = (userId: number | null) => {
  const shown = createValueStore<readonly Viewer[]>([]);
  const open = new Map<string, ViewerEvent>();
  const held = new Map<string, HoldEvent>();
  const show = (): void => {
    const found = new Map<number, Viewer>();
    for (const { user } of [...open.values(), ...held.values()])
      if (user.id !== userId) found.set(user.id, { user, holds: [] });
    for (const { user, card_key } of held.values()) {
      const known = found.get(user.id);
      if (known) found.set(user.id, { user, holds: [...known.holds, card_key] });
    }
    shown.set([...found.values()].sort((a, b) => a.user.name.localeCompare(b.user.name)));
  };
  const keep = <Event>(into: Map<string, Event>, key: string, event: Event, isOn: boolean): void => {
    if (isOn) into.set(key, event);
    else into.delete(key);
  };
  const takeView = (event: ViewerEvent): void => keep(open, `${event.stream} ${event.screen}`, event, event.is_open);
  const takeHold = (event: HoldEvent): void => keep(held, `${event.stream} ${event.card_key}`, event, event.is_held);
  return {
    shown,
    viewed: (event: ViewerEvent): void => {
      takeView(event);
      show();
    },
    held: (event: HoldEvent): void => {
      takeHold(event);
      show();
    },
    /** All that the server knows; null: nothing is known. */
    replace: (at: AtBoard | null): void => {
      open.clear();
      held.clear();
      at?.viewers.forEach(takeView);
      at?.holds.forEach(takeHold);
      show();
    },
  };
};
