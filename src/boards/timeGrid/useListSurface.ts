import { useEffect, type RefObject } from 'react';
import { parseBinKey } from '#domain/boards/bins';
import type { Bin } from '#domain/boards/kinds';
import { nextVisitOf } from '#domain/boards/timeGrid/nextVisitOf';
import { spanOf } from '#domain/boards/timeGrid/visitCard';
import { useBoard } from '../board/BoardContext';
import type { Box } from '../../drag/point';
import { inside } from '../carry/hitTest';
import { screenBox, screenTargets } from '../grid/screenTargets';

/**
 * Drags on a phone: a fieldworker's section takes a visit with its times, and a card of a tray behind the last visit of
 * the day.
 */
export const useListSurface = (
  scrollerRef: RefObject<HTMLElement | null>,
  areaRef: RefObject<HTMLElement | null>,
): void => {
  const board = useBoard();
  const { store } = board;
  const { timeDrag } = board.carry;
  useEffect(() => {
    const [scroller, area] = [scrollerRef.current, areaRef.current];
    if (!scroller || !area || !timeDrag) return undefined;
    const inContent = ({ left, top, width, height }: Box): Box => {
      const origin = screenBox(scroller);
      return { left: left - origin.left, top: top - origin.top + scroller.scrollTop, width, height };
    };
    const sections = (): { bin: Bin; box: Box }[] =>
      [...scroller.querySelectorAll<HTMLElement>('[data-visits-of]')].flatMap((node) => {
        const bin = parseBinKey(node.dataset.visitsOf ?? '');
        return bin ? [{ bin, box: inContent(screenBox(node)) }] : [];
      });
    timeDrag.setSurface({
      aim: (_at, span) => {
        const box = { ...screenBox(scroller), width: scroller.clientWidth, height: scroller.clientHeight };
        const [places, fixed] = [sections(), screenTargets(area)];
        return {
          box,
          inset: { left: 0, top: 0 },
          hitAt: (point) => {
            const tray = fixed.find((one) => inside(one.box, point));
            if (tray) return { bin: tray.bin };
            const at = { x: point.x - box.left, y: point.y - box.top + scroller.scrollTop };
            const place = inside(box, point) ? places.find((one) => inside(one.box, at)) : undefined;
            if (!place) return null;
            return {
              ...place,
              span: span ?? nextVisitOf(store.cardsIn(place.bin.key).flatMap((card) => spanOf(card) ?? [])),
            };
          },
        };
      },
      scrollBy: (_dx, dy) => scroller.scrollBy(0, dy),
      boxOf: ({ key }) => sections().find(({ bin }) => bin.key === key)?.box,
      reveal: ({ top, height }) => {
        if (top < scroller.scrollTop) scroller.scrollTop = top;
        else if (top + height > scroller.scrollTop + scroller.clientHeight)
          scroller.scrollTop = top + height - scroller.clientHeight;
      },
    });
    return () => timeDrag.setSurface(null);
  }, [timeDrag, store, scrollerRef, areaRef]);
};
