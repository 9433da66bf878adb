import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useBoard } from '../board/BoardContext';
import { followScroll } from './followScroll';
import { screenBox, screenTargets } from './screenTargets';
import type { Box } from '../../drag/point';
import { boxOfBin } from '../carry/boardSurface';
import { cardTop, type BoardModel } from '../carry/boardModel';

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
  const { weekDrag } = board.carry;
  const { focus } = board.shown;
  const latest = useRef(model);
  useLayoutEffect(() => {
    latest.current = model;
    weekDrag?.renew();
  }, [model, weekDrag]);

  useEffect(() => {
    const [scroller, area] = [scrollerRef.current, areaRef.current];
    if (!scroller || !area) return undefined;
    const scrolled = followScroll(scroller);
    weekDrag?.setSurface({
      model: () => latest.current,
      measure: () => ({
        box: { ...screenBox(scroller), width: scroller.clientWidth, height: scroller.clientHeight },
        // Those inside the scrolled content are found by offsets.
        fixed: screenTargets(area, scroller),
      }),
      scrolled: scrolled.at,
      scrollBy: scrolled.by,
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
      weekDrag?.setSurface(null);
      offReveal();
      scrolled.end();
    };
  }, [weekDrag, focus, store, scrollerRef, areaRef]);
};
