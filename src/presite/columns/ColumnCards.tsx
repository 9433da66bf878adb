import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { PresiteCard } from './PresiteCard';
import type { Column } from '../schedule/scheduleStore';
import { useSchedule } from '../schedule/ScheduleContext';
import { usePresiteText } from '../schedule/usePresiteText';

/** Pixels of a card: on a phone it has "Assign to..." in words and room for a finger. */
const CARD_HEIGHT = { normal: 88, wide: 104 } as const;
const CARD_GAP = 8;

/** The cards of a column; of a long one only those in the view are in the page. */
export const ColumnCards = ({ column, isWide }: { column: Column; isWide: boolean }) => {
  const { focus } = useSchedule();
  const text = usePresiteText();
  const scroller = useRef<HTMLDivElement>(null);
  const { items } = column;
  const height = isWide ? CARD_HEIGHT.wide : CARD_HEIGHT.normal;
  // Its answers are read in the same rendering and passed on as numbers, so nothing stale is kept.
  // eslint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height + CARD_GAP,
    overscan: 3,
    paddingStart: CARD_GAP,
    paddingEnd: CARD_GAP,
    getItemKey: (index) => items[index]?.item.id ?? index,
  });
  useEffect(
    () =>
      focus.onReveal((id) => {
        const index = items.findIndex(({ item }) => item.id === id);
        if (index < 0) return;
        scroller.current?.closest('[data-column]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        virtualizer.scrollToIndex(index);
      }),
    [focus, items, virtualizer],
  );
  return (
    <div ref={scroller} className="presite-cards" tabIndex={-1}>
      {items.length === 0 && (
        <p className="presite-empty">
          {text(column.date === null ? 'empty_undated' : column.division ? 'empty_unassigned' : 'empty_supervisor')}
        </p>
      )}
      <div className="presite-length" style={{ height: items.length === 0 ? 0 : virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const placed = items[index];
          return (
            placed && (
              <div key={key} className="presite-slot" style={{ top: start, height }}>
                <PresiteCard item={placed.item} mark={placed.mark} isWide={isWide} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
};
