import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { parseBinKey } from '#domain/boards/bins';
import { useBoard } from '../board/BoardContext';
import type { Box, FixedTarget } from '../grid/hitTest';
import { blockTop, type TimeGridModel } from './timeGridModel';

const screenBox = (node: Element): Box => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left, top, width, height };
};

/** Everything that says which bin it is: trays and their tabs, inside the scrolled content and above it. */
const fixedTargets = (area: HTMLElement): FixedTarget[] => [...area.querySelectorAll<HTMLElement>('[data-bin]')].flatMap((node) => {
  const bin = parseBinKey(node.dataset.bin ?? '');
  return bin ? [{ bin, box: screenBox(node) }] : [];
});

/** Scrolls so that a place of the content is free of the heads and names that stick over it. */
const reveal = (scroller: HTMLElement, { left: inset, head }: TimeGridModel, { left, top, width, height }: Box): void => {
  const { clientWidth, clientHeight } = scroller;
  if (top < scroller.scrollTop + head) scroller.scrollTop = top - head;
  else if (top + height > scroller.scrollTop + clientHeight) scroller.scrollTop = top + height - clientHeight;
  if (left < scroller.scrollLeft + inset) scroller.scrollLeft = left - inset - 8;
  else if (left + width > scroller.scrollLeft + clientWidth) scroller.scrollLeft = Math.min(left - inset, left + width - clientWidth) + 8;
};

/** Tells drags and the keyboard where things are. */
export const useTimeSurface = (scrollerRef: RefObject<HTMLElement | null>, areaRef: RefObject<HTMLElement | null>, model: TimeGridModel): void => {
  const { timeDrag, focus } = useBoard();
  const latest = useRef(model);
  useLayoutEffect(() => { latest.current = model; }, [model]);

  useEffect(() => {
    const [scroller, area] = [scrollerRef.current, areaRef.current];
    if (!scroller || !area || !timeDrag) return undefined;
    timeDrag.setTimeSurface({
      model: () => latest.current,
      measure: () => ({ box: { ...screenBox(scroller), width: scroller.clientWidth, height: scroller.clientHeight }, fixed: fixedTargets(area) }),
      scrolled: () => ({ scrollLeft: scroller.scrollLeft, scrollTop: scroller.scrollTop }),
      scrollBy: (dx, dy) => scroller.scrollBy(dx, dy),
      reveal: (box) => reveal(scroller, latest.current, box),
    });
    const offReveal = focus.onReveal((key) => {
      const { rows, left, metrics } = latest.current;
      for (const row of rows) {
        const block = row.blocks.find(({ item }) => item.key === key);
        if (block) return reveal(scroller, latest.current, { left: left + block.left, top: row.top + blockTop(block.lane, metrics), width: block.width, height: metrics.card });
      }
    });
    return () => {
      timeDrag.setTimeSurface(null);
      offReveal();
    };
  }, [timeDrag, focus, scrollerRef, areaRef]);
};
