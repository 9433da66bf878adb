import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';

export interface VirtualList {
  scroller: RefObject<HTMLElement | null>;
  /** Sizes in pixels, one an item; a new list is measured anew. */
  sizes: readonly number[];
  horizontal?: boolean;
  overscan: number;
  paddingStart?: number;
  paddingEnd?: number;
}

/** Which items of a scrolled list are in the view, for items of known sizes. */
export const useVirtualList = ({ scroller, sizes, ...options }: VirtualList): Virtualizer<HTMLElement, Element> => {
  // Its answers are read in the same rendering and passed on as numbers, so nothing stale is kept.
  // eslint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count: sizes.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => sizes[index] ?? 0,
    ...options,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, sizes]);
  return virtualizer;
};
