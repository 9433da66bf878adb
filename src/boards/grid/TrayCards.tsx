import { useEffect, useMemo, useRef } from 'react';
import type { Bin } from '#domain/boards/kinds';
import { useBoard } from '../board/BoardContext';
import { BoardCard } from './BoardCard';
import type { Metrics } from '../carry/metrics';
import { useTrayTint } from '../board/useTint';
import { useVirtualList } from '../look/useVirtualList';
import { useShownBin } from '../board/useBin';
import { useBoardText } from '../look/useBoardText';

interface Props {
  bin: Bin;
  metrics: Metrics;
  id?: string;
  labelled?: string;
  /** Its height, where that is known before it is drawn. */
  room?: number;
}

/** The cards of a tray; of a long one only those in the view are in the page. */
export const TrayCards = ({ bin, metrics, id, labelled, room }: Props) => {
  const board = useBoard();
  const { focus } = board.shown;
  const { words } = board.voice;
  const text = useBoardText();
  const scroller = useRef<HTMLDivElement>(null);
  const cards = useShownBin(bin.key);
  useTrayTint(scroller, bin);
  const pitch = metrics.card + metrics.gap;
  const sizes = useMemo(() => Array.from({ length: cards.length }, () => pitch), [cards.length, pitch]);
  const virtualizer = useVirtualList({
    scroller,
    sizes,
    overscan: 2,
    paddingStart: metrics.pad,
    paddingEnd: metrics.pad,
    room,
  });
  useEffect(
    () =>
      focus.onReveal((key) => {
        const index = cards.findIndex((card) => card.key === key);
        if (index >= 0) virtualizer.scrollToIndex(index);
      }),
    [focus, cards, virtualizer],
  );

  return (
    <div
      ref={scroller}
      id={id}
      className="tray-cards"
      data-bin={bin.key}
      role={labelled ? 'tabpanel' : 'group'}
      tabIndex={-1}
      aria-label={
        labelled ?? text('bin_label', { bin: words.bin(bin.key), count: text('cards', { smart_count: cards.length }) })
      }
    >
      {cards.length === 0 && <p className="tray-empty">{text('empty_tray')}</p>}
      <div className="tray-length" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const card = cards[index];
          return (
            card && (
              <div key={card.key} className="tray-slot" style={{ top: start, height: metrics.card }}>
                <BoardCard cardKey={card.key} bin={bin} hasMove={metrics.section > 0} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
};
