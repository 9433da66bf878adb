import { memo, useRef } from 'react';
import type { Bin } from '#domain/boards/kinds';
import { useBoard } from '../board/BoardContext';
import { BoardCard } from '../grid/BoardCard';
import { useGridText } from './useGridText';
import { useResize } from './useResize';

interface Props {
  cardKey: string;
  bin: Bin;
  left: number;
  width: number;
  top: number;
  height: number;
  isDoubled: boolean;
}

/** A visit on the grid: a card that is as wide as it is long, with its end on the right to drag [WRB-001]. */
export const VisitBlock = memo(function VisitBlock({ cardKey, bin, left, width, top, height, isDoubled }: Props) {
  const board = useBoard();
  const { store } = board;
  const { words } = board.voice;
  const { pickRefusal } = board.carry;
  const text = useGridText();
  const block = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  const onPointerDown = useResize({ cardKey, bin, block, label });
  const mayResize = store.facts().rights.can_edit && pickRefusal(cardKey) === null;
  return (
    <div ref={block} className={`tg-block${width < 130 ? ' is-narrow' : ''}`} style={{ left, width, top, height }}>
      <BoardCard cardKey={cardKey} bin={bin} isDoubled={isDoubled} />
      {mayResize && (
        <button
          type="button"
          className="tg-handle"
          tabIndex={-1}
          aria-label={text('change_end', { job: words.job(cardKey) })}
          onPointerDown={onPointerDown}
        />
      )}
      <span ref={label} className="tg-resized" hidden />
    </div>
  );
});
