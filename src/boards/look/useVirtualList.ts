import { defaultRangeExtractor, useVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo, type RefObject } from 'react';

export interface VirtualList {
  scroller: RefObject<HTMLElement | null>;
  /** Sizes in pixels, one an item; a new list is measured anew. */
  sizes: readonly number[];
  horizontal?: boolean;
  /** How many items beside the view are drawn ahead. */
  overscan?: number;
  /** Instead of their number, how many pixels they take at least: tall rows need no second one. */
  ahead?: number;
  paddingStart?: number;
  paddingEnd?: number;
  /** How long the view is before it can be measured: what it holds is drawn in the first rendering already. */
  room?: number | undefined;
}

/** The items of the view, and those that begin within so many pixels beside it. */
const reaching =
  (sizes: readonly number[], ahead: number) =>
  ({ startIndex, endIndex, count }: Range): number[] => {
    let [from, to] = [startIndex, endIndex];
    for (let rest = ahead; rest > 0 && from > 0; rest -= sizes[from] ?? 0) from -= 1;
    for (let rest = ahead; rest > 0 && to < count - 1; rest -= sizes[to] ?? 0) to += 1;
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  };

/** Which items of a scrolled list are in the view, for items of known sizes. */
export const useVirtualList = ({
  scroller,
  sizes,
  room = 0,
  ahead,
  ...options
}: VirtualList): Virtualizer<HTMLElement, Element> => {
  // Sizes are read anew for another function that names the items: in the same rendering, where `measure` takes a second.
  // eslint-disable-next-line react/exhaustive-deps
  const getItemKey = useCallback((index: number) => index, [sizes]);
  const rangeExtractor = useMemo(
    () => (ahead === undefined ? defaultRangeExtractor : reaching(sizes, ahead)),
    [sizes, ahead],
  );
  // Its answers are read in the same rendering and passed on as numbers, so nothing stale is kept.
  // eslint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count: sizes.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => sizes[index] ?? 0,
    getItemKey,
    rangeExtractor,
    initialRect: { width: room, height: room },
    ...options,
  });
  return virtualizer;
};
