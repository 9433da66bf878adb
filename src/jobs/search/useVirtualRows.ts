import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ResultsProps } from './ResultsProps';

/** Rows beyond the visible ones that stay in the page [JS-016 UI-025]. */
const OVERSCAN = 5;

type Wanted = Pick<ResultsProps, 'rows' | 'onEnd' | 'place' | 'onPlace'> & {
  /** Pixels: of every row, or a first guess when rows are measured. */
  height: number;
};

/**
 * The rows in view, kept at the place where the list was left; asks for more before the last row is reached [JS-008].
 */
export const useVirtualRows = ({ rows, onEnd, place, onPlace, height }: Wanted) => {
  const frame = useRef<HTMLDivElement>(null);
  // Its answers are read in the same rendering, so nothing stale is kept.
  // eslint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    getItemKey: (index) => rows[index]?.id ?? index,
    initialOffset: place.scrolled,
  });
  // Rows of another height stand elsewhere, also those that were drawn before.
  useLayoutEffect(() => virtual.measure(), [virtual, height]);
  const first = useRef(place.scrolled);
  useLayoutEffect(() => {
    frame.current?.scrollTo({ top: first.current });
  }, []);

  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= rows.length - OVERSCAN) onEnd();
  }, [last, rows.length, onEnd]);

  useEffect(() => {
    const element = frame.current;
    const scrolled = (): void => onPlace({ scrolled: element?.scrollTop ?? 0 });
    element?.addEventListener('scroll', scrolled, { passive: true });
    return () => element?.removeEventListener('scroll', scrolled);
  }, [onPlace]);
  return { frame, virtual, items };
};
