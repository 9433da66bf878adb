import { useCallback, type KeyboardEvent } from 'react';
import { useBoard } from '../board/BoardContext';
import { cardKeyAt } from '../board/cardFocus';
import { isControl } from '../../drag/isControl';
import { nextVisit } from '../carry/nextVisit';
import { directionOf } from '../carry/direction';

/** With a card in the hand: to the days before and after. */
const TURNS: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 };
const MENU_KEYS: ReadonlySet<string> = new Set(['ContextMenu']);

/**
 * Arrow keys go from card to card; space picks up and drops, in between they carry. Letters are shortcuts of commands.
 */
export const useBoardKeys = (): ((event: KeyboardEvent) => void) => {
  const board = useBoard();
  return useCallback(
    (event: KeyboardEvent) => {
      const { drag, pickUpByKey } = board.carry;
      const { focus, overlay } = board.shown;
      const { key, target } = event;
      const done = (act: () => void): void => {
        event.preventDefault();
        event.stopPropagation();
        act();
      };

      const direction = directionOf(key);
      if (drag.held.get()?.by === 'keyboard') {
        if (direction && event.shiftKey && board.carry.timeDrag)
          return done(() => board.carry.timeDrag?.stretch(direction === 'right' || direction === 'down' ? 1 : -1));
        if (direction) return done(() => drag.step(direction));
        const way = TURNS[key];
        if (way !== undefined)
          return done(() => {
            // The card may leave the page with its week, and the keys must still be heard.
            if (event.currentTarget instanceof Element)
              event.currentTarget.querySelector<HTMLElement>('[data-board-scroll]')?.focus();
            board.carry.turn(way);
          });
        if (key === ' ' || key === 'Enter') return done(drag.drop);
        if (key === 'Escape' || key === 'Tab') return done(drag.cancel);
        return undefined;
      }
      if (key === 'Escape' && !drag.held.get() && board.shown.selection.keys.get().length > 0 && !overlay.get())
        return done(board.shown.selection.clear);
      if (isControl(target) || event.ctrlKey || event.metaKey || event.altKey) return undefined;
      const cardKey = cardKeyAt(target);
      const onBoard = cardKey !== null || (target instanceof HTMLElement && target.dataset.boardScroll !== undefined);
      if (!onBoard) return undefined;
      if (direction && board.carry.timeDrag && cardKey !== null)
        return done(() => focus.focus(nextVisit(board.shown.cardMap(), cardKey, direction)));
      if (direction) return done(() => focus.move(direction));
      if (cardKey === null) {
        const active = focus.current();
        return (key === 'Enter' || key === ' ') && active !== null ? done(() => focus.focus(active)) : undefined;
      }
      const anchor = target instanceof Element ? target : null;
      // A key that is held down after a drop picks nothing up again.
      if (key === ' ' || key === 'Enter') return done(() => (event.repeat ? undefined : pickUpByKey(cardKey)));
      if (MENU_KEYS.has(key) || (key === 'F10' && event.shiftKey))
        return done(() => overlay.set({ kind: 'menu', cardKey, anchor }));
      if (key === 'Escape') return overlay.set(null);
      return undefined;
    },
    [board],
  );
};
