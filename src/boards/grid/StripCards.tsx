import { useEffect, useMemo, useRef } from 'react';
import type { Bin } from '#domain/boards/kinds';
import { useBoard } from '../board/BoardContext';
import { BoardCard } from './BoardCard';
import { useShownBin } from '../board/useBin';
import { useBoardText } from '../look/useBoardText';
import type { Metrics } from '../carry/metrics';
import { useTrayTint } from '../board/useTint';
import { useVirtualList } from '../look/useVirtualList';

const WIDTH = 208;

interface Props {
  bin: Bin;
  metrics: Metrics;
  id: string;
}

/** The cards of an open tray of the strip, side by side. */
export const StripCards = ({ bin, metrics, id }: Props) => {
  const board = useBoard();
  const { focus } = board.shown;
  const { words } = board.voice;
  const text = useBoardText();
  const scroller = useRef<HTMLDivElement>(null);
  const cards = useShownBin(bin.key);
  useTrayTint(scroller, bin);
  const pitch = WIDTH + metrics.gap;
  const sizes = useMemo(() => Array.from({ length: cards.length }, () => pitch), [cards.length, pitch]);
  const virtualizer = useVirtualList({
    scroller,
    sizes,
    horizontal: true,
    overscan: 2,
    paddingStart: 12,
    paddingEnd: 12,
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
      className="strip-cards"
      role="group"
      tabIndex={-1}
      style={{ height: metrics.card + 18 }}
      data-bin={bin.key}
      aria-label={text('bin_label', { bin: words.bin(bin.key), count: text('cards', { smart_count: cards.length }) })}
    >
      {cards.length === 0 && <p className="tray-empty">{text('empty_tray')}</p>}
      <div className="strip-length" style={{ width: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const card = cards[index];
          return (
            card && (
              <div key={card.key} className="strip-slot" style={{ left: start, width: WIDTH, height: metrics.card }}>
                <BoardCard cardKey={card.key} bin={bin} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
};
