import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { parseBinKey } from '#domain/boards/bins';
import { useBoard } from '../board/BoardContext';
import { boxOfBin } from '../carry/dragSurface';
import { cardTop, type BoardModel } from '../carry/boardModel';
import type { Box, FixedTarget } from '../carry/hitTest';

const boxOf = (node: Element): Box => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left, top, width, height };
};

/** Tabs and trays that do not scroll with the board; those inside it are found by offsets. */
const fixedTargets = (area: HTMLElement, scroller: HTMLElement): FixedTarget[] =>
  [...area.querySelectorAll<HTMLElement>('[data-bin]')]
    .filter((node) => !scroller.contains(node))
    .flatMap((node) => {
      const bin = parseBinKey(node.dataset.bin ?? '');
      return bin ? [{ bin, box: boxOf(node) }] : [];
    });

/** Scrolls so that a place of the content is free of the heads that stick over it. */
const reveal = (scroller: HTMLElement, { metrics }: BoardModel, { left, top, width, height }: Box): void => {
  const [insetLeft, insetTop] = [metrics.tray + metrics.crew, metrics.head + metrics.groupHead + metrics.section];
  const bottom = top + Math.min(height, scroller.clientHeight - insetTop);
  if (top < scroller.scrollTop + insetTop) scroller.scrollTop = top - insetTop;
  else if (bottom > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = bottom - scroller.clientHeight;
  if (left < scroller.scrollLeft + insetLeft) scroller.scrollLeft = left - insetLeft;
  else if (left + width > scroller.scrollLeft + scroller.clientWidth)
    scroller.scrollLeft = left + width - scroller.clientWidth;
};

/** Tells drags and the keyboard where things are. */
export const useGridSurface = (
  scrollerRef: RefObject<HTMLElement | null>,
  areaRef: RefObject<HTMLElement | null>,
  model: BoardModel,
): void => {
  const board = useBoard();
  const { store } = board;
  const { drag } = board.carry;
  const { focus } = board.shown;
  const latest = useRef(model);
  useLayoutEffect(() => {
    latest.current = model;
  }, [model]);

  useEffect(() => {
    const [scroller, area] = [scrollerRef.current, areaRef.current];
    if (!scroller || !area) return undefined;
    drag.setSurface({
      model: () => latest.current,
      measure: () => ({
        box: { ...boxOf(scroller), width: scroller.clientWidth, height: scroller.clientHeight },
        fixed: fixedTargets(area, scroller),
      }),
      scrolled: () => ({ scrollLeft: scroller.scrollLeft, scrollTop: scroller.scrollTop }),
      scrollBy: (dx, dy) => scroller.scrollBy(dx, dy),
      reveal: (box) => reveal(scroller, latest.current, box),
    });
    const offReveal = focus.onReveal((key) => {
      const bin = store.binOf(key);
      const box = bin === undefined ? undefined : boxOfBin(latest.current, bin);
      if (bin === undefined || !box) return;
      const { metrics } = latest.current;
      const index = store.cardsIn(bin).findIndex((card) => card.key === key);
      reveal(scroller, latest.current, {
        ...box,
        top: box.top + cardTop(index, metrics, box.lanes) - metrics.gap,
        height: metrics.card + 2 * metrics.gap,
      });
    });
    return () => {
      drag.setSurface(null);
      offReveal();
    };
  }, [drag, focus, store, scrollerRef, areaRef]);
};
