import { useLayoutEffect, type RefObject } from 'react';
import type { KeyedStore } from '../../store/keyedStore';
import { useBoard } from './BoardContext';

/** A move that is answered sooner shows no waiting. */
const BUSY_DELAY_MS = 400;

/**
 * What comes and goes with each press, pick-up and drop, written on the card's own element: to draw the card anew for
 * it would cost more than all the rest of the press.
 * @param isThere false while the card draws no element
 */
export const useCardMarks = (node: RefObject<HTMLElement | null>, cardKey: string, isThere: boolean): void => {
  const { shown, moves } = useBoard();
  useLayoutEffect(() => {
    const card = node.current;
    if (!card) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const follow = (store: KeyedStore<true>, draw: (isOn: boolean) => void): (() => void) => {
      const drawn = (): void => draw(store.get(cardKey) === true);
      drawn();
      return store.subscribe(cardKey, drawn);
    };
    const offs = [
      follow(shown.focus.active, (isOn) => {
        card.tabIndex = isOn ? 0 : -1;
      }),
      follow(shown.marks.lifted, (isOn) => card.toggleAttribute('data-lifted', isOn)),
      follow(shown.marks.landed, (isOn) => card.toggleAttribute('data-landed', isOn)),
      follow(moves.pending, (isOn) => {
        clearTimeout(waiting);
        if (!isOn) card.removeAttribute('aria-busy');
        else waiting = setTimeout(() => card.setAttribute('aria-busy', 'true'), BUSY_DELAY_MS);
      }),
    ];
    return () => {
      clearTimeout(waiting);
      offs.forEach((off) => off());
    };
  }, [node, cardKey, isThere, shown, moves]);
};
