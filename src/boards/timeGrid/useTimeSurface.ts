import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { drawn, HOUR_PX, type Span } from '#domain/boards/timeGrid/gridGeometry';
import type { Box, Point } from '../../drag/point';
import { useBoard } from '../board/BoardContext';
import { followScroll } from '../grid/followScroll';
import { screenBox, screenTargets } from '../grid/screenTargets';
import { blockTop, boxOf, rowOfBin, type TimeGridModel } from '../carry/timeGridModel';
import { timeHit } from '../carry/timeHit';

/** A card of a tray is held at its middle, a block where it was taken. */
const gripOf = (span: Span | null, at: Point, scroller: HTMLElement, { left }: TimeGridModel): number =>
  span ? at.x - scroller.getBoundingClientRect().left + scroller.scrollLeft - left - drawn(span).left : HOUR_PX / 8;

/** Scrolls so that a place of the content is free of the heads and names that stick over it. */
const reveal = (
  scroller: HTMLElement,
  { left: inset, head }: TimeGridModel,
  { left, top, width, height }: Box,
): void => {
  const { clientWidth, clientHeight } = scroller;
  if (top < scroller.scrollTop + head) scroller.scrollTop = top - head;
  else if (top + height > scroller.scrollTop + clientHeight) scroller.scrollTop = top + height - clientHeight;
  if (left < scroller.scrollLeft + inset) scroller.scrollLeft = left - inset - 8;
  else if (left + width > scroller.scrollLeft + clientWidth)
    scroller.scrollLeft = Math.min(left - inset, left + width - clientWidth) + 8;
};

/** Tells drags and the keyboard where things are. */
export const useTimeSurface = (
  scrollerRef: RefObject<HTMLElement | null>,
  areaRef: RefObject<HTMLElement | null>,
  model: TimeGridModel,
): void => {
  const board = useBoard();
  const { timeDrag } = board.carry;
  const { focus } = board.shown;
  const latest = useRef(model);
  useLayoutEffect(() => {
    latest.current = model;
  }, [model]);

  useEffect(() => {
    const [scroller, area] = [scrollerRef.current, areaRef.current];
    if (!scroller || !area || !timeDrag) return undefined;
    const scrolled = followScroll(scroller);
    timeDrag.setSurface({
      aim: (at, span) => {
        const { left, head } = latest.current;
        const box = { ...screenBox(scroller), width: scroller.clientWidth, height: scroller.clientHeight };
        const fixed = screenTargets(area);
        const grip = gripOf(span, at, scroller, latest.current);
        return {
          box,
          inset: { left, top: head },
          hitAt: (point) =>
            timeHit(
              {
                model: latest.current,
                view: { box, ...scrolled.at() },
                fixed,
                grip,
                span,
              },
              point,
            ),
        };
      },
      scrollBy: scrolled.by,
      boxOf: (bin, span) => {
        const row = rowOfBin(latest.current, bin.key);
        return row && boxOf(latest.current, row, drawn(span));
      },
      reveal: (box) => reveal(scroller, latest.current, box),
    });
    const offReveal = focus.onReveal((key) => {
      const { rows, left, metrics } = latest.current;
      for (const row of rows) {
        const block = row.blocks.find(({ item }) => item.key === key);
        if (block)
          return reveal(scroller, latest.current, {
            left: left + block.left,
            top: row.top + blockTop(block.lane, metrics),
            width: block.width,
            height: metrics.card,
          });
      }
    });
    return () => {
      timeDrag.setSurface(null);
      offReveal();
      scrolled.end();
    };
  }, [timeDrag, focus, scrollerRef, areaRef]);
};
