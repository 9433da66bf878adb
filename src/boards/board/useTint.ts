import { useLayoutEffect, type RefObject } from 'react';
import type { Bin } from '#domain/boards/kinds';
import { tintOf } from '../carry/held';
import { useBoard } from './BoardContext';

const setData = (node: HTMLElement | null, name: 'tint' | 'over', value: string | undefined): void => {
  if (!node || node.dataset[name] === value) return;
  if (value === undefined) delete node.dataset[name];
  else node.dataset[name] = value;
};

/**
 * Colours the bins of a zone while a card is held: they take it, or they refuse it. Written on the element itself: a
 * pick-up renders no bin.
 */
export const useTint = (node: RefObject<HTMLElement | null>, zone: string): void => {
  const { drag } = useBoard().carry;
  useLayoutEffect(() => {
    const draw = (): void => setData(node.current, 'tint', tintOf(drag.held.get(), zone));
    draw();
    return drag.held.subscribe(draw);
  }, [node, drag, zone]);
};

/** As {@link useTint}, for a tray, which is also marked while the held card is over it. */
export const useTrayTint = (node: RefObject<HTMLElement | null>, { key, zone }: Bin): void => {
  const { over } = useBoard().shown.marks;
  useTint(node, zone);
  useLayoutEffect(() => {
    const draw = (): void => setData(node.current, 'over', over.get(key));
    draw();
    return over.subscribe(key, draw);
  }, [node, over, key]);
};
