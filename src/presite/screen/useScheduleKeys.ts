import { useCallback, type KeyboardEvent } from 'react';
import { useSchedule } from '../schedule/ScheduleContext';
import { directionOf } from '../schedule/nextItem';
import { isControl } from '../../drag/isControl';
import { presiteIdAt } from '../schedule/presiteIdAt';

/** The keys of the boards: arrows go from card to card; space picks up and drops, in between they carry. */
export const useScheduleKeys = (): ((event: KeyboardEvent) => void) => {
  const schedule = useSchedule();
  return useCallback(
    (event: KeyboardEvent) => {
      const { drag, focus, selection, store } = schedule;
      const { key, target } = event;
      const done = (act: () => void): void => {
        event.preventDefault();
        event.stopPropagation();
        act();
      };
      const direction = directionOf(key);
      if (drag.held.get()?.by === 'keyboard') {
        if (direction) return done(() => drag.step(direction));
        if (key === ' ' || key === 'Enter') return done(drag.drop);
        if (key === 'Escape' || key === 'Tab') return done(drag.cancel);
        return undefined;
      }
      const id = presiteIdAt(target);
      if (key === 'Escape' && !drag.held.get() && selection.keys.get().length > 0) return done(selection.clear);
      const isAll = key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (id !== null && isAll && !isControl(target))
        return done(() =>
          selection.addAll((store.shown.get().places.get(id)?.items ?? []).map(({ item }) => String(item.id))),
        );
      if (id === null || isControl(target) || event.ctrlKey || event.metaKey || event.altKey) return undefined;
      if (direction && event.shiftKey)
        return done(() => {
          if (!selection.has(String(id))) selection.toggle(String(id));
          focus.move(direction);
          const next = focus.active.get();
          if (next !== null) selection.extend(String(next));
        });
      if (direction) return done(() => focus.move(direction));
      if (key === ' ' || key === 'Enter') return done(() => schedule.pickUp(id, 'keyboard'));
      if ((key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) && target instanceof Element)
        return done(() => schedule.menu.set({ id, anchor: target }));
      return undefined;
    },
    [schedule],
  );
};
